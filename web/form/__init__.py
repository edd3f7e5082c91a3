"""The inputs of a form on the page: what each shows, and what a press on part of it makes."""
