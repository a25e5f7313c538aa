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
