-- Contents of a site that are kept in lists: what is being written. Visitors read what was published of them (portal_live).
create procedure portal_content(target text, own_columns text) language plpgsql as $$
begin
  call document_entity(target, $c$code text not null, name_zh text not null, publish_on date, offline_on date, top boolean not null default false,
    rank integer, $c$ || own_columns || $c$, edited boolean not null default false$c$, 0, null);
  -- whoever keeps the site keeps all of it
  execute format('drop policy data_scope on %I', target);
  execute format('alter table %I add check (operator_id is null)', target);
end $$;
call portal_content('portal_news', $$category text not null default '', author text not null default '', summary text not null default '',
  picture text not null default '', body text not null default ''$$);
call portal_content('portal_announcement', $$category text not null default '', summary text not null default '', body text not null default ''$$);
call portal_content('portal_job', $$department text not null default '', city text not null default '', headcount integer,
  salary text not null default '', deadline date, body text not null default ''$$);
call portal_content('portal_service', $$category text not null default '', summary text not null default '', picture text not null default '',
  body text not null default ''$$);
call portal_content('portal_office', $$category text not null default '', name_en text not null default '', address text not null default '',
  phone text not null default '', email text not null default '', lat numeric(9, 6), lon numeric(9, 6), picture text not null default ''$$);
call portal_content('portal_letter', $$carrier_code text not null default '', subject text not null default '', effective_from date,
  pol_code text not null default '', pod_code text not null default '', summary text not null default '', body text not null default ''$$);
call portal_content('portal_download', $$category text not null default '', summary text not null default ''$$);
call portal_content('portal_ship_table', $$pol_code text not null default '', pod_code text not null default '', carrier_code text not null default '',
  lane_code text not null default '', weeks integer$$);
drop procedure portal_content;

-- The clock looks for what is due.
create index portal_live_due on portal_live (visible_from) where record_id > 0;
create index portal_live_over on portal_live (visible_until) where record_id > 0 and visible_until is not null;

insert into menu (parent_id, path, name, icon, sort, buttons)
select parent.id, entry.path, entry.name, '', entry.place, (select jsonb_agg(jsonb_build_object('code', b.code, 'name', b.name) order by b.at)
  from (values (1, 'view', '查看'), (2, 'add', '新增'), (3, 'edit', '编辑'), (4, 'publish', '发布与下线'), (5, 'remove', '移除与恢复'),
    (6, 'merge', '合并'), (7, 'import', '导入'), (8, 'export', '导出'), (9, 'number', '编号规则')) as b (at, code, name))
from (values
  ('/Portal/NewsManagement', '新闻管理', 20),
  ('/Portal/Announcement', '公告管理', 22),
  ('/Portal/ShipLetterMaintain', '船司通知函维护', 24),
  ('/Portal/ShipTableMaintain', '船期表维护', 26),
  ('/Portal/ProductService', '产品服务', 28),
  ('/Portal/OurAddress', '公司地址', 30),
  ('/Portal/RecruitmentManagement', '招聘管理', 32)
) as entry (path, name, place)
join menu parent on parent.path = '/Portal';
insert into menu (parent_id, path, name, icon, sort, buttons)
select id, '/Portal/NewsInfo', '新闻详情编辑', '', 21, '[{"code":"edit","name":"编辑"}]' from menu where path = '/Portal';
insert into menu (parent_id, path, name, icon, sort, buttons)
select parent.id, entry.path, entry.name, entry.icon, entry.place, '[{"code":"view","name":"查看"}]'::jsonb
from (values
  ('/external/workbench/ShippingTable', '船期表', 'calendar', 17),
  ('/external/workbench/ShippingLetter', '船司通知函', 'letter', 18)
) as entry (path, name, icon, place)
join menu parent on parent.path = 'EXTERNAL_MENU';
