-- Demo accounts and menu entries of demo roles that were ever added: what somebody removed does not come back with the next start.
create table demo_seed (
  key text primary key,
  added text[] not null
);
call force_row_security('demo_seed');
create policy system_only on demo_seed using ((select app_scope()) = 'system');
