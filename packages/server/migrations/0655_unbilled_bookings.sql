-- outside a transaction
-- Open items of customers: bookings of companies that have joined, and of those that a forwarder books for.
create index concurrently if not exists booking_unbilled_joined on booking (staff_id, company_id) include (price_id)
  where operator_id is not null and state in (2, 5, 6, 10) and billed_on is null and price_id is not null and removed_at is null;
create index concurrently if not exists booking_unbilled_own on booking (staff_id, customer_code) include (price_id)
  where operator_id is null and state in (2, 5, 6, 10) and billed_on is null and price_id is not null and removed_at is null;
