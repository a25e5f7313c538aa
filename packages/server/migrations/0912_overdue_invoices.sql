-- outside a transaction
-- unpaid bills of a company, the oldest first: the page of risks opens with the customers that owe them
create index concurrently if not exists invoice_unpaid_due on invoice (company_id, due_day) where state in (2, 3) and removed_at is null;
create index concurrently if not exists release_application_company on release_application (company_id, id desc) where removed_at is null;
