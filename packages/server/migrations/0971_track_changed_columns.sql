-- A shipment was computed anew after any change of its order, its booking or a box, a remark among them: once per write, with a note that nobody
-- needed. Only the columns that the computation reads note it, and only when they differ. Instructions that are added, refused or withdrawn
-- show in the counts of their order.
create function track_note_order_changed() returns trigger language plpgsql as $$
begin
  perform track_orders_due(array[new.id]);
  return null;
end $$;
create function track_note_box_changed() returns trigger language plpgsql as $$
begin
  perform track_orders_due(array[new.order_id]);
  return null;
end $$;
create or replace function track_note_booking() returns trigger language plpgsql as $$
begin
  perform track_orders_due(array(select o.id from cargo_order o where o.booking_id = new.id));
  return null;
end $$;

create procedure track_note_changed(target text, columns text[], noted_by text) language plpgsql as $$
begin
  execute format('drop trigger track_changed on %I', target);
  execute format('create trigger track_changed after update of %s on %I for each row when (row(%s) is distinct from row(%s)) execute function %I()',
    (select string_agg(quote_ident(c), ', ') from unnest(columns) c), target,
    (select string_agg('old.' || quote_ident(c), ', ') from unnest(columns) c),
    (select string_agg('new.' || quote_ident(c), ', ') from unnest(columns) c), noted_by);
end $$;
call track_note_changed('cargo_order', array['order_no', 'mbl_no', 'company_id', 'operator_id', 'carrier_code', 'vessel', 'voyage', 'load_port_code',
  'discharge_port_code', 'sailing_date', 'create_id', 'create_time', 'booking_id', 'si_count', 'si_status'], 'track_note_order_changed');
call track_note_changed('cargo_order_box', array['order_id', 'seq', 'type', 'container_no', 'seal_no'], 'track_note_box_changed');
call track_note_changed('booking', array['code', 'so_no', 'pot_code', 'etd', 'submitted_at', 'confirmed_at', 'shipping_order'],
  'track_note_booking');
drop procedure track_note_changed(text, text[], text);
