-- outside a transaction
create index concurrently if not exists rate_inquiry_asked on rate_inquiry (company_id, customer_code, id desc) where asked_by is not null;
alter table rate_inquiry validate constraint rate_inquiry_asked_by;
