-- Statements of the owner see what the server itself sees, and so do the functions that run as the owner (security definer). The owner is known by
-- being a member of the application role; application connections are that role. A function names its scope no longer with "set app.scope": only a superuser may write that.
create or replace function app_scope() returns text language sql stable as $$
  select case when current_user <> 'jst_app' and pg_has_role('jst_app', 'member') then 'system' else coalesce(current_setting('app.scope', true), '') end
$$;

-- Bound when they are made: pg_dump reads through the policies with an empty search_path when the owner is no superuser.
create or replace function app_limit() returns text language sql stable return case when public.app_scope() = 'tenant' then public.app_reach() else '' end;
create or replace function app_employee_id() returns bigint language sql stable return nullif(split_part(public.app_reach(), ':', 2), '')::bigint;

-- For databases that ran the former text of 0021_data_scope.sql; the others have it so already.
alter function reached_people() reset all;
alter function reached_orders() reset all;
alter function reached_records() reset all;
