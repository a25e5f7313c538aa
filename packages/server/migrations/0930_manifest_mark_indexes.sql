-- outside a transaction
create index concurrently if not exists manifest_not_shipped on manifest (staff_id, update_time desc, id desc) where not_shipped and removed_at is null;
create index concurrently if not exists manifest_amend_failed on manifest (staff_id, update_time desc, id desc) where amend_failed and removed_at is null;
create index concurrently if not exists manifest_leaving on manifest (departs_at) where state in (10, 11) and regime = 'cnExport' and removed_at is null;
