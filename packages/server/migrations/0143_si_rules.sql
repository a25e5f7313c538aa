-- What an operator decides about the rules of shipping instructions; without a row the usual holds.
create table si_rule (
  operator_id bigint primary key references company on delete cascade,
  package_tolerance integer not null check (package_tolerance between 0 and 100),
  tolerance numeric(5, 4) not null check (tolerance between 0 and 0.05),
  hs_code_required boolean not null,
  volume_required boolean not null,
  manifest_filing boolean not null,
  update_time timestamptz(3) not null default clock_timestamp()
);
alter table si_rule enable row level security;
alter table si_rule force row level security;
create policy own on si_rule using ((select app_scope()) in ('system', 'platform') or operator_id = (select app_company_id()));
-- Customers are judged by the rules of those who serve them: the orders that they see say whose those are.
create policy served on si_rule for select using (exists (select from cargo_order o where o.operator_id = si_rule.operator_id));

update menu set buttons = buttons || '[{"code":"rules","name":"维护校验规则"}]' where path = '/tdManage/siCheck';
-- Whoever assigns the work of review keeps its rules.
update role_menu set buttons = array_append(role_menu.buttons, 'rules')
from menu m where m.id = role_menu.menu_id and m.path = '/tdManage/siCheck' and 'assign' = any (role_menu.buttons);
