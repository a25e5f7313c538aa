-- How many originals of a bill are lost: a letter stands for these, and the others are asked for. Null in rows from before, where `lost` says that
-- the whole set is.
alter table release_bill add column lost_copies integer;
