-- outside a transaction
create index concurrently if not exists release_application_of_customer on release_application (company_id, customer_code, update_time desc, id desc)
  where removed_at is null and merged_into is null;
