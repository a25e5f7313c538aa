-- Sheets of carriers as data: cells by field, and the table of boxes.
alter table si_channel add column layout text not null default '';
