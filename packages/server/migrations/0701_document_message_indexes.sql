-- outside a transaction
create index concurrently if not exists booking_message_log on booking_message (company_id, document_kind, create_time desc, id desc);
-- One message of a record is on its way at a time. Keys of two kinds may be equal.
create unique index concurrently if not exists booking_message_under_way on booking_message (document_kind, booking_id)
  where direction = 'out' and not test and state in ('waiting', 'sent');
drop index concurrently if exists booking_message_open;
