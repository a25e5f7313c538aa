/** Rows of tracking that the demo has not of every company. @param customerCompany SQL of the company's id */
export const trackingRows = (customerCompany: string): readonly string[] => [
  `insert into track_event (received, company_id, key, source, event) select now(), ${customerCompany}, '远帆自有数据', 'manual', '{}'`,
  `insert into track_partner (company_id, name, code, source, way) select ${customerCompany}, '远帆自有数据', 'PROBE', 'terminal', 'push'`,
  `insert into track_share (company_id, operator_id, shipment_id, for_whom, with_costs, expires_at, by_name, by_company)
    select company_id, operator_id, id, '远帆自有数据', false, now() + interval '1 day', '', company_id from track_shipment
    where company_id = ${customerCompany} order by id limit 1`,
  `insert into track_search (company_id, query, who, name, hits) select ${customerCompany}, '远帆自有数据', 'staff', '', 0`,
  `insert into track_meaning (company_id, party, code, milestone, by_name) select ${customerCompany}, '远帆自有数据', 'ZZ', 'loaded', ''`,
  `insert into track_standing (company_id, port, milestone, believed, over, by_name) select ${customerCompany}, 'CNSHA', 'loaded', 'carrier', 'terminal', '远帆自有数据'`,
]
