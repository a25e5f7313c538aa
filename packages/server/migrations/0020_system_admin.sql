-- Administration of menus and roles.

alter table menu
  -- switched off, with all below it: nobody's menu has it and its buttons open nothing
  add column enabled boolean not null default true,
  -- enabled, and so is everything above it; kept by the server at each change of the tree
  add column active boolean not null default true,
  -- came with the product: calls and screens know its path and button codes. Entries that administrators add are not.
  add column built_in boolean not null default true,
  -- only roles of the platform may hold it
  add column platform_only boolean not null default false,
  add column update_time timestamptz(3) not null default clock_timestamp();
create index menu_parent on menu (parent_id);
create index role_menu_menu on role_menu (menu_id);
create unique index menu_path on menu (lower(path));

-- Everybody's menu is read by the server; administrators of the platform change it.
grant insert, update, delete on menu to jst_app;
call force_row_security('menu');
create policy read_menu on menu for select using (true);
create policy write_menu on menu using ((select app_scope()) in ('system', 'platform'));

alter table role add column description text not null default '';
create index role_company on role (company_id);
-- The session looks at the product as this role does, and writes nothing.
alter table session add column preview_role_id bigint references role on delete set null;

insert into menu (parent_id, path, name, icon, sort, buttons, platform_only)
select parent.id, entry.path, entry.name, entry.icon, entry.sort, entry.buttons::jsonb, entry.platform_only
from (values
  ('/system/role/companyRole', '公司角色', '', 50, '[{"code":"view","name":"查看"},{"code":"delete","name":"删除角色"}]', false),
  ('/system/role/roleEdit', '角色编辑', '', 51, '[{"code":"view","name":"查看"},{"code":"edit","name":"保存角色"},{"code":"preview","name":"以角色预览"}]', false),
  ('/system/permission/permissionList', '权限点管理', '', 52, '[{"code":"view","name":"查看"}]', false),
  ('/system/menu', '菜单管理', '', 60, '[{"code":"view","name":"查看"},{"code":"edit","name":"维护菜单"}]', true),
  ('/internal/MaintenanceMenu', '内部维护', '', 61, '[{"code":"view","name":"查看"},{"code":"edit","name":"维护内部菜单"}]', true),
  ('/internal/ExternalMaintenanceMenu', '客户维护', '', 62, '[{"code":"view","name":"查看"},{"code":"edit","name":"维护客户菜单"}]', true)
) as entry (path, name, icon, sort, buttons, platform_only)
join menu parent on parent.path = '/system';

-- A database in use has its platform administrators already.
insert into role_menu (role_id, menu_id, buttons)
select r.id, m.id, array(select b ->> 'code' from jsonb_array_elements(m.buttons) b)
from role r join company c on c.id = r.company_id and c.kind = 'platform' cross join menu m
where r.data_scope = 'all'
  and m.path in ('/system/role/companyRole', '/system/role/roleEdit', '/system/permission/permissionList', '/system/menu', '/internal/MaintenanceMenu', '/internal/ExternalMaintenanceMenu')
on conflict do nothing;
