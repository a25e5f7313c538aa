-- Failures in a row per account or mobile (over all unfamiliar addresses, or at one familiar address) and per address over all accounts.
create table sign_in_failure (
  proof text not null,
  subject text not null,
  address text not null,
  failures integer not null,
  last_at timestamptz(3) not null,
  primary key (proof, subject, address)
);
create index sign_in_failure_subject on sign_in_failure (subject);
create index sign_in_failure_age on sign_in_failure (last_at);
call force_row_security('sign_in_failure');
create policy system_only on sign_in_failure using ((select app_scope()) = 'system');

-- The ceiling replaces the captcha.
delete from sign_in_ticket where kind = 'captcha';
alter table sign_in_ticket
  drop constraint sign_in_ticket_kind_check,
  add constraint sign_in_ticket_kind_check check (kind in ('second_step', 'new_password', 'wechat_state', 'wechat_bind'));
