-- People with a sign-in, as the platform's administrators see them.
insert into menu (parent_id, path, name, icon, sort, buttons, platform_only)
select parent.id, entry.path, entry.name, '', entry.sort, entry.buttons::jsonb, true
from (values
  ('/system/user/userList', '个人用户列表', 40, '[{"code":"view","name":"查看"},{"code":"disable","name":"停用与启用"},{"code":"unbind","name":"解除企业关联"},{"code":"resetTwoStep","name":"重置两步验证"}]'),
  ('/system/user/userSurvey', '用户概况', 41, '[]')
) as entry (path, name, sort, buttons)
join menu parent on parent.path = '/system';

-- A database in use has its platform administrators already.
insert into role_menu (role_id, menu_id, buttons)
select r.id, m.id, array(select b ->> 'code' from jsonb_array_elements(m.buttons) b)
from role r join company c on c.id = r.company_id and c.kind = 'platform' cross join menu m
where r.data_scope = 'all' and m.path in ('/system/user/userList', '/system/user/userSurvey')
on conflict do nothing;
