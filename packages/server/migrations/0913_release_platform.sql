-- Platform of an electronic bill, and the number of its transfer there.
alter table release_application add column platform text not null default '', add column platform_no text not null default '';
