-- Fees that are booked once: of a later cut-off once an order, of an instruction past its cut-off once a bill. Null: of an earlier release, which booked
-- both with each submission.
alter table late_request add column fee_booked boolean;
alter table late_request alter column fee_booked set default false;
alter table si_record add column late_booked boolean;
alter table si_record alter column late_booked set default false;
