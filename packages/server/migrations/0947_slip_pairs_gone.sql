-- outside a transaction
drop index concurrently if exists box_slip_pairs;
