-- What special cargo says of a container or a goods line, by wire name: dangerous goods, reefer settings, dimensions, tare, VGM. Most rows say nothing.
alter table si_container add column special jsonb not null default '{}';
alter table si_line add column special jsonb not null default '{}';

alter table si_record
  add column payable_at text not null default '',
  add column issue_place text not null default '',
  add column originals integer not null default 0,
  add column carried text not null default '';
