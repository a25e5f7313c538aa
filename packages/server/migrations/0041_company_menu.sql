-- Screens of companies, employees and joining.
insert into menu (parent_id, path, name, icon, sort, buttons)
select parent.id, entry.path, entry.name, '', entry.sort, entry.buttons::jsonb
from (values
  ('/system/employee/list', '账号设置', 20, '[{"code":"view","name":"查看"},{"code":"add","name":"新增员工"},{"code":"edit","name":"编辑员工与角色"},{"code":"disable","name":"停用与启用"},{"code":"reset","name":"重置密码"},{"code":"transfer","name":"交接业务"},{"code":"import","name":"批量导入"},{"code":"department","name":"维护部门"},{"code":"bind","name":"审批关联申请"}]'),
  ('/system/StuffEdit', '员工编辑', 21, '[]'),
  ('/system/CompanyApplication', '入驻申请', 30, '[{"code":"view","name":"查看"}]'),
  ('/system/CompanyAudit', '入驻审核', 31, '[{"code":"audit","name":"审核"}]'),
  ('/system/CompanyAuditFinish', '已审核入驻', 32, '[{"code":"view","name":"查看"},{"code":"freeze","name":"冻结与解冻"}]')
) as entry (path, name, sort, buttons)
join menu parent on parent.path = '/system';

-- The platform's administrators see every new screen.
insert into role_menu (role_id, menu_id, buttons)
select r.id, m.id, array(select b ->> 'code' from jsonb_array_elements(m.buttons) b)
from role r join company c on c.id = r.company_id and c.kind = 'platform' cross join menu m
where r.data_scope = 'all' and m.path in ('/system/employee/list', '/system/StuffEdit', '/system/CompanyApplication', '/system/CompanyAudit', '/system/CompanyAuditFinish')
on conflict do nothing;
