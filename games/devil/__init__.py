"""Deal with the Devil: rules, face, wordings and balance."""
