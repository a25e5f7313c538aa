-- Screens of shipping instructions. Detail-like ones have buttons but no entry of their own in a menu: the shell lists screens that say so.
insert into menu (parent_id, path, name, icon, sort, buttons)
select parent.id, entry.path, entry.name, entry.icon, entry.sort, entry.buttons::jsonb
from (values
  ('/tdManage', '/tdManage/workbench', '补料驾驶舱', '', 5, '[]'),
  ('/tdManage', '/tdManage/siMake', '补料制作', '', 50, '[]'),
  ('/tdManage', '/tdManage/siMakeTd', '多票补料制作', '', 60, '[{"code":"send","name":"发送样单"},{"code":"issue","name":"签发"}]'),
  ('/tdManage', '/tdManage/siSubmitLog', '补料提交记录', '', 70, '[{"code":"export","name":"导出"}]'),
  ('/tdManage', '/tdManage/siDataList', '补料数据列表', '', 80, '[{"code":"export","name":"导出"}]'),
  ('/tdManage', '/tdManage/internalSiList', '内部补料列表', '', 90, '[{"code":"export","name":"导出"}]'),
  ('EXTERNAL_MENU', '/external/workbench/SILogs', '补料记录', 'history', 42, '[{"code":"export","name":"导出"}]'),
  ('EXTERNAL_MENU', '/external/workbench/siTemplate', '补料模板', 'copy', 45, '[{"code":"edit","name":"维护模板"}]')
) as entry (parent, path, name, icon, sort, buttons)
join menu parent on parent.path = entry.parent;

update menu set buttons = menu.buttons || added.buttons::jsonb
from (values
  ('/tdManage/siCheck', '[{"code":"assign","name":"分配审核人"}]'),
  ('/tdManage/siAudit', '[{"code":"void","name":"作废"}]'),
  ('/tdManage/siCreator', '[{"code":"late","name":"截单后提交"}]'),
  ('/external/workbench/siSubmit', '[{"code":"confirm","name":"确认样单"},{"code":"late","name":"截单后提交"}]'),
  ('/external/workbench/siSubmitLog', '[{"code":"export","name":"导出"}]')
) as added (path, buttons)
where menu.path = added.path;

-- Roles of a database that is in use keep what they could do, and see the new screens beside the ones they have.
create function widen_roles(held text, needs text, screen text, gains text[]) returns void language sql as $$
  insert into role_menu (role_id, menu_id, buttons)
  select rm.role_id, added.id, gains from role_menu rm join menu m on m.id = rm.menu_id and m.path = held cross join menu added
  where added.path = screen and (needs = '' or needs = any (rm.buttons))
  on conflict (role_id, menu_id) do update set buttons = array(select distinct b from unnest(role_menu.buttons || excluded.buttons) b)
$$;
select widen_roles(held, needs, screen, gains::text[])
from (values
  ('/tdManage/siCheck', '', '/tdManage/workbench', '{}'),
  ('/tdManage/siCheck', '', '/tdManage/siSubmitLog', '{}'),
  ('/tdManage/siCheck', '', '/tdManage/siDataList', '{}'),
  ('/tdManage/siCheck', '', '/tdManage/internalSiList', '{}'),
  ('/tdManage/siCheck', 'export', '/tdManage/siSubmitLog', '{export}'),
  ('/tdManage/siCheck', 'export', '/tdManage/siDataList', '{export}'),
  ('/tdManage/siCheck', 'export', '/tdManage/internalSiList', '{export}'),
  ('/tdManage/siCreator', 'submit', '/tdManage/siMake', '{}'),
  ('/tdManage/siAudit', 'audit', '/tdManage/siAudit', '{void}'),
  ('/tdManage/siAudit', 'audit', '/tdManage/siMakeTd', '{send,issue}'),
  ('/external/workbench/siSubmit', 'submit', '/external/workbench/siSubmit', '{confirm}'),
  ('/external/workbench/siSubmit', 'submit', '/external/workbench/siTemplate', '{edit}'),
  ('/external/workbench/siSubmitLog', '', '/external/workbench/SILogs', '{export}'),
  ('/external/workbench/siSubmitLog', '', '/external/workbench/siSubmitLog', '{export}')
) as grants (held, needs, screen, gains);
drop function widen_roles(text, text, text, text[]);
