-- outside a transaction
create index concurrently if not exists booking_message_pairs on booking_message using gin (letter_pairs(upper(booking_no || ' ' || words)))
  with (fastupdate = off);
