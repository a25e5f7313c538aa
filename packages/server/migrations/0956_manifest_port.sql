-- outside a transaction
create index concurrently if not exists manifest_staff_port on manifest (staff_id, regime, pol, state, update_time desc, id desc)
  where removed_at is null and merged_into is null;
