-- Logo and stamp of a company, for its prints. Small, and read with the company's record: they stand in their rows.
create table company_mark (
  company_id bigint not null references company on delete cascade,
  mark text not null check (mark in ('logo', 'stamp')),
  format text not null check (format in ('png', 'jpg')),
  bytes bytea not null check (octet_length(bytes) between 1 and 500000),
  update_time timestamptz(3) not null default clock_timestamp(),
  primary key (company_id, mark)
);
call force_row_security('company_mark');
create policy own on company_mark using (company_id = (select app_company_id()) or (select app_scope()) = 'system');

-- What the code on a copy says to whoever verifies it; copies from before have none.
alter table document_print add column token text unique check (token ~ '^[A-Za-z0-9_-]{22}$');
