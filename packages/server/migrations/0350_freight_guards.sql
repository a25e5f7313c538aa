-- Least margins and filed ranges: one column for each field of their declarations.
call own_entity('freight_margin_floor', $$code text not null, name_zh text not null default '', currency_code text not null, per_box numeric(12, 2),
  per_bill numeric(12, 2), lanes text[] not null default '{}', pols text[] not null default '{}', pods text[] not null default '{}',
  carriers text[] not null default '{}', valid_from date, valid_to date, remark text not null default '', check (valid_from <= valid_to)$$);
call own_entity('freight_filed_range', $$code text not null, name_zh text not null default '', box text not null, currency_code text not null,
  filed_min numeric(12, 2) not null, filed_max numeric(12, 2) not null, lanes text[] not null default '{}', pols text[] not null default '{}',
  pods text[] not null default '{}', carriers text[] not null default '{}', valid_from date, valid_to date, remark text not null default '',
  check (valid_from <= valid_to)$$);

-- What a company decided for its rates; without a row the usual holds.
create table freight_setting (
  company_id bigint primary key references company on delete cascade,
  operator_id bigint references company on delete cascade,
  boxes text[] not null,
  alert_days integer not null check (alert_days between 0 and 60),
  update_time timestamptz(3) not null default clock_timestamp()
);
call protect_table('freight_setting');

-- Rates of which the owner was told that they end, with the day that he was told: one that was extended is told of again.
create table freight_expiry_alert (
  rate_id bigint primary key references freight_rate on delete cascade,
  company_id bigint not null references company on delete cascade,
  operator_id bigint references company on delete cascade,
  valid_to date not null
);
create index freight_expiry_alert_company on freight_expiry_alert (company_id);
call protect_table('freight_expiry_alert');

insert into menu (parent_id, path, name, icon, sort, buttons)
select parent.id, '/SeaFreight/FreightManagement/FCLFreightConfiguration', '整箱运价配置', '',
  (select max(sort) + 1 from menu where parent_id = parent.id),
  '[{"code":"view","name":"查看"},{"code":"add","name":"新增"},{"code":"edit","name":"编辑与保存配置"},{"code":"disable","name":"停用与启用"},
  {"code":"remove","name":"移入回收站与恢复"},{"code":"merge","name":"合并"},{"code":"import","name":"导入"},{"code":"export","name":"导出"}]'::jsonb
from menu parent where parent.path = '/SeaFreight';
