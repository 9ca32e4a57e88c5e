"""How much must be there. Both switches only ever turn one way."""

# Domains that must be there in every language. One that is not named is checked as soon as its first file exists.
MANDATORY = ("app", "jinro_nine", "ultimate_thirteen", "event_jinro", "langrensha", "witch_trial")

# With every screen built, an id of `app` that no screen says is a complaint.
SCREENS_ARE_COMPLETE = False
