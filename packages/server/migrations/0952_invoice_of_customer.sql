-- outside a transaction
create index concurrently if not exists invoice_of_customer on invoice (company_id, customer_code, update_time desc, id desc)
  where removed_at is null and merged_into is null;
