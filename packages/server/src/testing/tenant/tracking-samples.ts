import type { Foreign } from './foreign.ts'

/** Calls of tracking with the keys of another company. */
export const trackingSamples: Readonly<Record<string, (foreign: Foreign) => Record<string, unknown>>> = {
  '/api/Track/List': ({ company }) => ({ CustomerId: company, PageSize: 200 }),
  '/api/Track/Figures': ({ company }) => ({ CustomerId: company }),
  '/api/Track/Map': ({ company }) => ({ CustomerId: company }),
  '/api/Track/Export': ({ company }) => ({ CustomerId: company }),
  '/api/Track/View': ({ trackShipment }) => ({ Id: trackShipment }),
  '/api/Track/Follow': ({ company }) => ({ CustomerId: company, Items: [{ Number: 'COSU6400000077' }] }),
  '/api/Track/End': ({ trackShipment }) => ({ Ids: [trackShipment], IsEnded: true, Reason: 'PROBE' }),
  '/api/Track/Rule': ({ trackShipment, updateTime }) => ({
    ShipmentId: trackShipment,
    UpdateTime: updateTime,
    What: 'port',
    Key: 'NLRTM',
    Note: 'PROBE',
  }),
  '/api/Track/Handle': ({ trackException, updateTime }) => ({
    Items: [{ Id: trackException, UpdateTime: updateTime }],
    Act: 'note',
    Note: 'PROBE',
  }),
  '/api/Track/Withdraw': ({ trackStatement }) => ({ Ids: [trackStatement], IsWithdrawn: true, Reason: 'PROBE' }),
  '/api/Track/Swap': ({ trackShipment, updateTime }) => ({
    ShipmentId: trackShipment,
    UpdateTime: updateTime,
    From: 'TGHU6000010',
    To: '',
  }),
  '/api/Track/Mean': ({ trackStatement }) => ({ StatementId: trackStatement, Milestone: 'loaded' }),
  '/api/Track/StandingEnd': ({ trackStanding }) => ({ Id: trackStanding }),
  '/api/Track/SearchFollow': ({ trackSearch }) => ({ Id: trackSearch, Link: '/PROBE' }),
  '/api/Track/PartnerSave': ({ trackPartner, updateTime }) => ({
    Id: trackPartner,
    UpdateTime: updateTime,
    Name: 'PROBE',
    Code: 'PROBE',
    Source: 'terminal',
    Way: 'push',
    IsEnabled: true,
    NewKey: true,
  }),
  '/api/Track/Shares': ({ trackShipment }) => ({ ShipmentId: trackShipment }),
  '/api/Track/ShareMake': ({ trackShipment }) => ({ ShipmentId: trackShipment, For: 'PROBE', FileIds: [], WithCosts: true, Days: 1 }),
  '/api/Track/ShareRevoke': ({ trackShare }) => ({ Id: trackShare }),
  '/api/Track/File': ({ trackShipment, file }) => ({ ShipmentId: trackShipment, FileId: file }),
  '/api/Track/SharedFile': ({ trackShare, file }) => ({ Token: `${trackShare}.PROBEPROBEPROBEPROBEPROBE`, FileId: file }),
}

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
