"""What Devil asks on desks, in words: the plan, packing, answers, and the facts to decide them by."""
