-- Screens of tracking and of box events, for staff and for customers.
insert into menu (path, name, icon, sort)
select entry.path, entry.name, entry.icon, booking.sort + entry.place
from (values ('/internal/freightTrack', '货物跟踪', 'eye', 1), ('/PackingDynamic', '箱动态', 'refresh', 2)) as entry (path, name, icon, place),
  menu booking where booking.path = '/BookingSpace';
insert into menu (parent_id, path, name, icon, sort)
select id, '/external/workbench/freightTrack', '货物跟踪', 'eye', 17 from menu where path = 'EXTERNAL_MENU';
insert into menu (parent_id, path, name, icon, sort, buttons)
select parent.id, entry.path, entry.name, '', entry.place * 10, entry.buttons::jsonb
from (values
  ('/internal/freightTrack', '/internal/freightTrack/FreightTrack', '货物跟踪', 1, '[{"code":"view","name":"查看"},{"code":"follow","name":"订阅与结束"},
    {"code":"rule","name":"裁定来源"},{"code":"handle","name":"处理异常"},{"code":"share","name":"分享链接"},{"code":"export","name":"导出"}]'),
  ('/internal/freightTrack', '/internal/freightTrack/FreightTrackDetail', '货物跟踪详情', 2, '[]'),
  ('/internal/freightTrack', '/internal/freightTrack/UserSearchLog', '用户查询日志', 3, '[{"code":"view","name":"查看"},{"code":"export","name":"导出"}]'),
  ('/PackingDynamic', '/PackingDynamic/Containermaintenance', '箱动态维护', 1, '[{"code":"view","name":"查看"},{"code":"add","name":"录入"},
    {"code":"withdraw","name":"撤销与恢复"},{"code":"import","name":"导入"},{"code":"partner","name":"来源对接"},{"code":"export","name":"导出"}]'),
  ('/PackingDynamic', '/PackingDynamic/Containerquerry', '箱动态查询', 2, '[{"code":"view","name":"查看"},{"code":"export","name":"导出"}]'),
  ('/external/workbench/freightTrack', '/external/workbench/control', '控制塔', 1, '[{"code":"view","name":"查看"}]'),
  ('/external/workbench/freightTrack', '/external/workbench/freightTrack/FreightTrack', '货物跟踪', 2, '[{"code":"view","name":"查看"},
    {"code":"follow","name":"订阅与结束"},{"code":"share","name":"分享链接"},{"code":"export","name":"导出"}]'),
  ('/external/workbench/freightTrack', '/external/workbench/freightTrack/FreightTrackDetail', '货物跟踪详情', 3, '[]')
) as entry (parent, path, name, place, buttons)
join menu parent on parent.path = entry.parent;
