-- A second reader of pasted texts may be switched on by each company; what it pointed to is kept with the text, so that answers do not ask it again.
alter table freight_setting add column second_reader boolean not null default false;
alter table freight_reading add column pointed jsonb not null default '[]';
