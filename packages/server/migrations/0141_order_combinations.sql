-- Orders that are part of another order's bill: one row for as long as a live record holds them. The key decides a race of two submissions.
create table order_combination (
  merged_order_id bigint primary key references cargo_order on delete cascade,
  order_id bigint not null references cargo_order on delete cascade,
  company_id bigint not null references company,
  operator_id bigint not null references company,
  check (order_id <> merged_order_id)
);
create index order_combination_order on order_combination (order_id);
alter table order_combination enable row level security;
alter table order_combination force row level security;
create policy tenant on order_combination using ((select app_scope()) in ('system', 'platform') or company_id = (select app_company_id()) or operator_id = (select app_company_id()));

-- Withdrawn records that were never approved, and voided ones, hold nothing.
insert into order_combination (merged_order_id, order_id, company_id, operator_id)
  select distinct on (m.merged_order_id) m.merged_order_id, r.order_id, r.company_id, r.operator_id
  from si_master_bill m join si_record r on r.id = m.record_id
  where r.status <> 9 and (r.status <> 8 or r.in_force_version is not null) and m.merged_order_id <> r.order_id
  order by m.merged_order_id, r.id;
