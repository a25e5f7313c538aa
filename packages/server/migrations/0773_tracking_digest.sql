-- Days for which a person was told of the exceptions of the day.
create table track_digest (
  employee_id bigint not null references employee on delete cascade,
  -- day of the person's clock
  day date not null,
  primary key (employee_id, day)
);
call force_row_security('track_digest');
create policy system_only on track_digest using ((select app_scope()) = 'system');
