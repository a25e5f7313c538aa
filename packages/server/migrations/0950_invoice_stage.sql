-- outside a transaction
create index concurrently if not exists invoice_stage on invoice (company_id, state, update_time desc, id desc)
  where removed_at is null and merged_into is null;
