-- outside a transaction
create index concurrently if not exists booking_message_grams on booking_message using gin (letter_grams(upper(booking_no || ' ' || words)))
  with (fastupdate = off);
