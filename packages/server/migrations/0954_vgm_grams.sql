-- outside a transaction
create index concurrently if not exists vgm_grams on vgm using gin (letter_grams(upper(bill_no || ' ' || box_no))) with (fastupdate = off);
