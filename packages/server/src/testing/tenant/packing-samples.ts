import type { Foreign } from './foreign.ts'

const part = {
  Id: 0,
  Values: { BoxType: '40HQ', Count: 1, Depot: 'PROBE', Terminal: 'PROBE', PickupTo: '2199-01-01', FleetName: 'PROBE' },
}
const box = { BoxNo: '', BoxType: '40HQ', Seals: [], Fcl: 'full', Packages: 1, Weight: 1, Volume: 1, Lines: [] }
const nobody = { Packer: '', PackedAt: '', PackedOn: '', Signature: '' }
const haulage = { Depot: 'PROBE', Terminal: 'PROBE', PickupTo: '2199-01-01', FleetName: 'PROBE' }
const told = { BoxNo: '', SealNo: '', PickedUpAt: null, GatedInAt: null, Note: 'PROBE' }
const slip = ({ rows, updateTime }: Foreign) => ({ Id: rows['boxSlip'], UpdateTime: updateTime })
const token = ({ slipLink }: Foreign) => `d${slipLink}.PROBEPROBEPROBEPROBEPROBE`

/** Calls of applications and slips with the keys of another company. */
export const packingSamples: Readonly<Record<string, (foreign: Foreign) => Record<string, unknown>>> = {
  '/api/SlipApplication/View': ({ rows }) => ({ Id: rows['slipApplication'] }),
  '/api/SlipApplication/Write': ({ rows, updateTime }) => ({
    Id: rows['slipApplication'],
    BookingId: rows['booking'],
    UpdateTime: updateTime,
    Remark: 'PROBE',
    Parts: [part],
  }),
  '/api/PackingList/Grid': ({ rows }) => ({ Id: rows['packingList'] }),
  '/api/PackingList/Write': ({ rows, updateTime }) => ({
    BookingId: rows['booking'],
    Lists: [{ Id: rows['packingList'], UpdateTime: updateTime, Box: box, By: nobody, Reason: 'PROBE' }],
  }),
  '/api/PackingList/Fill': ({ rows }) => ({ BookingId: rows['booking'], From: 'booking' }),
  '/api/PackingList/File': ({ rows }) => ({ BookingId: rows['booking'] }),
  '/api/PackingList/Message': ({ rows }) => ({ BookingId: rows['booking'], Format: 'coscln' }),
  '/api/PackingList/Differences': ({ rows }) => ({ BookingId: rows['booking'] }),
  '/api/PackingList/Warnings': ({ rows }) => ({ BookingId: rows['booking'] }),
  '/api/PackingList/SeeWarnings': ({ packingWarning }) => ({ Ids: [packingWarning] }),
  '/api/PackingList/OrderBoxes': ({ order }) => ({ OrderId: order }),
  '/api/BoxSlip/View': ({ rows }) => ({ Id: rows['boxSlip'] }),
  '/api/BoxSlip/Issue': (foreign) => ({ Items: [slip(foreign)] }),
  '/api/BoxSlip/Change': (foreign) => ({ ...slip(foreign), Haulage: haulage }),
  '/api/BoxSlip/Replace': (foreign) => ({ ...slip(foreign), Haulage: haulage, Reason: 'OTHER', Remarks: 'PROBE', EirNo: 'PROBE' }),
  '/api/BoxSlip/Extend': (foreign) => ({ Items: [slip(foreign)], PickupTo: '2199-01-01', Remarks: 'PROBE' }),
  '/api/BoxSlip/Report': ({ rows }) => ({ Id: rows['boxSlip'], ...told }),
  '/api/BoxSlip/Driver': (foreign) => ({ Items: [slip(foreign)], Driver: 'PROBE', Plate: 'PROBE', Phone: '13800000000' }),
  '/api/BoxSlip/LinkMake': ({ rows }) => ({ Id: rows['boxSlip'], Days: 1 }),
  '/api/BoxSlip/LinkRevoke': ({ slipLink }) => ({ Id: slipLink }),
  '/api/BoxSlip/LinkedReport': (foreign) => ({ Token: token(foreign), Key: 'PROBE', At: '2026-01-01T00:00:00.000Z', ...told }),
  '/api/BoxSlip/LinkedPhoto': (foreign) => ({ Token: token(foreign), Key: 'PROBE' }),
}
