-- outside a transaction
create index concurrently if not exists manifest_deadline on manifest (staff_id, coalesce(deadline, 'infinity'), id desc)
  where removed_at is null and merged_into is null;
create index concurrently if not exists manifest_agent_cutoff on manifest (staff_id, coalesce(agent_cutoff, 'infinity'), id desc)
  where removed_at is null and merged_into is null;
