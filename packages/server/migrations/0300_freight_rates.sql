-- 运价: the menu entry above its screens.
insert into menu (path, name, icon, sort)
select '/SeaFreight', '运价', 'ship', max(sort) + 10 from menu where parent_id is null;
