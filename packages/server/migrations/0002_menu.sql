-- Menu entries of the screens that exist. A module adds its own in its own migration.
insert into menu (path, name, icon, sort) values
  ('/workbench', '工作台', 'dashboard', 10),
  ('/tdManage', '补料管理', 'file', 20),
  ('/system', '系统管理', 'settings', 90),
  ('EXTERNAL_MENU', '客户工作台', '', 100);

insert into menu (parent_id, path, name, icon, sort, buttons)
select parent.id, entry.path, entry.name, entry.icon, entry.sort, entry.buttons::jsonb
from (values
  ('/tdManage', '/tdManage/siCheck', '待审核补料', '', 10, '[{"code":"edit","name":"修改截补料时间"},{"code":"import","name":"导入委托"},{"code":"export","name":"导出"},{"code":"claim","name":"领取"}]'),
  ('/tdManage', '/tdManage/siAudit', '补料审核', '', 20, '[{"code":"audit","name":"审核"}]'),
  ('/tdManage', '/tdManage/siDetail', '补料详情', '', 30, '[]'),
  ('/tdManage', '/tdManage/siCreator', '新建补料', '', 40, '[{"code":"submit","name":"代客提交"}]'),
  ('/system', '/system/message', '我的消息', '', 10, '[]'),
  ('EXTERNAL_MENU', '/external/workbench', '客户工作台', 'dashboard', 10, '[]'),
  ('EXTERNAL_MENU', '/external/workbench/SISubimtList', '补料提交列表', 'list', 20, '[]'),
  ('EXTERNAL_MENU', '/external/workbench/siSubmit', '提交补料', 'edit', 30, '[{"code":"submit","name":"提交"},{"code":"withdraw","name":"撤回"}]'),
  ('EXTERNAL_MENU', '/external/workbench/siSubmitLog', '补料提交记录', 'history', 40, '[]'),
  ('EXTERNAL_MENU', '/manage/message', '我的消息', 'notification', 50, '[]')
) as entry (parent, path, name, icon, sort, buttons)
join menu parent on parent.path = entry.parent;
