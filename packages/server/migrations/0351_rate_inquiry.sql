-- 询价单: one column for each field of its declaration, and what pricing answered.
call document_entity('rate_inquiry', $$code text not null, name_zh text not null default '', customer_code text not null default '', pol_code text not null,
  pods text[] not null default '{}', qty20_gp integer, qty40_gp integer, qty40_hq integer, qty45_hq integer, day date not null,
  currency_code text not null, target_price numeric(12, 2), remark text not null default '', offer_pod text not null default '',
  offer_carrier text not null default '', offer20_gp numeric(12, 2), offer40_gp numeric(12, 2), offer40_hq numeric(12, 2), offer45_hq numeric(12, 2),
  offer_until date, offer_note text not null default '', offer_by bigint references employee on delete set null,
  quotation_id bigint references quotation on delete set null$$, 0, 4);

alter table freight_setting add column inquiry_hours integer not null default 4 check (inquiry_hours between 1 and 240);

update menu set buttons = '[{"code":"view","name":"查看询价单"},{"code":"add","name":"新增询价单"},{"code":"edit","name":"编辑询价单"},
  {"code":"remove","name":"移入回收站与恢复"},{"code":"merge","name":"合并"},{"code":"import","name":"导入"},{"code":"export","name":"导出"},
  {"code":"answer","name":"回复询价"},{"code":"number","name":"设置编号规则"}]' where path = '/SeaFreight/quickQuoteSearchCenter';
