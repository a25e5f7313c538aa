-- Screens of the own company's record, and of companies that staff create on behalf of a customer.
insert into menu (parent_id, path, name, icon, sort, buttons)
select parent.id, entry.path, entry.name, '', entry.sort, entry.buttons::jsonb
from (values
  ('/system/CurrentCompanyDetail', '本公司资料', 25, '[{"code":"view","name":"查看"},{"code":"viewFinance","name":"查看银行与开票信息"}]'),
  ('/system/company/editCompanyInfo', '编辑企业信息', 26, '[{"code":"edit","name":"修改企业资料"}]'),
  ('/system/company/CreateCompany', '创建企业', 33, '[{"code":"create","name":"代客户创建企业"}]')
) as entry (path, name, sort, buttons)
join menu parent on parent.path = '/system';

insert into role_menu (role_id, menu_id, buttons)
select r.id, m.id, array(select b ->> 'code' from jsonb_array_elements(m.buttons) b)
from role r join company c on c.id = r.company_id and c.kind = 'platform' cross join menu m
where r.data_scope = 'all' and m.path in ('/system/CurrentCompanyDetail', '/system/company/editCompanyInfo', '/system/company/CreateCompany')
on conflict do nothing;
