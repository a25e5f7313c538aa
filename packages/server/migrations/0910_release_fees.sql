-- 签单费用: fees by type, way and carrier of an application, and the bill that they were carried to.
call own_entity('release_fee', $$code text not null, name_zh text not null, charge_code text not null default '', type text not null default '',
  way text not null default '', carrier_code text not null default '', basis text not null default 'S', price numeric(14, 4) not null default 0,
  currency_code text not null default 'CNY', tax_rate numeric(5, 2), demanded boolean not null default false, remark text not null default ''$$);
-- without a foreign key: an invoice that is gone is a bill that was never made
alter table release_application add column fee_invoice_id bigint;
update menu set buttons = replace(buttons::text, '新增范本', '新增范本与费用')::jsonb where path = '/orderApply/systemSetting';
