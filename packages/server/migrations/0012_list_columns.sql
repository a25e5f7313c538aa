-- What the lists show and sort by is stored with the row and kept by triggers, so that a page costs its rows and not the whole table.

alter table cargo_order
  -- `40HQ*2,20GP*1` (spec §3)
  add column box_summary text not null default '',
  -- records that count (neither deleted nor withdrawn nor voided), the least advanced status among them, and how many wait for correction
  add column si_count integer not null default 0,
  add column si_status smallint,
  add column si_rejected integer not null default 0,
  -- what waits for the customer comes first: nothing submitted, or refused
  add column si_turn smallint not null generated always as (case when coalesce(si_status, 0) in (0, 3) then 0 else 1 end) stored,
  -- what a keyword looks into; "C" compares bytes, many times faster than the database's own collation
  add column search text collate "C" not null generated always as (lower(order_no || E'\n' || mbl_no || E'\n' || vessel)) stored;

alter table si_record
  add column box_summary text not null default '',
  -- of the order: its number, which never changes, and its cut-off
  add column order_no text not null default '',
  add column order_deadline timestamptz(3),
  -- what waits for a review comes first, then what waits for the submitter
  add column review_turn smallint not null generated always as (case status when 1 then 0 when 3 then 1 else 2 end) stored,
  add column search text collate "C" not null generated always as (lower(mbl_no || E'\n' || split_mbl_no || E'\n' || si_no || E'\n' || vessel || E'\n' || order_no)) stored;

-- Text of a list of container types in their order: type, star, how many.
create function box_summary(types text[]) returns text language sql immutable as
  $$ select coalesce(string_agg(t.type || '*' || t.n, ',' order by t.first), '')
     from (select u.type, count(*) as n, min(u.at) as first from unnest(types) with ordinality as u (type, at) group by u.type) t $$;

create function keep_order_boxes() returns trigger language plpgsql as $$
begin
  update cargo_order o set box_summary = x.summary
    from (select t.order_id, box_summary((select array_agg(b.type order by b.seq) from cargo_order_box b where b.order_id = t.order_id)) as summary
          from (select distinct order_id from touched) t) x
    where o.id = x.order_id and o.box_summary <> x.summary;
  return null;
end $$;
create function keep_record_boxes() returns trigger language plpgsql as $$
begin
  update si_record r set box_summary = x.summary
    from (select t.record_id, box_summary((select array_agg(b.type order by b.seq) from si_container b where b.record_id = t.record_id)) as summary
          from (select distinct record_id from touched) t) x
    where r.id = x.record_id and r.box_summary <> x.summary;
  return null;
end $$;
do $$
declare
  kept record;
begin
  for kept in select * from (values ('cargo_order_box', 'keep_order_boxes'), ('si_container', 'keep_record_boxes')) as k (boxes, keeper) loop
    execute format('create trigger keep_boxes_added after insert on %I referencing new table as touched for each statement execute function %I()', kept.boxes, kept.keeper);
    execute format('create trigger keep_boxes_changed after update on %I referencing new table as touched for each statement execute function %I()', kept.boxes, kept.keeper);
    execute format('create trigger keep_boxes_removed after delete on %I referencing old table as touched for each statement execute function %I()', kept.boxes, kept.keeper);
  end loop;
end $$;

-- The order's row is locked before its records are counted: of two records that change at the same moment, the later one counts both.
create function keep_order_si() returns trigger language plpgsql as $$
declare
  changed_order bigint := coalesce(new.order_id, old.order_id);
begin
  perform from cargo_order where id = changed_order for no key update;
  update cargo_order o set si_count = x.n, si_status = x.least, si_rejected = x.rejected
    from (select count(*) as n, min(status) as least, count(*) filter (where status = 3) as rejected
          from si_record where order_id = changed_order and delete_mark = 0 and status not in (8, 9)) x
    where o.id = changed_order and (o.si_count, o.si_status, o.si_rejected) is distinct from (x.n, x.least, x.rejected);
  return null;
end $$;
create trigger keep_order_si_added after insert on si_record for each row execute function keep_order_si();
create trigger keep_order_si_changed after update of status, delete_mark on si_record for each row
  when (old.status <> new.status or old.delete_mark <> new.delete_mark) execute function keep_order_si();
create trigger keep_order_si_removed after delete on si_record for each row execute function keep_order_si();

-- A new record takes number and cut-off from the locked order, so that a move of the cut-off at the same moment reaches it either way.
create function take_order_facts() returns trigger language plpgsql as $$
begin
  select o.order_no, o.si_deadline into new.order_no, new.order_deadline from cargo_order o where o.id = new.order_id for no key update;
  return new;
