-- 整箱运价发布, 新增整箱运价, 历史运价查询.
insert into menu (parent_id, path, name, icon, sort, buttons)
select parent.id, entry.path, entry.name, '', coalesce((select max(sort) from menu where parent_id = parent.id), 0) + entry.place,
  entry.buttons::jsonb
from (values
  ('/SeaFreight/FreightManagement/FCLFreightPost', '整箱运价发布', 1, '[{"code":"view","name":"查看"},{"code":"publish","name":"检查与发布"},
    {"code":"export","name":"导出"}]'),
  ('/SeaFreight/FreightManagement/FCLFreightAdd', '新增整箱运价', 2, '[{"code":"add","name":"新增"}]'),
  ('/SeaFreight/FreightManagement/HistoryFreightSearch', '历史运价查询', 3, '[{"code":"view","name":"查看"},{"code":"export","name":"导出"}]')
) as entry (path, name, place, buttons)
join menu parent on parent.path = '/SeaFreight';

-- What was valid on a day is asked by route. A version of a batch is kept upon one that says everything, and changes no port.
alter table freight_rate_version add column pol_code text generated always as (facts ->> 'pol_code') stored,
  add column pod_code text generated always as (facts ->> 'pod_code') stored;
create index freight_rate_version_route on freight_rate_version (company_id, pol_code, pod_code, rate_id) where base is null;

-- Rates from a port as they were known at a moment: the last version of each before it. No ports of discharge: all.
create function freight_rates_known(pol text, pods text[], before timestamptz)
  returns table (rate_id bigint, version integer, employee_id bigint, since timestamptz, facts jsonb) language sql stable as $$
  select k.* from (select distinct v.rate_id from freight_rate_version v where v.company_id = (select app_company_id()) and v.base is null
      and v.pol_code = pol and (pods = '{}' or v.pod_code = any(pods))) c
    cross join lateral (select v.rate_id, v.version, v.employee_id, v.create_time, case when v.base is null then v.facts else b.facts || v.facts end
      from freight_rate_version v left join freight_rate_version b on b.rate_id = v.rate_id and b.version = v.base
      where v.rate_id = c.rate_id and v.create_time < before order by v.version desc limit 1) k (rate_id, version, employee_id, since, facts)
  where k.facts ->> 'state' = '1' and k.facts ->> 'removed_at' is null and k.facts ->> 'merged_into' is null
    and k.facts ->> 'pol_code' = pol and (pods = '{}' or k.facts ->> 'pod_code' = any(pods))
$$;
