-- Screens of slips and packing lists, for staff, customers and hauliers.
insert into menu (path, name, icon, sort)
select entry.path, entry.name, entry.icon, tracking.sort + entry.place
from (values ('/cargoManager', '箱单管理', 'ticket', 1), ('/internal/ElectronicPacking', '电子装箱单', 'box', 2)) as entry (path, name, icon, place),
  menu tracking where tracking.path = '/PackingDynamic';
insert into menu (parent_id, path, name, icon, sort)
select id, '/external/workbench/cargoManager', '箱单', 'ticket', 18 from menu where path = 'EXTERNAL_MENU';
insert into menu (parent_id, path, name, icon, sort, buttons)
select parent.id, entry.path, entry.name, '', entry.place * 10, entry.buttons::jsonb
from (values
  ('/cargoManager', '/cargoManager/TrachManDataAudit', '箱单审核', 1, '[{"code":"view","name":"查看"},{"code":"approve","name":"审核通过"},
    {"code":"return","name":"审核退回"},{"code":"export","name":"导出"},{"code":"number","name":"编号规则"}]'),
  ('/cargoManager', '/cargoManager/TrachManManager', '开放箱单', 3, '[{"code":"view","name":"查看"},{"code":"issue","name":"开箱单"},
    {"code":"change","name":"修改、换单与退箱"},{"code":"report","name":"登记动态"},{"code":"send","name":"发送报文"},
    {"code":"add","name":"新增号段"},{"code":"edit","name":"修改号段"},{"code":"disable","name":"启停号段"},{"code":"remove","name":"删除号段"},
    {"code":"merge","name":"合并号段"},{"code":"import","name":"导入号段"},{"code":"export","name":"导出"},{"code":"number","name":"编号规则"}]'),
  ('/cargoManager', '/cargoManager/TrachManData', '箱单数据查询', 5, '[{"code":"view","name":"查看"},{"code":"print","name":"打印"},
    {"code":"export","name":"导出"}]'),
  ('/cargoManager', '/cargoManager/TrachPreview', '箱单预览', 7, '[]'),
  ('/internal/ElectronicPacking', '/internal/ElectronicPacking/ApplyAudit', '申请箱单', 1, '[{"code":"view","name":"查看"},
    {"code":"apply","name":"申请与撤销"},{"code":"export","name":"导出"}]'),
  ('/external/workbench/cargoManager', '/external/workbench/cargoManager/boxList', '箱单列表', 1, '[{"code":"view","name":"查看"},
    {"code":"print","name":"打印"},{"code":"export","name":"导出"}]'),
  ('/external/workbench/cargoManager', '/external/workbench/cargoManager/myBoxList', '我的箱单', 2, '[{"code":"view","name":"查看"},
    {"code":"fill","name":"指派司机与登记"}]'),
  ('/external/workbench/cargoManager', '/external/workbench/cargoManager/application', '箱单申请', 3, '[{"code":"view","name":"查看"},
    {"code":"apply","name":"申请与撤销"},{"code":"export","name":"导出"}]'),
  ('/external/workbench/cargoManager', '/external/workbench/cargoManager/splitDetail', '拆分详情', 4, '[]')
) as entry (parent, path, name, place, buttons)
join menu parent on parent.path = entry.parent;
