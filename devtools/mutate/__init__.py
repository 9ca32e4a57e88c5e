"""Plants small faults in the rules, one at a time and never on disk, and counts those that a scenario notices."""
