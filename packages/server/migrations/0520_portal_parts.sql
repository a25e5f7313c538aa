-- Who has a part of a site open just now; rows of the last minutes count.
create table portal_part_editor (
  company_id bigint not null references company on delete cascade,
  operator_id bigint references company on delete cascade,
  part text not null,
  employee_id bigint not null references employee on delete cascade,
  seen_at timestamptz(3) not null default clock_timestamp(),
  primary key (company_id, part, employee_id)
);
call protect_table('portal_part_editor');

insert into menu (parent_id, path, name, icon, sort, buttons)
select parent.id, entry.path, entry.name, '', entry.place, entry.buttons::jsonb
from (values
  ('/Portal/Setqymh', '启用企业门户', 2, '[{"code":"edit","name":"修改地址"},{"code":"publish","name":"启用与停用"}]'),
  ('/Portal/websiteConfig', '网站配置', 4, '[{"code":"edit","name":"编辑"},{"code":"publish","name":"发布与下线"}]'),
  ('/Portal/Home', '门户首页', 6, '[{"code":"edit","name":"编辑"},{"code":"publish","name":"发布与下线"}]'),
  ('/Portal/EnterpriseInformation', '企业信息维护', 8, '[{"code":"edit","name":"编辑"},{"code":"publish","name":"发布与下线"}]'),
  ('/Portal/CustomerEnterpriseInformation', '客户企业信息', 10, '[{"code":"edit","name":"编辑"},{"code":"publish","name":"发布与下线"}]'),
  ('/Portal/FloatingWindow', '悬浮窗设置', 12, '[{"code":"edit","name":"编辑"},{"code":"publish","name":"发布与下线"}]')
) as entry (path, name, place, buttons)
join menu parent on parent.path = '/Portal';
