-- What an amendment is to cost where the price of the booking is not for it (PriceChange), with the rate behind it that no reader is told.
alter table booking_request add column price jsonb;
