# Open tables: people of several servers, on no server.

open-closed = [Table { $table }]({ $link }), **{ $game }**, was closed: the game ends without a result.
vote-called-open = All players have the vote in their direct messages. You've said yes.
trouble-not-at-open-table = This table stands on no server, and that needs one. `/play` finds you another table.
