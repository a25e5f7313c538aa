-- Free time of carriers and terminals, and days without work: lists that a company keeps on the screen of its sources.
call own_entity('track_terms', $$code text not null, name_zh text not null, source text not null,
  version text not null default '', direction text not null, clock_kind text not null, port_code text not null default '', carrier_code text not null default '',
  box_types text[] not null default '{}', start_event text not null, first_day text not null, stop_event text not null, free_days numeric(3) not null,
  free_rule text not null, charge_rule text not null, tiers text not null default '', currency_code text not null default '',
  none_if_shut_out boolean not null default false, valid_from date not null, valid_to date not null, remark text not null default '',
  check (valid_from <= valid_to)$$);
call own_entity('track_calendar', $$code text not null, name_zh text not null, place text not null, year numeric(4) not null, holidays text[] not null default '{}',
  remark text not null default ''$$);

update menu set buttons = buttons || '[{"code":"edit","name":"维护条款与日历"},{"code":"disable","name":"停用与启用条款"},
  {"code":"remove","name":"移入回收站与恢复条款"},{"code":"merge","name":"合并条款"}]'
where path = '/PackingDynamic/Containermaintenance';
