-- 补料船司配置: how shipping instructions reach a carrier, one in use for each carrier of a company; and who reads their messages.
call channel_table('si_channel', $$carrier_code text not null, version text not null default 'D99B', auto_apply boolean not null default false$$);
call scope_messages('si', 'si_record');

insert into menu (parent_id, path, name, icon, sort, buttons)
select parent.id, entry.path, entry.name, '', entry.place, entry.buttons::jsonb
from (values
  ('/tdManage/siMessages', '补料收发记录', 110, '[{"code":"view","name":"查看"},{"code":"download","name":"下载报文"},
    {"code":"resend","name":"重发、放弃与登记"},{"code":"answer","name":"录入、关联与登记回执"}]'),
  ('/tdManage/siChannels', '补料船司配置', 120, '[{"code":"view","name":"查看"},{"code":"add","name":"新增"},{"code":"edit","name":"编辑"},
    {"code":"disable","name":"停用与启用"},{"code":"remove","name":"移入回收站与恢复"},{"code":"merge","name":"合并"},
    {"code":"import","name":"导入"},{"code":"export","name":"导出"},{"code":"test","name":"测试通道"}]')
) as entry (path, name, place, buttons)
join menu parent on parent.path = '/tdManage';
