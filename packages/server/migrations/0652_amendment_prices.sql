-- Proposed price of an amendment where the price of the booking is not for it (PriceChange), with the rate behind it, which no reader is told.
alter table booking_request add column price jsonb;
