-- The worker of a run holds an advisory lock (6902, worker) on a connection of its own: PostgreSQL lets go of it when the process dies.
alter table job_run add column worker integer;

create function lost_runs() returns table (run_id bigint) language sql stable security definer set search_path = public, pg_temp as $$
  select r.id from job_run r where r.state = 'running' and r.worker is not null and not exists (
    select from pg_locks k where k.locktype = 'advisory' and k.classid = 6902 and k.objid = r.worker::oid and k.objsubid = 2 and k.granted
      and k.database = (select oid from pg_database where datname = current_database()))
$$;

-- Takes runs from lost workers. Each goes into the queue again with the attempts that its entry had left; without any it has failed.
create function take_over_runs(runs bigint[]) returns table (run_id bigint, starter bigint, job_name text, ended boolean)
language plpgsql security definer set search_path = public, pg_temp as $$
declare lost record;
begin
  for lost in
    select r.id, r.job, r.employee_id, r.queue_id, j.state::text as entry, j.retry_limit - j.retry_count as retries
    from job_run r join pgboss.job j on j.name = r.job and j.id = r.queue_id
    where r.id = any (runs) and r.id in (select l.run_id from lost_runs() l) and j.state::text = 'active'
    for update of r skip locked
  loop
    update pgboss.job set state = 'cancelled', completed_on = now() where name = lost.job and id = lost.queue_id;
    if lost.retries < 1 then
      update job_run set state = 'failed', worker = null, end_time = clock_timestamp() where id = lost.id;
    else
      update job_run set state = 'queued', worker = null, queue_id = gen_random_uuid() where id = lost.id returning queue_id into lost.queue_id;
      perform enqueue_job(lost.id);
      update pgboss.job set retry_limit = lost.retries - 1 where name = lost.job and id = lost.queue_id;
    end if;
    run_id := lost.id;
    starter := lost.employee_id;
    job_name := lost.job;
    ended := lost.retries < 1;
    return next;
  end loop;
end $$;
