-- Receivers of papers with their verified addresses, and companies that are a risk.
call document_entity('release_address', $$code text not null, name_zh text not null, customer_code text not null default '',
  contact text not null default '', phone text not null default '', address text not null default '', valid_to date,
  remark text not null default ''$$, 0, null);
call own_entity('release_receiver', $$code text not null, name_zh text not null, phone text not null default '', customer_code text not null default '',
  address_code text not null default '', courier text not null default '', remark text not null default ''$$);
call own_entity('release_risk', $$code text not null, name_zh text not null, name_en text not null default '', credit_code text not null default '',
  subject text not null default 'customer', level text not null default 'medium', valid_to date, reason text not null default ''$$);

insert into menu (parent_id, path, name, icon, sort, buttons)
select parent.id, entry.path, entry.name, '', entry.place, entry.buttons::jsonb
from (values
  ('/orderApply/receiverMaintain', '收件人维护', 60, '[{"code":"view","name":"查看"},{"code":"add","name":"新增"},{"code":"edit","name":"编辑"},
    {"code":"disable","name":"停用与启用"},{"code":"remove","name":"移入回收站与恢复"},{"code":"merge","name":"合并"},
    {"code":"import","name":"导入"},{"code":"export","name":"导出"}]'),
  ('/orderApply/authennAddressMaintain', '认证地址维护', 61, '[{"code":"view","name":"查看"},{"code":"add","name":"新增"},
    {"code":"edit","name":"编辑与提交"},{"code":"remove","name":"移入回收站与恢复"},{"code":"merge","name":"合并"},
    {"code":"import","name":"导入"},{"code":"export","name":"导出"},
    {"code":"verify","name":"认证、退回与停用"},{"code":"number","name":"设置编号规则"}]'),
  ('/orderApply/RiskInformationSetting', '风险信息设置', 62, '[{"code":"view","name":"查看"},{"code":"add","name":"新增"},
    {"code":"edit","name":"编辑"},{"code":"disable","name":"停用与启用"},{"code":"remove","name":"移入回收站与恢复"},
    {"code":"merge","name":"合并"},{"code":"import","name":"导入"},{"code":"export","name":"导出"}]')
) as entry (path, name, place, buttons)
join menu parent on parent.path = '/orderApply';
