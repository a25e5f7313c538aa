-- Lists are counted up to a bound, whatever they are filtered by: what common filters and the rights of their readers ask for stands in the index, so
-- that the rows themselves are not read. Both indexes give the order of the lists as well.
drop index booking_staff_recent;
create index booking_staff_recent on booking (staff_id, update_time desc, id desc)
  include (state, pol_code, pod_code, carrier_code, customer_code, owner_id, create_id, company_id, operator_id)
  where removed_at is null and merged_into is null;
drop index booking_staff_state;
create index booking_staff_state on booking (staff_id, state, update_time desc, id desc)
  include (pol_code, pod_code, carrier_code, customer_code, owner_id, create_id, company_id, operator_id)
  where removed_at is null and merged_into is null;
-- A move writes a new version of the row: its letters wait for the next cleaning of the index. The list of them is short, as each search reads it.
alter index booking_pairs set (fastupdate = on, gin_pending_list_limit = 1024);
