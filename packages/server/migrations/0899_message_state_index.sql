-- outside a transaction
create index concurrently if not exists booking_message_state on booking_message (company_id, document_kind, state, create_time desc, id desc);