end $$;
create trigger take_order_facts before insert on si_record for each row execute function take_order_facts();
create function pass_order_deadline() returns trigger language plpgsql as $$
begin
  update si_record set order_deadline = new.si_deadline where order_id = new.id;
  return null;
end $$;
create trigger pass_order_deadline after update of si_deadline on cargo_order for each row
  when (old.si_deadline is distinct from new.si_deadline) execute function pass_order_deadline();

-- How many orders each company has: the total of a list without filters, exact and without counting.
create table cargo_order_total (
  company_id bigint not null references company,
  operator_id bigint not null references company,
  orders integer not null,
  primary key (company_id, operator_id)
);
create index cargo_order_total_operator on cargo_order_total (operator_id);
call protect_table('cargo_order_total');
create function keep_order_total() returns trigger language plpgsql as $$
begin
  insert into cargo_order_total as t (company_id, operator_id, orders)
    select company_id, operator_id, case tg_op when 'INSERT' then count(*) else -count(*) end from touched group by company_id, operator_id order by company_id, operator_id
    on conflict (company_id, operator_id) do update set orders = t.orders + excluded.orders;
  return null;
end $$;
create trigger keep_total_added after insert on cargo_order referencing new table as touched for each statement execute function keep_order_total();
create trigger keep_total_removed after delete on cargo_order referencing old table as touched for each statement execute function keep_order_total();
create function refuse_move() returns trigger language plpgsql as $$
begin
  raise exception 'an order stays with its company';
end $$;
create trigger keep_company before update of company_id, operator_id on cargo_order for each row
  when (old.company_id <> new.company_id or old.operator_id <> new.operator_id) execute function refuse_move();

insert into cargo_order_total select company_id, operator_id, count(*) from cargo_order group by company_id, operator_id;
update cargo_order o set
  box_summary = box_summary((select array_agg(b.type order by b.seq) from cargo_order_box b where b.order_id = o.id)),
  (si_count, si_status, si_rejected) = (select count(*), min(r.status), count(*) filter (where r.status = 3)
    from si_record r where r.order_id = o.id and r.delete_mark = 0 and r.status not in (8, 9));
update si_record r set
  box_summary = box_summary((select array_agg(b.type order by b.seq) from si_container b where b.record_id = r.id)),
  (order_no, order_deadline) = (select o.order_no, o.si_deadline from cargo_order o where o.id = r.order_id);

-- Both sides of every row read the lists in these orders; the other side's id rides along, so that the policy needs no visit to the table when rows are counted.
drop index cargo_order_company, cargo_order_operator, si_record_operator_status, si_record_company_status,
  si_version_operator, si_version_company;
create index cargo_order_operator_deadline on cargo_order (operator_id, si_deadline nulls first, id desc) include (company_id);
create index cargo_order_company_deadline on cargo_order (company_id, si_deadline nulls first, id desc) include (operator_id);
create index cargo_order_operator_turn on cargo_order (operator_id, si_turn, si_deadline nulls first, id desc) include (company_id, si_count, si_rejected);
create index cargo_order_company_turn on cargo_order (company_id, si_turn, si_deadline nulls first, id desc) include (operator_id, si_count, si_rejected);
create index si_record_operator_turn on si_record (operator_id, review_turn, order_deadline nulls first, id desc) include (company_id, status) where delete_mark = 0;
create index si_record_company_turn on si_record (company_id, review_turn, order_deadline nulls first, id desc) include (operator_id, status) where delete_mark = 0;
create index si_record_operator_deadline on si_record (operator_id, order_deadline nulls first, id desc) include (company_id, status) where delete_mark = 0;
create index si_record_company_deadline on si_record (company_id, order_deadline nulls first, id desc) include (operator_id, status) where delete_mark = 0;
create index si_version_operator_time on si_version (operator_id, create_time desc, id desc) include (company_id);
create index si_version_company_time on si_version (company_id, create_time desc, id desc) include (operator_id);

-- Cheapest comparison first: with thousands of rows the order of the three is what a count costs.
do $$
declare target text;
begin
  foreach target in array array['cargo_order', 'cargo_order_box', 'si_record', 'si_container', 'si_line', 'si_master_bill', 'si_version'] loop
    execute format('alter policy tenant on %I using (operator_id = (select app_company_id()) or company_id = (select app_company_id()) or (select app_scope()) in (''system'', ''platform''))', target);
  end loop;
end $$;
