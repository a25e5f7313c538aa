-- 附加费模板: surcharges of every rate of some carriers, lanes and ports; one column for each field of their declarations.
call document_entity('freight_surcharge_template', $$code text not null, name_zh text not null, lanes text[] not null default '{}',
  pols text[] not null default '{}', pods text[] not null default '{}', carriers text[] not null default '{}', boxes text[] not null default '{}',
  valid_from date, valid_to date, remark text not null default '', check (valid_from <= valid_to)$$, 0, null);
-- Whoever may query rates sees the templates of the company, whatever part of its business is his.
drop policy data_scope on freight_surcharge_template;

call document_lines('freight_surcharge_template_line', $$charge_code text not null, basis text not null default '', pp_cc text not null default '',
  currency_code text not null, amount numeric(14, 4), amount20_gp numeric(12, 2), amount40_gp numeric(12, 2), amount40_hq numeric(12, 2), amount45_hq numeric(12, 2),
  amount_other numeric(12, 2), minimum numeric(12, 2), percent_of text[] not null default '{}', in_all_in boolean not null default false,
  unknown boolean not null default false, condition_of text not null default '', condition_op text not null default '',
  condition_values text[] not null default '{}', valid_from date, valid_to date$$);
create index freight_surcharge_template_line_charge on freight_surcharge_template_line (company_id, charge_code);

insert into menu (parent_id, path, name, icon, sort, buttons)
select parent.id, entry.path, entry.name, '', coalesce((select max(sort) from menu where parent_id = parent.id), 0) + entry.place,
  entry.buttons::jsonb
from (values
  ('/SeaFreight', '/SeaFreight/FreightManagement/extracost', '附加费维护', 30, '[{"code":"view","name":"查看"},{"code":"add","name":"新增"},
    {"code":"edit","name":"编辑"},{"code":"disable","name":"停用与启用"},{"code":"remove","name":"移入回收站与恢复"},{"code":"merge","name":"合并"},
    {"code":"import","name":"导入"},{"code":"export","name":"导出"},{"code":"number","name":"设置编号规则"}]'),
  ('/FlcExport', '/FlcExport/AdditionalFee', '附加费', 30, '[{"code":"view","name":"查看"},{"code":"batch","name":"应用到运价"}]')
) as entry (parent, path, name, place, buttons)
join menu parent on parent.path = entry.parent;
