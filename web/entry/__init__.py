"""Who is let in to the pages: what an address may take up, who asks, whose turn it is."""
