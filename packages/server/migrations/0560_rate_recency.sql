-- When a rate was changed last, in a narrow table of its own. PostgreSQL writes each index of a row again where an indexed column of it changed: an index
-- by the time of change let no change of a rate stay in its page (docs/adr/0104-recency-of-large-tables-apart.md). The time itself stays in the row;
-- triggers carry it over, so that whoever writes rates knows nothing of it.
-- What lists filter by most stands beside it: a list in the order of change passes over rows that do not fit without looking at their rates.
-- whoever writes rates waits, so that no change is missed between what is copied and the triggers
lock table freight_rate in share row exclusive mode;
create table freight_rate_recency (id bigint primary key, company_id bigint not null, update_time timestamptz(3) not null, state smallint not null,
  carrier_code text not null, lane_code text not null, pol_code text not null, pod_code text not null);
call force_row_security('freight_rate_recency');
-- read with the rates alone; the functions of the owner write it
create policy kept on freight_rate_recency using ((select app_scope()) = 'system');
create policy seen on freight_rate_recency for select
  using ((select app_scope()) in ('system', 'platform') or company_id = (select app_company_id()));
insert into freight_rate_recency (id, company_id, update_time, state, carrier_code, lane_code, pol_code, pod_code)
  select id, company_id, update_time, state, carrier_code, lane_code, pol_code, pod_code from freight_rate;
create index freight_rate_recency_latest on freight_rate_recency (company_id, update_time desc, id desc);
drop index freight_rate_recent;

-- What hangs on rates goes with them, by one statement for all: a foreign key is looked up, and locks its rate, row by row.
alter table freight_rate_version drop constraint freight_rate_version_rate_id_fkey;
alter table freight_batch_rate drop constraint freight_batch_rate_rate_id_fkey, drop constraint freight_batch_rate_split_id_fkey;

-- The statements are planned anew each time: a plan for one rate would serve twenty thousand, or the other way round.
create function freight_rate_recency_added() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  execute 'insert into freight_rate_recency (id, company_id, update_time, state, carrier_code, lane_code, pol_code, pod_code)
    select id, company_id, update_time, state, carrier_code, lane_code, pol_code, pod_code from added';
  return null;
end $$;
create function freight_rate_recency_changed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  execute 'update freight_rate_recency r set update_time = c.update_time, state = c.state, carrier_code = c.carrier_code, lane_code = c.lane_code,
      pol_code = c.pol_code, pod_code = c.pod_code
    from changed c where r.id = c.id and (r.update_time, r.state, r.carrier_code, r.lane_code, r.pol_code, r.pod_code)
      is distinct from (c.update_time, c.state, c.carrier_code, c.lane_code, c.pol_code, c.pod_code)';
  return null;
end $$;
create function freight_rate_parts_dropped() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  execute 'delete from freight_rate_recency r using gone where r.id = gone.id';
  execute 'delete from freight_rate_version v using gone where v.rate_id = gone.id';
  execute 'delete from freight_batch_rate b using gone where b.rate_id = gone.id';
  execute 'update freight_batch_rate b set split_id = null from gone where b.split_id = gone.id';
  return null;
end $$;
create trigger freight_rate_recency_added after insert on freight_rate referencing new table as added for each statement
  execute function freight_rate_recency_added();
create trigger freight_rate_recency_changed after update on freight_rate referencing new table as changed for each statement
  execute function freight_rate_recency_changed();
create trigger freight_rate_parts_dropped after delete on freight_rate referencing old table as gone for each statement
  execute function freight_rate_parts_dropped();

-- Figures that read it alone ask for no floor; the index of lanes, which a job makes every hour, reads floors in their rows.
drop index freight_rate_ending;
create index freight_rate_ending on freight_rate (company_id, valid_to)
  include (valid_from, id, pol_code, lane_code, carrier_code, currency_code, operator_id)
  where state = 1 and removed_at is null and merged_into is null;
-- Room in each page for new versions of its rows. Pages that are full get it as their rows are written again.
alter table freight_rate set (fillfactor = 70);
analyze freight_rate_recency;
