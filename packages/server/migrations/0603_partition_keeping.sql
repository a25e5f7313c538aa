-- What was read of a message to many, of copies that are gone.
alter table global_message add column read_before integer not null default 0;

-- Makes the next part of a table: up to three months after the moment all of it is there. Answers its name; null: nothing was missing.
create function partitions.next_part(of_table text, moment timestamptz) returns text language plpgsql set timezone = 'UTC' as $$
declare
  s partitions.scheme := partitions.scheme_of(of_table);
  ends timestamptz;
begin
  perform pg_advisory_xact_lock(hashtext('partitions'));
  select max(until) into ends from partitions.parts(of_table);
  return case when ends <= moment + interval '3 months' then partitions.add(s, ends, moment) end;
end $$;

-- Drops the oldest part of a table that ended before so many months. Answers its name, null where there is none, and who had messages in it that he has not read.
create function partitions.drop_part(of_table text, months integer, moment timestamptz, out part text, out readers bigint[])
  language plpgsql set timezone = 'UTC' as $$
declare
  s partitions.scheme := partitions.scheme_of(of_table);
  horizon timestamptz := moment - make_interval(months => months);
begin
  if s.least_months is null or months is null or months < s.least_months then
    raise exception '% is kept for at least % months', of_table, s.least_months using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(hashtext('partitions'));
  -- dated back since its part went
  execute format('delete from partitions.%I where %I < %L', of_table || '_rest', s.key, horizon);
  select p.part into part from partitions.parts(of_table) p where p.until <= horizon order by p.until limit 1;
  if part is null then return; end if;
  if of_table = 'message' then
    execute format('update public.global_message g set read_before = read_before + r.count from
      (select global_id, count(*) from partitions.%I where global_id is not null and read_time is not null group by 1) r where g.id = r.global_id', part);
    execute format('select array_agg(distinct recipient_id) from partitions.%I where read_time is null', part) into readers;
  end if;
  execute format('drop table partitions.%I', part);
end $$;

-- PostgreSQL looks by itself at the parts alone, and joins are planned by what is known of the whole. Before 18 that cannot be had without looking at all parts anew.
create function partitions.learn(of_table text) returns void language plpgsql as $$
declare
  known timestamptz := (select last_analyze from pg_stat_all_tables where relid = to_regclass('public.' || quote_ident((partitions.scheme_of(of_table)).target)));
begin
  if known > now() - interval '7 days' or current_setting('server_version_num')::integer < 180000 then return; end if;
  execute format('analyze only public.%I', of_table);
end $$;

-- The ways of the application to them: by the clock of the database, and giving way to whoever works on the table.
create function make_partition(of_table text) returns text language sql volatile security definer set search_path = pg_catalog, pg_temp set lock_timeout = '2s' as
  $$ select partitions.next_part(of_table, now()) $$;
create function drop_partition(of_table text, months integer, out part text, out readers bigint[])
  language sql volatile security definer set search_path = pg_catalog, pg_temp set lock_timeout = '2s' as
  $$ select * from partitions.drop_part(of_table, months, now()) $$;
create function learn_partitions(of_table text) returns void language sql volatile security definer set search_path = pg_catalog, pg_temp set lock_timeout = '2s' as
  $$ select partitions.learn(of_table) $$;
-- Rows that lie in the rest, up to a thousand, and days for which parts are there.
create function partition_state(out target text, out strays integer, out days_ahead integer) returns setof record
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  for target in select s.target from partitions.scheme s order by 1 loop
    execute format('select count(*) from (select from partitions.%I limit 1000) r', target || '_rest') into strays;
    select extract(day from max(until) - now()) into days_ahead from partitions.parts(target);
    return next;
  end loop;
end $$;
revoke all on function make_partition(text), drop_partition(text, integer), learn_partitions(text), partition_state() from public;
grant execute on function make_partition(text), drop_partition(text, integer), learn_partitions(text), partition_state() to jst_app;
