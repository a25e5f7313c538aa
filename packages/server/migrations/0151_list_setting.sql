-- Columns, row numbers and page size of a list as its reader has arranged them, on every machine.
create table list_setting (
  company_id bigint not null references company,
  operator_id bigint references company,
  employee_id bigint not null references employee on delete cascade,
  list text not null,
  settings jsonb not null,
  update_time timestamptz(3) not null default clock_timestamp(),
  primary key (employee_id, list)
);
call protect_table('list_setting');
