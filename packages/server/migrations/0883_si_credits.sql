-- Clauses of the documentary credit that the bills of an order are presented under.
create table si_credit (
  order_id bigint primary key references cargo_order on delete cascade,
  company_id bigint not null references company on delete cascade,
  operator_id bigint references company on delete cascade,
  credit_no text not null,
  bank text not null default '',
  -- [{"Kind","Text"}]
  clauses jsonb not null,
  by_name text not null,
  update_time timestamptz(3) not null default clock_timestamp()
);
create index si_credit_company on si_credit (company_id);
create index si_credit_operator on si_credit (operator_id);
call protect_table('si_credit');
