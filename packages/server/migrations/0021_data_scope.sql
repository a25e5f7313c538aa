-- formerly 7521445fdc04d60486abc0e552aeaf20fe287fcef88609a2ce1e884685c78d61
-- The former text carried "set app.scope" on three functions, which only a superuser may write; 0112_functions_of_the_owner.sql gives both texts the same functions.

-- How far an employee of an operator sees inside the company: own, department, or all of it (role.data_scope). The connection says it
-- (src/kernel/tenant.ts), the database holds to it, in whatever way a row is asked for.

-- 'own:<employee>' or 'department:<employee>'; empty: the whole company.
create function app_reach() returns text language sql stable as $$ select coalesce(current_setting('app.reach', true), '') $$;
-- What the policies hold to: the server's own statements see everything, also inside somebody's transaction.
create function app_limit() returns text language sql stable as $$ select case when app_scope() = 'tenant' then app_reach() else '' end $$;
create function app_employee_id() returns bigint language sql stable as $$ select nullif(split_part(app_reach(), ':', 2), '')::bigint $$;

-- Employees whose work the connection may see. Runs as the server: whoever sees only some rows could not look the others up.
create function reached_people() returns bigint[] language sql stable security definer as $$
  select array(select other.id from employee me join employee other on other.id = me.id
      or (app_reach() like 'department:%' and other.company_id = me.company_id and other.department = me.department and me.department <> '')
    where me.id = app_employee_id())
$$;
-- Orders that these people brought in, or whose shipping instructions one of them made, claimed, was given or reviewed.
create function reached_orders() returns setof bigint language sql stable security definer as $$
  select o.id from cargo_order o where o.create_id = any (reached_people())
  union
  select r.order_id from si_record r where r.created_by = any (reached_people()) or r.claimed_by = any (reached_people()) or r.reviewer_id = any (reached_people())
$$;
create function reached_records() returns setof bigint language sql stable security definer as $$
  select r.id from si_record r where r.order_id in (select reached_orders())
$$;
create index cargo_order_creator on cargo_order (create_id) where create_id is not null;
create index si_record_creator on si_record (created_by);
create index si_record_reviewer on si_record (reviewer_id) where reviewer_id is not null;

-- One comparison per row for everybody else. An order that one brings in oneself is seen at once, before it can be looked up.
create policy data_scope on cargo_order as restrictive for select
  using ((select app_limit() = '') or create_id = (select app_employee_id()) or id in (select reached_orders()));
create policy data_scope on si_record as restrictive for select
  using ((select app_limit() = '') or order_id in (select reached_orders()));
create policy data_scope on si_version as restrictive for select
  using ((select app_limit() = '') or record_id in (select reached_records()));

-- What the policies read rides along, so that counting still needs no visit to the tables.
drop index cargo_order_operator_deadline, cargo_order_company_deadline, cargo_order_operator_turn, cargo_order_company_turn,
  si_record_operator_turn, si_record_company_turn, si_record_operator_deadline, si_record_company_deadline, si_record_carrier, si_record_source,
  si_version_operator_time, si_version_company_time, si_version_verdicts;
create index cargo_order_operator_deadline on cargo_order (operator_id, si_deadline nulls first, id desc) include (company_id, create_id);
create index cargo_order_company_deadline on cargo_order (company_id, si_deadline nulls first, id desc) include (operator_id, create_id);
create index cargo_order_operator_turn on cargo_order (operator_id, si_turn, si_deadline nulls first, id desc) include (company_id, si_count, si_rejected, create_id);
create index cargo_order_company_turn on cargo_order (company_id, si_turn, si_deadline nulls first, id desc) include (operator_id, si_count, si_rejected, create_id);
create index si_record_operator_turn on si_record (operator_id, review_turn, order_deadline nulls first, id desc) include (company_id, status, order_id) where delete_mark = 0;
create index si_record_company_turn on si_record (company_id, review_turn, order_deadline nulls first, id desc) include (operator_id, status, order_id) where delete_mark = 0;
create index si_record_operator_deadline on si_record (operator_id, order_deadline nulls first, id desc) include (company_id, status, order_id) where delete_mark = 0;
create index si_record_company_deadline on si_record (company_id, order_deadline nulls first, id desc) include (operator_id, status, order_id) where delete_mark = 0;
create index si_record_carrier on si_record (operator_id, carrier_code, order_deadline nulls first, id desc) include (company_id, status, order_id) where delete_mark = 0;
create index si_record_source on si_record (operator_id, source, order_deadline nulls first, id desc) include (company_id, status, order_id) where delete_mark = 0;
create index si_version_operator_time on si_version (operator_id, create_time desc, id desc) include (company_id, record_id);
create index si_version_company_time on si_version (company_id, create_time desc, id desc) include (operator_id, record_id);
create index si_version_verdicts on si_version (operator_id, create_time) include (company_id, waited_seconds, record_id) where waited_seconds is not null;
