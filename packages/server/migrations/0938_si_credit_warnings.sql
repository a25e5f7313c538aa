-- Of the warnings of a record, those that its order's credit gives: they are counted anew when the credit or another bill of the order changes.
alter table si_record add column credit_warnings integer not null default 0;
