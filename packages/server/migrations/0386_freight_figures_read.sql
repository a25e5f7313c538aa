-- The index of today is kept every hour; screens read it and say when it was made.
alter table freight_lane_index add column kept_at timestamptz not null default now();

-- Searches are added up by their ports from the index alone.
drop index freight_query_counted;
create index freight_query_counted on freight_query (company_id, at) include (operator_id, pol_code, pod_codes, lost_codes);
drop index freight_query_lost;
create index freight_query_lost on freight_query (company_id, at) include (operator_id, pol_code, lost_codes, customer_code, id) where lost_codes <> '{}';

-- How many rates hold today for each of some routes: what freight_rates_for finds for one, for all of them at once.
create function freight_route_rates(pols text[], pods text[]) returns table (pol text, pod text, rates bigint) language sql stable security definer
set search_path = public as $$
  with r as materialized (select * from unnest(pols, pods) as r (pol, pod)),
    t as not materialized (select id, pol_code, pod_code, del_code, pol_links from freight_rate where company_id = (select app_company_id()) and state = 1
      and removed_at is null and merged_into is null and valid_to >= (select china_day()) and valid_from <= (select china_day())),
    found as (select r.pol, r.pod, t.id from r join t on t.pol_code = r.pol and t.pod_code = r.pod
      union select r.pol, r.pod, t.id from r join t on t.del_code <> '' and t.pol_code = r.pol and t.del_code = r.pod
      union select r.pol, r.pod, t.id from t cross join unnest(t.pol_links) link join r on r.pol = link and r.pod in (t.pod_code, t.del_code)
        where t.pol_links <> '{}'
      union select r.pol, r.pod, t.id from freight_rate_barge b join t on t.id = b.subject_id join r on r.pol = b.port_code
        and r.pod in (t.pod_code, t.del_code) where b.company_id = (select app_company_id()) and b.kind = 'freightRate')
  select found.pol, found.pod, count(*) from found group by 1, 2
$$;
