"""How much must be there."""

# Domains that must be there in every language. One that is not named is checked as soon as its first file exists.
MANDATORY = ("app", "jinro_nine", "ultimate_thirteen", "event_jinro", "langrensha", "witch_trial")
