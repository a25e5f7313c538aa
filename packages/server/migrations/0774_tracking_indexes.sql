-- outside a transaction
create index concurrently if not exists track_search_open on track_search (company_id, at desc, id desc) where followed_at is null and who <> 'staff';
create index concurrently if not exists track_exception_opened on track_exception (opened_at) where closed_at is null;
alter table track_search validate constraint track_search_followed_by;
