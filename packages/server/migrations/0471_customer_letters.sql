-- Whoever adds a customer holds the counter of its numbers until he has written it: its letters wait for the next cleaning of the indexes. The lists of
-- them are short, as each search reads them.
alter index customer_pairs set (fastupdate = on, gin_pending_list_limit = 1024);
alter index customer_core_pairs set (fastupdate = on, gin_pending_list_limit = 1024);
