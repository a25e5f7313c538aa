-- outside a transaction
create index concurrently if not exists manifest_wanted on manifest (staff_id, coalesce(act_by, 'infinity'), id desc)
  where wanted <> '' and removed_at is null and merged_into is null;
