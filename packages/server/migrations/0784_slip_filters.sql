-- Lists of slips are gone through by an index that has the columns of their filters and of the data scope: rows that do not fit are passed over there.
drop index box_slip_staff_recent, box_slip_staff_state;
create index box_slip_staff_recent on box_slip (staff_id, update_time desc, id desc)
  include (carrier_code, pol_code, box_type, depot, fleet_name, booking_no, owner_id, create_id, company_id, operator_id, fleet_id, state)
  where removed_at is null and merged_into is null;
create index box_slip_staff_state on box_slip (staff_id, state, update_time desc, id desc)
  include (carrier_code, pol_code, box_type, depot, fleet_name, booking_no, owner_id, create_id, company_id, operator_id, fleet_id)
  where removed_at is null and merged_into is null;
