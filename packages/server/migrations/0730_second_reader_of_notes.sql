-- The second reader of booking notes is switched on apart from that of rate texts: a note names people and companies.
alter table freight_setting add column second_reader_notes boolean not null default false;
