-- outside a transaction
-- Slips of one state by when they are due. Expired ones are the longest overdue: without their state in front, the index by due passes over all
-- of them.
create index concurrently if not exists box_slip_staff_state_due on box_slip (staff_id, state, (coalesce(act_by, 'infinity')), id desc)
  where removed_at is null and merged_into is null;
