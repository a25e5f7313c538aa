-- 门户: the menu entry above its screens.
insert into menu (parent_id, path, name, icon, sort)
select id, '/system/HomePageManagement', '首页推荐', '', 60 from menu where path = '/system';
