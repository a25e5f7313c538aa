-- Mark-ups, levels of customers and who is on them: one column for each field of their declarations.
create procedure own_entity(target text, own_columns text) language plpgsql as $$
begin
  call entity_table(target, own_columns);
  execute format('alter table %I alter column company_id set not null, add column operator_id bigint references company on delete cascade', target);
  execute format('create index %1$s_recent on %1$I (company_id, update_time desc, id desc) where removed_at is null and merged_into is null', target);
  execute format('create index %1$s_pairs on %1$I using gin (letter_pairs(search)) with (fastupdate = off)', target);
  execute format('create function %1$s_found(words text) returns setof bigint language sql stable security definer set search_path = public as
    $f$ select id from %1$I where company_id = (select app_company_id()) and (length(words) < 2 or letter_pairs(search) @> letter_pairs(words))
      and position(words in search) > 0 $f$', target);
end $$;

create procedure markup_table(target text, own_columns text) language plpgsql as $$
begin
  call own_entity(target, own_columns || $c$code text not null, name_zh text not null default '', customers text[] not null default '{}',
    lanes text[] not null default '{}', pols text[] not null default '{}', pods text[] not null default '{}', carriers text[] not null default '{}',
    services text[] not null default '{}', rate_types text[] not null default '{}', boxes text[] not null default '{}', currency_code text not null,
    amount numeric(12, 2), amount20_gp numeric(12, 2), amount40_gp numeric(12, 2), amount40_hq numeric(12, 2), amount45_hq numeric(12, 2),
    percent numeric(9, 4), percent_of text not null default '', valid_from date, valid_to date, stackable boolean not null default false,
    priority integer, public boolean not null default false, remark text not null default '', check (valid_from <= valid_to)$c$);
end $$;
call markup_table('freight_markup_rule', $$markup_layer text not null, levels text[] not null default '{}', $$);
call markup_table('freight_sales_rule', '');

call own_entity('freight_customer_level', $$code text not null, name_zh text not null, rate_types text[] not null default '{}', remark text not null default ''$$);
call own_entity('freight_level_customer', $$code text not null, name_zh text not null default '', customer_code text not null, level_code text not null,
  valid_from date, valid_to date, check (valid_from <= valid_to)$$);
create index freight_level_customer_days on freight_level_customer (company_id, customer_code, valid_from) where removed_at is null and merged_into is null;
create index freight_level_customer_level on freight_level_customer (company_id, level_code);

-- Whoever sees his own or his department's business only sees and keeps the sales mark-ups that these people made.
create policy data_scope on freight_sales_rule as restrictive for select
  using ((select app_limit()) = '' or create_id = any ((select reached_people())::bigint[]));

insert into menu (parent_id, path, name, icon, sort, buttons)
select parent.id, entry.path, entry.name, '', coalesce((select max(sort) from menu where parent_id = parent.id), 0) + entry.place,
  '[{"code":"view","name":"查看"},{"code":"add","name":"新增"},{"code":"edit","name":"编辑"},{"code":"disable","name":"停用与启用"},
  {"code":"remove","name":"移入回收站与恢复"},{"code":"merge","name":"合并"},{"code":"import","name":"导入"},{"code":"export","name":"导出"}]'::jsonb
from (values
  ('/FlcExport', '/FlcExport/PriceSet', '商务加价', 20),
  ('/SeaFreight', '/SeaFreight/FreightManagement/FreightCustomerLevel', '客户等级设置', 20),
  ('/SeaFreight', '/SeaFreight/FreightManagement/FreightCustomerLevelCompany', '客户等级分配', 21),
  ('/SeaFreight', '/SeaFreight/FreightPush', '销售加价', 22)
) as entry (parent, path, name, place)
join menu parent on parent.path = entry.parent;
