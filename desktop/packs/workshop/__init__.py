"""Where a pack of parts is made by choosing."""
