-- 门户: the menu entry above its screens.
insert into menu (path, name, icon, sort)
select '/system/HomePageManagement', '门户', 'list', max(sort) + 10 from menu where parent_id is null;
