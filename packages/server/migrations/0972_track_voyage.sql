-- A shipment reads ship, number and service of its own voyage: a change of them alone noted nothing, and the wrong ship stood on until time alone had the
-- shipment computed anew. When the source last spoke is left out: it is new with each import, and would have every shipment computed for nothing.
create function track_note_voyage() returns trigger language plpgsql as $$
begin
  perform track_voyages_due(array[new.id]);
  return null;
end $$;
create trigger track_changed after update of carrier_code, imo, service_code, vessel, voyage_no on voyage for each row
  when (row(old.carrier_code, old.imo, old.service_code, old.vessel, old.voyage_no)
    is distinct from row(new.carrier_code, new.imo, new.service_code, new.vessel, new.voyage_no)) execute function track_note_voyage();
