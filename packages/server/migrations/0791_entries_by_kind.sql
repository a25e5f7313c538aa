-- The log of some kinds of documents reads entries of all their records, the newest first.
create index document_entry_kind on document_entry (kind, at desc, id desc);
