-- outside a transaction
create index concurrently if not exists manifest_grams on manifest using gin (letter_grams(search)) with (fastupdate = off);
