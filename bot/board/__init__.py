"""Boards and the other public places of tables: how they look, where they stand, who asks for one."""
