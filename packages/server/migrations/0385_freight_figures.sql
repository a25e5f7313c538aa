-- Figures of rates, searches and quotations.
-- The middle price of each lane as it was known at the end of a day: later changes of rates do not change it. Null below three rates.
create table freight_lane_index (
  company_id bigint not null references company on delete cascade,
  operator_id bigint references company on delete cascade,
  day date not null,
  lane_code text not null,
  points integer not null,
  median numeric(12, 2),
  primary key (company_id, day, lane_code)
);
call protect_table('freight_lane_index');

-- Figures read these alone, without the rows.
create index freight_rate_ending on freight_rate (company_id, valid_to)
  include (valid_from, id, pol_code, lane_code, carrier_code, currency_code, floor40_hq, operator_id)
  where state = 1 and removed_at is null and merged_into is null;
create index freight_rate_published on freight_rate (company_id, published_at) include (lane_code, operator_id)
  where removed_at is null and merged_into is null;
create index freight_rate_surcharge_boxed on freight_rate_surcharge (kind, subject_id)
  include (charge_code, amount, amount40_hq, valid_from, valid_to, company_id, operator_id, audience)
  where currency_code = 'USD' and basis in ('', 'C') and not in_all_in and not unknown and condition_of = '';
create index freight_query_counted on freight_query (company_id, at) include (operator_id);
create index freight_query_lost on freight_query (company_id, at) include (operator_id) where lost_codes <> '{}';
create index freight_query_customer on freight_query (company_id, customer_code, at) where customer_code <> '';
create index quotation_sent_on on quotation (company_id, sent_at) where removed_at is null and merged_into is null;

-- Ports that a rate of another port holds for today, by its linked ports or by a barge: found by the owner of the table inside the company of the
-- connection, as rates for a route are.
create function freight_linked_cells() returns table (pol text, lane text) language sql stable security definer set search_path = public as $$
  select distinct link, t.lane_code from freight_rate t cross join unnest(t.pol_links) link
    where t.company_id = (select app_company_id()) and t.state = 1 and t.removed_at is null and t.merged_into is null
      and t.pol_links <> '{}' and t.valid_from <= (select china_day()) and t.valid_to >= (select china_day())
  union
  select b.port_code, t.lane_code from freight_rate_barge b join freight_rate t on t.id = b.subject_id
    where b.company_id = (select app_company_id()) and b.kind = 'freightRate' and t.company_id = b.company_id and t.state = 1
      and t.removed_at is null and t.merged_into is null and t.valid_from <= (select china_day()) and t.valid_to >= (select china_day())
      and coalesce(b.valid_from, (select china_day())) <= (select china_day()) and coalesce(b.valid_to, (select china_day())) >= (select china_day())
$$;
create index freight_rate_linked on freight_rate (company_id, valid_to) where state = 1 and removed_at is null and merged_into is null and pol_links <> '{}';

insert into menu (parent_id, path, name, icon, sort, buttons)
select parent.id, entry.path, entry.name, '', coalesce((select max(sort) from menu where parent_id = parent.id), 0) + entry.place, '[]'::jsonb
from (values
  ('/SeaFreight', '/SeaFreight/FreightManagement/FareCockpit', '运价驾驶舱', 30),
  ('/system', '/system/PlatformFreightAnalysis', '平台运价分析', 30),
  ('/system', '/system/CustomerFreightAnalysis', '客户运价分析', 31)
) as entry (parent, path, name, place)
join menu parent on parent.path = entry.parent;
