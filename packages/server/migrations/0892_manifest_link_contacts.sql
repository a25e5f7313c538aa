-- A link of somebody who may not see contacts shows none.
alter table manifest_link add column without_contacts boolean not null default false;
