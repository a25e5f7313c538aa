-- The carrier's number of a booking, apart from the number of the bill; of each order that is combined into a bill.
alter table si_record add column booking_no text collate "C" not null default '';
alter table si_master_bill add column merged_booking_no text collate "C" not null default '',
  add column merged_booking_mirror text collate "C" not null default '';
