-- The latest request of a customer to submit after the cut-off; earlier ones stand in the audit log. The key allows one per order.
create table late_request (
  order_id bigint primary key references cargo_order on delete cascade,
  company_id bigint not null references company,
  operator_id bigint not null references company,
  state text not null default 'open' check (state in ('open', 'granted', 'refused')),
  reason text not null,
  reply text not null default '',
  asked_by bigint references employee on delete set null,
  asked_name text not null,
  asked_time timestamptz(3) not null default clock_timestamp()
);
create index late_request_open on late_request (operator_id) where state = 'open';
call protect_table('late_request');
