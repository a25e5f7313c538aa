-- Accepted bookings count against the credit of their customer until they are billed. Invoicing writes the day.
alter table booking add column billed_on date;
create index booking_unbilled_joined on booking (staff_id, company_id) include (price_id)
  where operator_id is not null and state in (2, 5, 6, 10) and billed_on is null and price_id is not null and removed_at is null;
create index booking_unbilled_own on booking (staff_id, customer_code) include (price_id)
  where operator_id is null and state in (2, 5, 6, 10) and billed_on is null and price_id is not null and removed_at is null;
