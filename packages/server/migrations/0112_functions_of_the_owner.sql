-- Statements of the owner see what the server itself sees, and so do the functions that run as the owner (security definer). The owner is known by
-- being a member of the application role; application connections are that role. A function names its scope no longer with "set app.scope": only a superuser may write that.
create or replace function app_scope() returns text language sql stable as $$
  select case when current_user <> 'jst_app' and pg_has_role('jst_app', 'member') then 'system' else coalesce(current_setting('app.scope', true), '') end
$$;

-- For databases that ran the former text of 0021_data_scope.sql; the others have it so already.
alter function reached_people() reset all;
alter function reached_orders() reset all;
alter function reached_records() reset all;
