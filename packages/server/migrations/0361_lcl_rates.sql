-- 拼箱运价 with tiers and charges, and 拼箱附加费 of co-loaders; one column for each field of their declarations.
call document_entity('lcl_rate', $$code text not null, name_zh text not null default '', supplier_code text not null default '',
  lane_code text not null default '', pol_code text not null, pod_code text not null, via_code text not null default '', cfs text not null default '',
  currency_code text not null, rate numeric(12, 4), pp_cc text not null default '', min_rt numeric(10, 3), min_charge numeric(12, 2), kg_per_cbm integer,
  cost_rate numeric(12, 4), refund numeric(12, 2), cargo_types text[] not null default '{}', valid_from date not null, valid_to date not null,
  closing_weekday text not null default '', etd_weekday text not null default '', transit_days integer, destination_known boolean not null default false,
  show_destination boolean not null default false, remark_public text not null default '', remark_internal text not null default '',
  check (valid_from <= valid_to)$$, 0, null);
-- Whoever may query rates sees those of the company, whatever part of its business is his.
drop policy data_scope on lcl_rate;
create index lcl_rate_search on lcl_rate (company_id, pod_code, pol_code, valid_to) where state = 1 and removed_at is null and merged_into is null;

call document_lines('lcl_rate_tier', $$from_rt numeric(10, 3) not null, to_rt numeric(10, 3), rate numeric(12, 4) not null$$);
create procedure lcl_charge_lines(target text) language plpgsql as $$
begin
  call document_lines(target, $c$charge_code text not null, unit text not null, currency_code text not null, amount numeric(14, 4),
    minimum numeric(12, 2), pp_cc text not null default '', unknown boolean not null default false$c$);
end $$;
call lcl_charge_lines('lcl_rate_local');
call lcl_charge_lines('lcl_rate_destination');
drop procedure lcl_charge_lines(text);

call own_entity('lcl_coload', $$code text not null, name_zh text not null, charge_code text not null, unit text not null, currency_code text not null,
  amount numeric(14, 4), minimum numeric(12, 2), pp_cc text not null default '', unknown boolean not null default false,
  condition_of text not null default '', condition_op text not null default '', condition_value numeric(12, 3),
  suppliers text[] not null default '{}', lanes text[] not null default '{}', pols text[] not null default '{}', pods text[] not null default '{}',
  cargo_types text[] not null default '{}', valid_from date, valid_to date, remark text not null default '', check (valid_from <= valid_to)$$);

insert into menu (parent_id, path, name, icon, sort, buttons)
select parent.id, entry.path, entry.name, '', coalesce((select max(sort) from menu where parent_id = parent.id), 0) + entry.place,
  entry.buttons::jsonb
from (values
  ('/SeaFreight/LCLFreightManagement/LCLRateMaintenance', '拼箱运价维护', 40, '[{"code":"view","name":"查看"},{"code":"add","name":"新增"},
    {"code":"edit","name":"编辑"},{"code":"remove","name":"移入回收站与恢复"},{"code":"merge","name":"合并"},{"code":"import","name":"导入"},
    {"code":"export","name":"导出"},{"code":"publish","name":"发布、停用与归档"},{"code":"number","name":"设置编号规则"}]'),
  ('/SeaFreight/LCLFreightManagement/LCLRateEdit', '拼箱运价编辑', 41, '[]'),
  ('/SeaFreight/LCLFreightManagement/FreightCo-load', '拼箱附加费维护', 42, '[{"code":"view","name":"查看"},{"code":"add","name":"新增"},
    {"code":"edit","name":"编辑"},{"code":"disable","name":"停用与启用"},{"code":"remove","name":"移入回收站与恢复"},{"code":"merge","name":"合并"},
    {"code":"import","name":"导入"},{"code":"export","name":"导出"}]')
) as entry (path, name, place, buttons)
join menu parent on parent.path = '/SeaFreight';
