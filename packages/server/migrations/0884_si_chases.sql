-- Two clocks of an order: the carrier's cut-off, and the operator's own so many hours before it; and when customers are reminded.
alter table si_rule
  add column internal_hours integer not null default 0,
  add column chase_hours integer[] not null default '{}';

-- Reminders of an order that waits for its instruction: how many were sent, and at which of the hours the last one was.
create table si_chase (
  order_id bigint primary key references cargo_order on delete cascade,
  company_id bigint not null references company on delete cascade,
  operator_id bigint references company on delete cascade,
  count integer not null default 0,
  last_hours integer not null,
  last_time timestamptz(3) not null
);
create index si_chase_company on si_chase (company_id);
create index si_chase_operator on si_chase (operator_id);
call protect_table('si_chase');
