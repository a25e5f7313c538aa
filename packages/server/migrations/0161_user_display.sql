-- How people want the product to look, on every machine.
create table user_display (
  user_id bigint primary key references app_user on delete cascade,
  choices jsonb not null,
  update_time timestamptz(3) not null default clock_timestamp()
);
call force_row_security('user_display');
create policy system_only on user_display using ((select app_scope()) = 'system');
