-- outside a transaction
drop index concurrently if exists manifest_pairs;
