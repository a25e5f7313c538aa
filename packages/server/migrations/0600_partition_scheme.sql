-- Tables that grow by time are divided by it, so that what is old goes as files do, not row by row. This schema has their parts; the application role has no way into it.
create schema partitions;

create table partitions.scheme (
  target text primary key,
  -- the column that says where a row lies
  key text not null,
  -- what one part holds
  months integer not null,
  -- what is kept at least; null: nothing is ever dropped
  least_months integer,
  -- up to here rows lie in the table that was there before
  boundary timestamptz not null
);

-- The end of the period that a moment lies in.
create function partitions.period_end(months integer, moment timestamptz) returns timestamptz language sql stable set timezone = 'UTC' as $$
  select date_trunc(case months when 1 then 'month' when 3 then 'quarter' else 'year' end, moment) + make_interval(months => months)
$$;

-- At least a month ahead: until the table is divided, the check below holds for new rows as well.
insert into partitions.scheme (target, key, months, least_months, boundary)
select 'audit_log', 'at', 1, 6, partitions.period_end(1, greatest(now() + interval '1 month', max(at))) from audit_log
union all select 'message', 'create_time', 3, 1, partitions.period_end(3, greatest(now() + interval '1 month', max(create_time))) from message
union all select 'document_entry', 'at', 12, null, partitions.period_end(12, greatest(now() + interval '1 month', max(at))) from document_entry;

-- By it the table becomes a part without being read under a lock.
do $$
declare
  s partitions.scheme;
begin
  for s in select * from partitions.scheme order by target loop
    execute format('alter table %I add constraint before_boundary check (%I < %L) not valid', s.target, s.key, s.boundary);
  end loop;
end $$;
