-- outside a transaction
create index concurrently if not exists box_slip_grams on box_slip using gin (letter_grams(search)) with (fastupdate = off);
