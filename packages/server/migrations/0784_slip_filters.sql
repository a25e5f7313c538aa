-- outside a transaction
-- Lists of slips are gone through by an index that has the columns of their filters and of the data scope: rows that do not fit are passed over there.
create index concurrently if not exists box_slip_staff_filters on box_slip (staff_id, state, update_time desc, id desc)
  include (carrier_code, pol_code, box_type, depot, fleet_name, booking_no, owner_id, create_id, company_id, operator_id, fleet_id)
  where removed_at is null and merged_into is null;
drop index concurrently if exists box_slip_staff_state;
