-- outside a transaction
create index concurrently if not exists si_channel_carrier on si_channel (company_id, carrier_code)
  where enabled and removed_at is null and merged_into is null;
