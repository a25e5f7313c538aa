-- outside a transaction
-- A key of a divided table holds the column that divides it.
create unique index concurrently if not exists audit_log_place on audit_log (id, at);
create unique index concurrently if not exists message_place on message (id, create_time);
create unique index concurrently if not exists document_entry_place on document_entry (id, at);
alter table audit_log validate constraint before_boundary;
alter table message validate constraint before_boundary;
alter table document_entry validate constraint before_boundary;
