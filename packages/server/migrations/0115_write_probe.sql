-- What /readyz writes to see whether the database stores (src/kernel/condition.ts). Without an index, so that each try needs a place in the table's file.
create table write_probe (at timestamptz not null);
grant select, insert, delete on write_probe to jst_app;
