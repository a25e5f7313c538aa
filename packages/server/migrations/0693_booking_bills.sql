-- Number of bills of lading of a booking: charges by bill are priced by it. Bookings so far count as one, or as their price counted them.
alter table booking add column bills integer default 1 check (bills between 1 and 99);
update booking b set bills = least(99, priced.bills) from (
  select p.id, max((c ->> 'Quantity')::numeric)::integer as bills from booking_price p, jsonb_array_elements(p.facts -> 'Charges') c
    where c ->> 'Basis' = 'B' group by p.id) priced
  where priced.id = b.price_id and priced.bills > 1;
-- amendments that are open go on with the number of their booking
update booking_request r set content = jsonb_set(r.content, '{Values,Bills}', to_jsonb(b.bills)) from booking b
  where b.id = r.booking_id and r.state = 1 and jsonb_typeof(r.content -> 'Values') = 'object';
