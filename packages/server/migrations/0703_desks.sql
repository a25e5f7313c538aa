-- A claim that somebody with the right to assign has made holds until the record leaves the desk; others end after the time of the kind.
alter table document_claim add column assigned boolean not null default false;
