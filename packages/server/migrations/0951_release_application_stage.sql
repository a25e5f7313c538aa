-- outside a transaction
create index concurrently if not exists release_application_stage on release_application (company_id, state, update_time desc, id desc)
  where removed_at is null and merged_into is null;
