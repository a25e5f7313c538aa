-- 首页推荐运价: one column for each field of its declaration.
call entity_table('portal_recommended_freight_dms', $$code text not null, name_zh text not null, pol_code text not null, pod_code text not null, carrier_code text not null default '',
  currency_code text not null default 'USD', gp20 numeric(12, 2), gp40 numeric(12, 2), hq40 numeric(12, 2), transit_days integer, valid_from date, valid_to date, remark text not null default ''$$);

insert into menu (parent_id, path, name, icon, sort, buttons)
select parent.id, '/system/HomePageManagement/RecommendedFreightDms', '首页推荐运价', '', coalesce((select max(sort) from menu where parent_id = parent.id), 0) + 10,
  '[{"code":"view","name":"查看"},{"code":"add","name":"新增"},{"code":"edit","name":"编辑"},{"code":"disable","name":"停用与启用"},
  {"code":"remove","name":"移入回收站与恢复"},{"code":"merge","name":"合并"},{"code":"import","name":"导入"},{"code":"export","name":"导出"}]'::jsonb
from menu parent where parent.path = '/system/HomePageManagement';

insert into role_menu (role_id, menu_id, buttons)
select r.id, m.id, array(select b ->> 'code' from jsonb_array_elements(m.buttons) b)
from role r join company c on c.id = r.company_id and c.kind = 'platform' cross join menu m
where r.data_scope = 'all' and m.path = '/system/HomePageManagement/RecommendedFreightDms'
on conflict do nothing;
