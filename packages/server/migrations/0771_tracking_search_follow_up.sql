-- Who followed up a search, when, and where it stands.
alter table track_search add column followed_at timestamptz(3), add column followed_id bigint, add column followed_name text not null default '',
  add column followed_link text not null default '';
alter table track_search add constraint track_search_followed_by foreign key (followed_id) references employee on delete set null not valid;
