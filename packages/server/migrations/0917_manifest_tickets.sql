-- Scale tickets that came by a link, by the key of their upload: files of the filing, each of one box.
create table manifest_ticket (
  link_id bigint not null references manifest_link on delete cascade,
  key text not null,
  manifest_id bigint not null references manifest on delete cascade,
  box_no text not null,
  file_id bigint not null references document_file on delete cascade,
  primary key (link_id, key)
);
create index manifest_ticket_manifest on manifest_ticket (manifest_id);
create index manifest_ticket_file on manifest_ticket (file_id);
call force_row_security('manifest_ticket');
create policy system_only on manifest_ticket using ((select app_scope()) = 'system');
