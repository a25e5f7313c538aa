-- Totals of bookings are shown with thousands: USD 14,740.00 instead of USD 14740.00.
update booking set price_total = regexp_replace(price_total, '(\d)(?=(?:\d{3})+(?:\.|\M))', '\1,', 'g')
where price_total ~ '\d{4}';
