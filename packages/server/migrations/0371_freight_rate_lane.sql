-- Mark-ups, least margins and filed ranges go by lane: a rate that names none has that of its port of discharge.
create function freight_rate_lane() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.lane_code = '' then
    new.lane_code := coalesce((select p.lane_code from m_port p where p.code = new.pod_code and p.removed_at is null and p.merged_into is null
      and (p.company_id is null or p.company_id = new.company_id) order by p.company_id nulls last limit 1), '');
  end if;
  return new;
end $$;
create trigger freight_rate_lane before insert or update of lane_code, pod_code on freight_rate for each row execute function freight_rate_lane();

-- Rates that one transaction adds, as an import does, are kept some hundred at a time: one by one costs as much as adding them.
create or replace function freight_rate_keep() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- an earlier version of the same transaction is not there any more
  if not exists (select from freight_rate t where t.id = new.id and t.version = new.version)
    or exists (select from freight_rate_version v where v.rate_id = new.id and v.version = new.version) then return null; end if;
  if tg_op = 'INSERT' and new.create_id is not null then
    perform freight_rate_keep_versions(array(select t.id from freight_rate t where t.id = new.id or t.id > new.id and t.id < new.id + 500
      and t.company_id = new.company_id and t.create_id = new.create_id and t.version = 1 and t.xmin::text = pg_current_xact_id()::xid::text
      and not exists (select from freight_rate_version v where v.rate_id = t.id)), null, new.create_id);
  else
    perform freight_rate_keep_versions(array[new.id], null,
      -- each write says in the audit log who made it, in its own transaction
      (select a.employee_id from audit_log a where a.entity = 'freightRate' and a.entity_id = new.id
        and a.at >= date_trunc('milliseconds', transaction_timestamp()) order by a.at desc limit 1));
  end if;
  return null;
end $$;
