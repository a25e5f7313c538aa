-- Maintenance of data: aliases and their queue.
insert into menu (path, name, icon, sort) values ('/DataMaintenance', '数据维护', 'list', 61) on conflict (path) do nothing;
insert into menu (parent_id, path, name, icon, sort, buttons)
select parent.id, '/DataMaintenance/BasicDataMapping', '基础数据映射', '', 10,
  '[{"code":"view","name":"查看"},{"code":"edit","name":"维护别名"},{"code":"confirm","name":"确认未匹配"}]'::jsonb
from menu parent where parent.path = '/DataMaintenance';
insert into role_menu (role_id, menu_id, buttons)
select r.id, m.id, array(select b ->> 'code' from jsonb_array_elements(m.buttons) b)
from role r join company c on c.id = r.company_id and c.kind = 'platform' cross join menu m
where r.data_scope = 'all' and m.path = '/DataMaintenance/BasicDataMapping'
on conflict do nothing;
