-- Who followed up a search, when, and where it stands.
alter table track_search add column followed_at timestamptz(3), add column followed_id bigint references employee on delete set null,
  add column followed_name text not null default '', add column followed_link text not null default '';
create index track_search_open on track_search (company_id, at desc, id desc) where followed_at is null and who <> 'staff';
