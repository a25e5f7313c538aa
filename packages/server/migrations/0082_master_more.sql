-- Agencies, vessels, services, codes, and what rates show of the master data.
call master_table('m_ship_agency', $$code text not null, name_zh text not null, name_en text not null default '', ports text[] not null default '{}', carriers text[] not null default '{}', edi_code text not null default '', contact text not null default '', phone text not null default '', email text not null default '', remark text not null default ''$$);
call master_table('m_order_agency', $$code text not null, name_zh text not null, name_en text not null default '', ports text[] not null default '{}', carriers text[] not null default '{}', settlement text not null default '', contact text not null default '', phone text not null default '', email text not null default '', remark text not null default ''$$);
call master_table('m_vessel', $$code text not null, name_zh text not null, name_en text not null default '', mmsi text not null default '', call_sign text not null default '', flag text not null default '', carrier_code text not null default '', teu integer, built integer, gt integer, dwt integer, remark text not null default ''$$);
call master_table('m_service', $$code text not null, name_zh text not null, carrier_code text not null, lane_code text not null default '', alliance text not null default '', weekdays text[] not null default '{}', transit_days integer, rotation text[] not null default '{}', remark text not null default ''$$);
call master_table('m_book_code', $$code text not null, name_zh text not null, carrier_code text not null, usage text not null, pol_code text not null default '', customer text not null default '', valid_from date, valid_to date, remark text not null default ''$$);
call master_table('m_bill_code', $$code text not null, name_zh text not null, carrier_code text not null default '', bill_kind text not null, rule text not null, next_seq integer not null default 1, remark text not null default ''$$);
call master_table('m_rate_carrier', $$code text not null, name_zh text not null, carrier_code text not null, contracts text[] not null default '{}', visible boolean not null default false, remark text not null default ''$$);
call master_table('m_rate_terminal', $$code text not null, name_zh text not null, terminal_code text not null, port_code text not null default '', visible boolean not null default false, remark text not null default ''$$);
call master_table('m_surcharge_type', $$code text not null, name_zh text not null, name_en text not null default '', charges text[] not null default '{}', in_all_in boolean not null default false, remark text not null default ''$$);
call master_table('m_rate_lane', $$code text not null, name_zh text not null, lane_code text not null, color text not null default '', keeper text not null default '', valid_days integer, visible boolean not null default false, remark text not null default ''$$);
call master_table('m_rate_port', $$code text not null, name_zh text not null, port_code text not null, linked text[] not null default '{}', is_base_port boolean not null default false, visible boolean not null default false, remark text not null default ''$$);

insert into menu (parent_id, path, name, icon, sort, buttons)
select parent.id, entry.path, entry.name, '', entry.sort,
  '[{"code":"view","name":"查看"},{"code":"add","name":"新增"},{"code":"edit","name":"编辑"},{"code":"disable","name":"停用与启用"},{"code":"remove","name":"移入回收站与恢复"},{"code":"merge","name":"合并"},{"code":"import","name":"导入"},{"code":"export","name":"导出"}]'::jsonb
from (values
  ('/DataMaintenance/FreightRateMaintenance/ShipCompany', '船公司维护', 20),
  ('/DataMaintenance/FreightRateMaintenance/wharfmaintain', '码头维护', 21),
  ('/DataMaintenance/FreightRateMaintenance/surchargetype', '附加费类型', 22),
  ('/DataMaintenance/FreightRateMaintenance/linemaintain', '航线维护', 23),
  ('/DataMaintenance/FreightRateMaintenance/portmaintain', '港口维护', 24),
  ('/DataMaintenance/Linecode', '航线代码', 30),
  ('/DataMaintenance/ShipAgency', '船代维护', 40),
  ('/DataMaintenance/OrderAgency', '订舱代理维护', 41),
  ('/DataMaintenance/Shipmaintain', '船舶信息维护', 42),
  ('/DataMaintenance/BookCodes', '订舱代码', 50),
  ('/DataMaintenance/BillCode', '提单代码', 51)
) as entry (path, name, sort)
join menu parent on parent.path = '/DataMaintenance';

insert into role_menu (role_id, menu_id, buttons)
select r.id, m.id, array(select b ->> 'code' from jsonb_array_elements(m.buttons) b)
from role r join company c on c.id = r.company_id and c.kind = 'platform' cross join menu m
where r.data_scope = 'all' and m.path like '/DataMaintenance/%'
on conflict do nothing;
