-- A handover of many duties moves them in steps, each in a transaction of its own, and goes on after a worker that died.
-- `undone` stands when everything was looked at; until then `given_back` counts the items that were, and `restored` those that went back.
alter table partner_handover add column state text not null default 'done', add column duties text[],
  add column total integer not null default 0, add column given_back integer not null default 0, add column restored integer not null default 0;
alter table partner_handover add constraint partner_handover_state check (state in ('moving', 'done', 'returning')) not valid;
