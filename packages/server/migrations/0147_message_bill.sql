-- The bill that a message is about: the box folds what a day brought about one bill.
alter table message add column bill text not null default '';
update message set bill = coalesce(substring(title from '：([A-Z0-9]+)'), '') where kind = 'si';
