-- Own orders, bookings, instructions and schedules are sources: whatever changes them notes, in its own transaction, which shipments have to be
-- computed anew.
create function track_orders_due(orders bigint[]) returns void language sql volatile security definer set search_path = public, pg_temp as $$
  insert into track_due_order (order_id) select distinct o.id from cargo_order o where o.id = any (orders) order by o.id
  on conflict (order_id) do update set seq = nextval('track_due_seq')
$$;
create function track_voyages_due(voyages bigint[]) returns void language sql volatile security definer set search_path = public, pg_temp as $$
  insert into track_due (shipment_id) select s.id from track_shipment s where s.voyage_id = any (voyages) order by s.id
  on conflict (shipment_id) do update set seq = nextval('track_due_seq')
$$;
revoke all on function track_orders_due(bigint[]), track_voyages_due(bigint[]) from public;
grant execute on function track_orders_due(bigint[]), track_voyages_due(bigint[]) to jst_app;

create function track_note_order() returns trigger language plpgsql as $$
begin
  perform track_orders_due(array(select id from changed));
  return null;
end $$;
create function track_note_box() returns trigger language plpgsql as $$
begin
  perform track_orders_due(array(select order_id from changed));
  return null;
end $$;
create function track_note_booking() returns trigger language plpgsql as $$
begin
  perform track_orders_due(array(select o.id from changed c join cargo_order o on o.booking_id = c.id));
  return null;
end $$;
create function track_note_si() returns trigger language plpgsql as $$
begin
  perform track_orders_due(array(select r.order_id from changed c join si_record r on r.id = c.record_id));
  return null;
end $$;
create function track_note_call() returns trigger language plpgsql as $$
begin
  perform track_voyages_due(array(select distinct voyage_id from changed));
  return null;
end $$;
create trigger track_added after insert on cargo_order referencing new table as changed for each statement execute function track_note_order();
create trigger track_changed after update on cargo_order referencing new table as changed for each statement execute function track_note_order();
create trigger track_added after insert on cargo_order_box referencing new table as changed for each statement execute function track_note_box();
create trigger track_changed after update on cargo_order_box referencing new table as changed for each statement execute function track_note_box();
create trigger track_changed after update on booking referencing new table as changed for each statement execute function track_note_booking();
create trigger track_added after insert on si_version referencing new table as changed for each statement execute function track_note_si();
create trigger track_added after insert on port_call referencing new table as changed for each statement execute function track_note_call();
create trigger track_changed after update on port_call referencing new table as changed for each statement execute function track_note_call();
create trigger track_removed after delete on port_call referencing old table as changed for each statement execute function track_note_call();

-- Orders that were there before.
select track_orders_due(array(select id from cargo_order where coalesce(sailing_date, create_time) > now() - interval '120 days'));
