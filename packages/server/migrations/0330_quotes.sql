-- 客户关系: the menu entry above the screens of quotations and, later, of customer relations.
insert into menu (path, name, icon, sort)
select '/CRM', '客户关系', 'people', max(sort) + 10 from menu where parent_id is null;
