-- outside a transaction
alter table partner_handover validate constraint partner_handover_state;
create index concurrently if not exists partner_handover_open on partner_handover (from_id, to_id) where state = 'moving';
