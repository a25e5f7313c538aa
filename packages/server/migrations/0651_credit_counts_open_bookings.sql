-- Accepted bookings count against the credit of their customer until they are billed. Invoicing writes the day.
alter table booking add column billed_on date;
