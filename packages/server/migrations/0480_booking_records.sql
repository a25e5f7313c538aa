-- Two pages are called 订舱记录: what became of bookings, and the messages to carriers. The second stands in a group of its own with the channels, so that
-- the menu tells them apart while menu, tab and page head say the same.
insert into menu (path, name, icon, sort)
select '/BookingSpace/Carriers', '船司通道', 'message', sort + 1 from menu where path = '/BookingSpace'
on conflict (path) do nothing;
update menu m set parent_id = parent.id, name = entry.name, sort = entry.place * 10
from (values ('/BookingSpace/OrderRecode', '订舱记录', 1), ('/BookingSpace/DCShipDispose', '订舱船司配置', 2)) as entry (path, name, place)
join menu parent on parent.path = '/BookingSpace/Carriers'
where m.path = entry.path;
