-- Week views read by the planned departure: of first calls, or of the calls of one load port. As a case, for row-level security takes a coalesce as leaky and looks nothing up by it.
create index port_call_first on port_call ((case when planned_departure is null then moment else planned_departure end)) where seq = 1;
create index port_call_port_plan on port_call (port_code, (case when planned_departure is null then moment else planned_departure end)) where not omitted;
-- What has not left yet: few of all calls, and what the lists of due calls and the figure of overdue ones read.
create index port_call_open on port_call (moment, voyage_id, seq) include (company_id) where state not in ('departed', 'omitted');
-- How punctual carriers are, without a visit to the table.
create index port_call_made on port_call (moment) include (company_id, voyage_id, carrier_code, planned_arrival, actual_arrival) where actual_arrival is not null and planned_arrival is not null;

-- Ports of a service in the order its rotation calls them: the company's own rotation, else the platform's; null without one. What 航线代码 shows.
create function service_ports(service text) returns text[] language sql stable as $$
  select array(select call ->> 'PortCode' from jsonb_array_elements(r.calls) with ordinality as x (call, place) order by place)
  from service_rotation r where r.service_code = service and (r.company_id is null or ((select app_scope()) = 'tenant' and r.company_id = (select app_company_id())))
  order by r.company_id nulls last limit 1
$$;
