-- Booking notes and lists of bookings that were pasted or uploaded: what was read of them, and which drafts were made. Each company has its own.
create table booking_upload (
  id bigint generated always as identity primary key,
  company_id bigint not null references company on delete cascade,
  operator_id bigint references company on delete cascade,
  employee_id bigint references employee on delete set null,
  kind text not null check (kind in ('note', 'orders')),
  title text not null default '',
  file_name text not null,
  -- '' for a text that was pasted; `text` stands for the file then
  format text not null default '',
  file_id bigint references stored_file on delete set null,
  text text not null default '',
  reading jsonb not null,
  rows integer not null default 0,
  open integer not null default 0,
  -- drafts by line: { "2": { "id": 7, "code": "BK261100007" } }
  booked jsonb not null default '{}',
  create_time timestamptz(3) not null default clock_timestamp(),
  update_time timestamptz(3) not null default clock_timestamp()
);
create index booking_upload_recent on booking_upload (company_id, kind, id desc);
call protect_table('booking_upload');
create policy data_scope on booking_upload as restrictive for select
  using ((select app_limit()) = '' or employee_id = any ((select reached_people())::bigint[]));

insert into menu (parent_id, path, name, icon, sort, buttons)
select parent.id, entry.path, entry.name, '', entry.place, '[]'::jsonb
from (values
  ('/external/workbench/booking/uploadBook', '上传托书', 32),
  ('/external/workbench/booking/uploadBookLog', '托书上传记录', 34),
  ('/external/workbench/OrderUpload', '上传委托', 36),
  ('/external/workbench/BookingLog/OrderUploadLog', '委托上传记录', 38)
) as entry (path, name, place)
join menu parent on parent.path = '/external/workbench/booking';
