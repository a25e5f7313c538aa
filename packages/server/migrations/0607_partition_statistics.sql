-- What is known of a table stays with the part that it has become.
analyze audit_log;
analyze message;
analyze document_entry;
