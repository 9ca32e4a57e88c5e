"""python -m devtools house: what a walk through the house shows, in numbers; --write puts them into docs/house.md."""
