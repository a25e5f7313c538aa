-- outside a transaction
-- The log of some kinds of documents reads entries of all their records, the newest first.
create index concurrently if not exists document_entry_kind on document_entry (kind, at desc, id desc);
