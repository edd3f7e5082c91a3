"""Architects of the West Kingdom: rules, face, wordings and balance."""
