-- The cut-off that an order was reminded of: reminders start again when it moves. Null: reminded before this was kept.
alter table si_chase add column deadline timestamptz(3);
