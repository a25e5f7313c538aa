-- 放单: the menu entry above its screens.
insert into menu (path, name, icon, sort)
select '/orderApply', '放单', 'letter', max(sort) + 10 from menu where parent_id is null;
