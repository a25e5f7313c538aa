-- Files of a shipping instruction ask for a button of their own: the bill, its containers, the exchange formats.
update menu set buttons = menu.buttons || added.buttons::jsonb
from (values
  ('/tdManage/siDetail', '[{"code":"export","name":"下载样单、箱单与报文"}]'),
  ('/external/workbench/siSubmit', '[{"code":"download","name":"下载样单、箱单与报文"}]')
) as added (path, buttons)
where menu.path = added.path;

-- Customers check their draft bill before they confirm it: whoever has the page keeps the file.
update role_menu set buttons = array_append(role_menu.buttons, 'download')
from menu m where m.id = role_menu.menu_id and m.path = '/external/workbench/siSubmit';
-- Staff keep the files where they may take away the lists.
insert into role_menu (role_id, menu_id, buttons)
select distinct rm.role_id, detail.id, array['export']
from role_menu rm join menu m on m.id = rm.menu_id cross join menu detail
where m.path in ('/tdManage/siCheck', '/tdManage/siDataList', '/tdManage/internalSiList') and 'export' = any (rm.buttons) and detail.path = '/tdManage/siDetail'
on conflict (role_id, menu_id) do update set buttons = array_append(role_menu.buttons, 'export');
