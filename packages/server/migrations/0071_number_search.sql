-- Numbers are looked up by how they begin or how they end. Row-level security lets an index help only with comparisons that cannot leak, which
-- `>=` and `<` of text are and `like` is not; the end of a number is the beginning of its mirror image.
alter table cargo_order
  add column order_no_mirror text collate "C" not null generated always as (reverse(upper(order_no))) stored,
  add column mbl_no_mirror text collate "C" not null generated always as (reverse(upper(mbl_no))) stored;
create index cargo_order_no_begins on cargo_order (order_no collate "C");
create index cargo_order_no_ends on cargo_order (order_no_mirror);
create index cargo_order_mbl_begins on cargo_order (mbl_no collate "C");
create index cargo_order_mbl_ends on cargo_order (mbl_no_mirror);
drop index cargo_order_mbl;

alter table si_record
  add column bill_no text collate "C" not null generated always as (coalesce(nullif(upper(split_mbl_no), ''), upper(mbl_no))) stored,
  add column bill_no_mirror text collate "C" not null generated always as (reverse(coalesce(nullif(upper(split_mbl_no), ''), upper(mbl_no)))) stored;
create index si_record_bill_begins on si_record (bill_no) where delete_mark = 0;
create index si_record_bill_ends on si_record (bill_no_mirror) where delete_mark = 0;
create index si_record_no_begins on si_record (si_no collate "C") where delete_mark = 0;

alter table si_container
  add column container_no_mirror text collate "C" not null generated always as (reverse(upper(container_no))) stored;
create index si_container_no_begins on si_container (container_no collate "C") where container_no <> '';
create index si_container_no_ends on si_container (container_no_mirror) where container_no <> '';

alter table cargo_order_box
  add column container_no_mirror text collate "C" not null generated always as (reverse(upper(container_no))) stored;
create index cargo_order_box_no_begins on cargo_order_box (container_no collate "C") where container_no <> '';
create index cargo_order_box_no_ends on cargo_order_box (container_no_mirror) where container_no <> '';
