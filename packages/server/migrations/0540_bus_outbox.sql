-- What transactions tell other processes, until a process has told it on (kernel/bus). Nothing of it outlives a crash of PostgreSQL, in which every
-- process loses its connection and reads anew: no write-ahead log. Rows leave as fast as they come, so the vacuum goes by their number alone.
create unlogged table bus_message (
  id bigint generated always as identity primary key,
  payload text not null
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000, autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 2000);
call force_row_security('bus_message');
create policy told_on_by_the_server on bus_message using ((select app_scope()) = 'system') with check (true);

-- One at a time in the whole cluster: what a record's holder told first is told on first. The lock is taken by a statement of its own, so that the
-- rows that are read are those committed before it was given.
create function take_bus_messages() returns setof text language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('bus_message'));
  return query with taken as (delete from bus_message returning id, bus_message.payload) select taken.payload from taken order by taken.id;
end $$;

create function relay_bus_messages(channel text) returns bigint language sql as $$
  select count(pg_notify(channel, payload)) from take_bus_messages() as payload
$$;
