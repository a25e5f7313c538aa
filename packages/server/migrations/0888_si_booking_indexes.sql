-- outside a transaction
create index concurrently if not exists si_record_booking_begins on si_record (booking_no) where delete_mark = 0;
create index concurrently if not exists si_master_bill_booking on si_master_bill (merged_booking_no) where merged_booking_no <> '';
