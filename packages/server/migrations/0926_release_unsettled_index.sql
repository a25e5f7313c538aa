-- outside a transaction
-- risk of a customer by settlements that were reversed after a release
create index concurrently if not exists release_application_unsettled on release_application (customer_id) where unsettled_invoice_id is not null;
