-- outside a transaction
drop index concurrently if exists booking_message_pairs;
