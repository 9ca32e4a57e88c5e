const story = JSON.parse(document.getElementById("story").textContent);
const steps = Array.from(document.querySelectorAll(".log > li"));
const seats = Array.from(document.querySelectorAll(".seat"));
const range = document.getElementById("at");
const now = document.getElementById("now");
const play = document.getElementById("play");
const moment = document.getElementById("when");
const ring = document.querySelector(".ring");
const threads = document.querySelector(".threads");
const drawn = document.querySelector("svg").namespaceURI;
let timer = null;

function medallion(id) {
    const svg = document.createElementNS(drawn, "svg");
    const use = document.createElementNS(drawn, "use");
    svg.setAttribute("class", "medallion");
    use.setAttribute("href", "#m-" + id);
    svg.append(use);
    return svg;
}

function light(seat, state) {
    seat.classList.toggle("out", !state[0]);
    const role = story.roles[state[1]];
    seat.querySelector(".lantern .secret").replaceChildren(...(role ? [medallion(role[0])] : []));
    seat.querySelector(".is").textContent = role ? role[1] : "";
    seat.querySelector(".tags").textContent = state[2].join(" · ");
}

function part(tag, kind, attributes) {
    const made = document.createElementNS(drawn, tag);
    made.setAttribute("class", kind);
    Object.keys(attributes).forEach((name) => made.setAttribute(name, attributes[name]));
    return made;
}

// A red thread with an ink edge, a knot at its start, an arrow at its end.
function thread(to, unit) {
    const along = curve(to, 20 * unit);
    return [
        part("path", "edge", { d: along, "stroke-width": 11 * unit }),
        part("path", "thread", { d: along, "stroke-width": 6 * unit }),
        part("path", "knot", { d: arrow(to, 32 * unit, 15 * unit), "stroke-width": 2.5 * unit }),
        part("circle", "knot", { cx: to.start.x, cy: to.start.y, r: 9 * unit, "stroke-width": 2.5 * unit }),
    ];
}

function middleOf(item, frame) {
    const box = item.getBoundingClientRect();
    return { x: box.x + box.width / 2 - frame.x, y: box.y + box.height / 2 - frame.y };
}

// What was secret stays so as long as it is shut.
function isOpen(secret, seat) {
    return !secret || !document.body.classList.contains("shut") || seats[seat].classList.contains("open");
}

function point() {
    const [secret, actor, ...aims] = story.acts[Number(range.value)];
    const seen = aims.filter((aim) => isOpen(secret, aim[0]));
    seats.forEach((seat, place) => {
        seat.classList.toggle("acts", place === actor && isOpen(secret, actor));
        seat.classList.toggle("aimed", seen.some((aim) => aim.length > 2 && aim.indexOf(place) > 0));
    });
    const frame = ring.getBoundingClientRect();
    const one = seats[0].querySelector(".place").getBoundingClientRect();
    const unit = one.width / 130;
    const at = seats.map((seat) => middleOf(seat.querySelector(".place"), frame));
    const to = seats.map((seat, place) => (seen.find((aim) => aim[0] === place && aim.length === 2) || [])[1] ?? -1);
    const half = { x: one.width / 2 + 4 * unit, y: one.height / 2, gap: 8 * unit };
    threads.setAttribute("viewBox", `0 0 ${frame.width} ${frame.height}`);
    threads.replaceChildren(...lines(to, at, { x: frame.width / 2, y: frame.height / 2 }, half, unit)
        .filter((line) => line !== null).flatMap((line) => thread(line, unit)));
}

function show(at) {
    at = Math.max(0, Math.min(steps.length - 1, at));
    range.value = at;
    steps.forEach((step, place) => {
        if (place === at) step.setAttribute("aria-current", "step");
        else step.removeAttribute("aria-current");
    });
    const log = steps[at].parentElement;
    log.scrollTop = steps[at].offsetTop - log.offsetTop - log.clientHeight / 3;
    moment.textContent = steps[at].querySelector(".when").textContent;
    now.replaceChildren(...Array.from(steps[at].childNodes, (node) => node.cloneNode(true)));
    story.rings[story.at[at]].forEach((state, place) => light(seats[place], state));
    point();
}

// Who goes through it wants to see the table.
function go(at) {
    show(at);
    ring.scrollIntoView({ block: "nearest" });
}

function stop() {
    clearInterval(timer);
    timer = null;
    play.classList.remove("plays");
    play.setAttribute("aria-label", play.dataset.play);
}

function next() {
    if (Number(range.value) >= steps.length - 1) stop();
    else show(Number(range.value) + 1);
}

play.addEventListener("click", () => {
    if (timer !== null) return stop();
    if (Number(range.value) >= steps.length - 1) go(0);
    timer = setInterval(next, 1800);
    play.classList.add("plays");
    play.setAttribute("aria-label", play.dataset.pause);
});
document.getElementById("back").addEventListener("click", () => go(Number(range.value) - 1));
document.getElementById("on").addEventListener("click", () => go(Number(range.value) + 1));
document.getElementById("roles").addEventListener("change", (event) => {
    document.body.classList.toggle("shut", !event.target.checked);
    document.querySelectorAll(".open").forEach((seat) => seat.classList.remove("open"));
    point();
});
document.querySelectorAll(".opens").forEach((button) => button.addEventListener("click", () => {
    const seat = button.parentElement.dataset.seat;
    document.querySelectorAll(`[data-seat="${seat}"]`).forEach((item) => item.classList.add("open"));
    point();
}));
steps.forEach((step, place) => step.addEventListener("click", () => show(place)));
range.addEventListener("input", () => show(Number(range.value)));
document.addEventListener("keydown", (event) => {
    if (event.target === range || event.ctrlKey || event.altKey || event.metaKey) return;
    const way = { ArrowLeft: -1, ArrowRight: 1, Home: -steps.length, End: steps.length }[event.key];
    if (way === undefined) return;
    event.preventDefault();
    go(Number(range.value) + way);
});
document.querySelectorAll("a[data-step]").forEach((link) => link.addEventListener("click", (event) => {
    event.preventDefault();
    go(Number(link.dataset.step));
}));
function asked() {
    const step = /^#at-(\d+)$/.exec(location.hash);
    show(step ? Number(step[1]) : steps.length - 1);
}
window.addEventListener("hashchange", asked);
window.addEventListener("resize", point);
document.body.classList.add("scripted");
asked();
