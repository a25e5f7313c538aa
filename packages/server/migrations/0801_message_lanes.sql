-- outside a transaction
-- One message of a record is on its way at a time; where the record does not wait for answers, until it has left.
create unique index concurrently if not exists booking_message_next on booking_message (document_kind, booking_id)
  where direction = 'out' and not test and (state = 'waiting' or state = 'sent' and awaited);
drop index concurrently if exists booking_message_under_way;
create index concurrently if not exists booking_message_control on booking_message (company_id, control) where control <> '';
create index concurrently if not exists booking_message_more on booking_message using gin (more_ids) where more_ids <> '{}';
create index concurrently if not exists packing_channel_place on packing_channel (company_id, place)
  where enabled and removed_at is null and merged_into is null;
create unique index concurrently if not exists packing_channel_door on packing_channel (door);
