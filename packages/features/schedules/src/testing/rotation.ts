import type { Rotation } from '@jst/contracts/schedules'

export const at = (hour: number) => `2026-12-01T0${hour}:00:00.000Z`
const call = (PortCode: string, day: number): Rotation['Calls'][number] => ({
  PortCode,
  PortName: PortCode,
  TerminalCode: '',
  TerminalName: '',
  ArriveDay: day,
  ArriveTime: '08:00',
  DepartDay: day + 1,
  DepartTime: '20:00',
  Cutoffs: [{ Code: 'DCO', DaysBefore: 2, Time: '12:00' }],
})
export const rotation: Rotation = {
  ServiceCode: 'LL1',
  ServiceName: 'LL1',
  CarrierCode: 'OOCL',
  CarrierName: '东方海外',
  Weekday: 1,
  Layer: 'company',
  UpdateTime: at(1),
  Calls: [call('CNSHA', 0), call('CNNGB', 2), call('USLAX', 14)],
}
/** The other one moved 宁波, opened the gate of 上海 earlier and changed the weekday. */
export const theirs: Rotation = {
  ...rotation,
  Weekday: 3,
  UpdateTime: at(2),
  Calls: [
    { ...call('CNSHA', 0), Cutoffs: [{ Code: 'DCO', DaysBefore: 3, Time: '10:00' }] },
    { ...call('CNNGB', 2), DepartTime: '23:00' },
    call('USLAX', 14),
  ],
}

/** Search index of the pickers. */
export const index = Object.entries({ OOCL: '东方海外', CNSHA: '上海', CNNGB: '宁波', USLAX: '洛杉矶' }).map(([Code, Zh]) => ({
  Code,
  Zh,
  En: '',
  Pinyin: '',
  Initials: '',
  Words: [],
  Note: '',
}))
