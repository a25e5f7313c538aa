-- Codes that somebody wants first in the pickers of their kind.
create table starred_code (
  company_id bigint not null references company on delete cascade,
  operator_id bigint references company,
  employee_id bigint not null references employee on delete cascade,
  kind text not null,
  code text not null,
  create_time timestamptz(3) not null default clock_timestamp(),
  primary key (employee_id, kind, code)
);
call protect_table('starred_code');
