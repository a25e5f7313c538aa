-- Versions that are kept together share one instant. The default of the column took the clock row by row, so that a list by time had the versions of a
-- batch in an order by chance, and a page could end within a batch.
create or replace function freight_rate_keep_versions(ids bigint[], batch bigint, author bigint) returns void language sql as $$
  insert into freight_rate_version (rate_id, version, company_id, operator_id, batch_id, employee_id, create_time, facts)
  select t.id, t.version, t.company_id, t.operator_id, batch, author, (select clock_timestamp()),
    to_jsonb(t) - array['search', 'pinyin', 'initials', 'id', 'company_id', 'operator_id', 'create_id', 'create_time'] || jsonb_build_object(
      'surcharges', (select coalesce(jsonb_agg(to_jsonb(l) - array['kind', 'subject_id', 'company_id', 'operator_id', 'audience'] order by l.place), '[]')
        from freight_rate_surcharge l where l.kind = 'freightRate' and l.subject_id = t.id),
      'barges', (select coalesce(jsonb_agg(to_jsonb(l) - array['kind', 'subject_id', 'company_id', 'operator_id', 'audience'] order by l.place), '[]')
        from freight_rate_barge l where l.kind = 'freightRate' and l.subject_id = t.id))
  from freight_rate t
  where t.id = any(ids)
  on conflict do nothing
$$;
