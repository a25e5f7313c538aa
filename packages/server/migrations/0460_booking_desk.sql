-- Bookings at a rate that another company publishes and the forwarder resells: company_id is that company's. `facts` is what it asks, as it told its
-- subscribers when the price was taken; nothing of the customer and of what he is asked stands here.
create table booking_third (
  price_id bigint primary key references booking_price on delete cascade,
  booking_id bigint not null references booking on delete cascade,
  company_id bigint not null references company on delete cascade,
  operator_id bigint references company on delete cascade check (operator_id is null),
  subscription_id bigint references freight_subscription on delete set null,
  rate_id bigint references freight_rate on delete set null,
  facts jsonb not null,
  at timestamptz(3) not null default clock_timestamp()
);
create index booking_third_company on booking_third (company_id, booking_id desc);
create index booking_third_booking on booking_third (booking_id);
call protect_table('booking_third');
create trigger booking_third_stays before update on booking_third for each row execute function booking_price_stays();

-- What the booking wrote into its cargo order last, by column: what somebody has changed since stays his.
alter table cargo_order add column booked jsonb;

update menu set buttons = buttons || '[{"code":"import","name":"导入 SO"}]'::jsonb where path = '/quckBook/BookingManagement';
update menu set name = '第三方订舱' where path = '/external/workbench/BookThirdDetail';
-- Whoever publishes rates reads of bookings at them; a customer has none.
delete from role_menu rm using menu m, role r join company c on c.id = r.company_id
  where m.id = rm.menu_id and m.path = '/external/workbench/BookThirdDetail' and r.id = rm.role_id and c.kind = 'customer';
