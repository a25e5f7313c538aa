import { plannedCall, type CallRow, type SourceFigures, type Voyage, type VoyageRow } from '@jst/contracts/schedules'

export const time = '2026-12-01T00:00:00.000Z'
/** A call as the live list has it. */
export const row: CallRow = {
  VoyageId: 7,
  Layer: 'company',
  CarrierCode: 'OOCL',
  CarrierName: '东方海外',
  ServiceCode: 'LL1',
  Vessel: 'OOCL SPAIN',
  VoyageNo: '012W',
  Status: 'normal',
  Blank: false,
  Reason: '',
  Source: '手工',
  SourceTime: time,
  UpdateTime: time,
  Seq: 1,
  ...plannedCall('CNSHA', time, '2026-12-02T00:00:00.000Z'),
  PortName: '上海',
  TerminalName: '',
  State: 'planned',
  Delay: 0,
}
export const call = { ...row, EstimatedArrival: time, Cutoffs: { DCO: time, VCO: null } }
export const voyage: Voyage = {
  Id: 7,
  Layer: 'company',
  CarrierCode: 'OOCL',
  CarrierName: '',
  ServiceCode: '',
  Imo: '',
  Vessel: 'A',
  VoyageNo: '1',
  Source: '',
  Remark: '',
  Status: 'normal',
  Delay: 0,
  Blank: false,
  Reason: '',
  SourceTime: time,
  UpdateTime: time,
  Calls: [call, { ...call, PortCode: 'USLAX' }],
}
/** The same as the list has it. */
export const voyageRow: VoyageRow = {
  ...voyage,
  LoadPortCode: 'CNSHA',
  LoadPortName: '上海',
  LoadTerminalCode: '',
  PlannedDeparture: time,
  Departure: time,
  Cutoffs: {},
  DischargePortCode: 'USLAX',
  DischargePortName: '洛杉矶',
  PlannedArrival: time,
  Arrival: time,
  TransitDays: 14,
  Ports: [
    { Code: 'CNSHA', Name: '上海' },
    { Code: 'USLAX', Name: '洛杉矶' },
  ],
}

export const figures: SourceFigures = { Sources: [], Carriers: [], Delayed: 1, Omitted: 0, Diverted: 0, Blank: 0, Overdue: 2 }
