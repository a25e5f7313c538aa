import type { ScheduleLayout } from '@jst/contracts/schedules'

export const layoutsPage = '/SeaFreight/FreightManagement/SailScheduleTemplate'
export const layoutOf = (Id: number, more: Partial<ScheduleLayout> = {}): ScheduleLayout => ({
  Id,
  Name: '东方海外周班船期',
  CarrierCode: 'OOCL',
  Cutoffs: [{ Code: 'DCO', Weekday: 2, Time: '12:00' }],
  Columns: [
    { Heading: 'Vessel Name', Field: 'Vessel' },
    { Heading: 'Voyage No.', Field: 'VoyageNo' },
    { Heading: 'Call Port', Field: 'PortCode' },
    { Heading: 'ETD', Field: 'PlannedDeparture' },
    { Heading: 'Remark', Field: '' },
  ],
  UpdateTime: '2026-11-20T01:30:00.000Z',
  ...more,
})
export const layouts = [layoutOf(1), layoutOf(2, { Name: '', CarrierCode: '', Cutoffs: [] })]
