-- Employees who saved the set: they are told when another of them saves it.
alter table si_draft_set add column writers bigint[] not null default '{}';
update si_draft_set set writers = array[saved_by];
