-- Keeps the present version of rates that has not been kept yet. Lines are found rate by rate: joined as one set they were read anew for each rate where
-- PostgreSQL had no statistics yet, as in the transaction that brings the first rates (15 did, 18 does not).
create or replace function freight_rate_keep_versions(ids bigint[], batch bigint, author bigint) returns void language sql as $$
  insert into freight_rate_version (rate_id, version, company_id, operator_id, batch_id, employee_id, facts)
  select t.id, t.version, t.company_id, t.operator_id, batch, author,
    to_jsonb(t) - array['search', 'pinyin', 'initials', 'id', 'company_id', 'operator_id', 'create_id', 'create_time'] || jsonb_build_object(
      'surcharges', (select coalesce(jsonb_agg(to_jsonb(l) - array['kind', 'subject_id', 'company_id', 'operator_id', 'audience'] order by l.place), '[]')
        from freight_rate_surcharge l where l.kind = 'freightRate' and l.subject_id = t.id),
      'barges', (select coalesce(jsonb_agg(to_jsonb(l) - array['kind', 'subject_id', 'company_id', 'operator_id', 'audience'] order by l.place), '[]')
        from freight_rate_barge l where l.kind = 'freightRate' and l.subject_id = t.id))
  from freight_rate t
  where t.id = any(ids)
  on conflict do nothing
$$;
