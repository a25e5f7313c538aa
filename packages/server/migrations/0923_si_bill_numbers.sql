-- outside a transaction
-- a release finds the order of a bill by its number
create index concurrently if not exists si_record_mbl on si_record (operator_id, mbl_no) where mbl_no <> '' and delete_mark = 0;
create index concurrently if not exists si_record_split_mbl on si_record (operator_id, split_mbl_no) where split_mbl_no <> '' and delete_mark = 0;
