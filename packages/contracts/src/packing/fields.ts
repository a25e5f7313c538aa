import { textField } from '../entity/common-fields.ts'
import type { EntityField, TextEntityField } from '../entity/fields.ts'
import { containerTypes } from '../si/container-types.ts'

/** Headings of the groups of fields of applications and slips. */
export const groups = {
  order: { group: '订舱', groupEn: 'Booking' },
  ship: { group: '船期', groupEn: 'Sailing' },
  box: { group: '箱', groupEn: 'Container' },
  places: { group: '提箱与进港', groupEn: 'Pick-up and gate-in' },
  fleet: { group: '车队', groupEn: 'Haulier' },
} as const

const day = (key: string, zh: string, en: string, more: object = {}): EntityField => ({ key, kind: 'date', zh, en, ...more })
/** An instant as the server tells it, '' without one. */
export const moment = (key: string, zh: string, en: string, more: Partial<TextEntityField> = {}): EntityField =>
  textField(key, zh, en, 30, { listed: 150, moment: 'china', ...more })

export const boxTypeField = {
  key: 'BoxType',
  kind: 'choice',
  zh: '箱型',
  en: 'Type',
  choices: Object.fromEntries(containerTypes.map(({ value }) => [value, value])),
} as const satisfies EntityField

/** The shipment on applications and slips, as the confirmed booking said it. */
export const shipmentFields: readonly EntityField[] = [
  textField('BookingNo', '订舱单号', 'Booking', 20, { listed: 130, search: true, filter: true, ...groups.order }),
  textField('SoNo', 'SO 号', 'Shipping order', 35, { listed: 130, search: true, ...groups.order }),
  textField('BlNo', '提单号', 'B/L no.', 35, { listed: 130, search: true, ...groups.order }),
  { key: 'CarrierCode', kind: 'reference', to: 'carrier', zh: '船公司', en: 'Carrier', listed: 110, filter: true, ...groups.ship },
  textField('Vessel', '船名', 'Vessel', 60, { listed: 140, search: true, ...groups.ship }),
  textField('VoyageNo', '航次', 'Voyage', 20, { listed: 80, search: true, ...groups.ship }),
  { key: 'PolCode', kind: 'reference', to: 'port', zh: '装货港', en: 'Port of loading', listed: 110, filter: true, ...groups.ship },
  { key: 'PodCode', kind: 'reference', to: 'port', zh: '卸货港', en: 'Port of discharge', listed: 110, hidden: true, ...groups.ship },
  day('Etd', '预计开航', 'ETD', { listed: 104, ...groups.ship }),
]

/** Where and until when a box is picked up and brought in, and who does it. Of parts of an application and of slips. */
export const haulageFields = [
  textField('Depot', '提箱堆场', 'Pick-up depot', 120, { required: true, ...groups.places }),
  textField('Terminal', '进港码头', 'Terminal', 120, { required: true, ...groups.places }),
  day('PickupFrom', '可提箱日期', 'Pick-up from', groups.places),
  day('PickupTo', '提箱有效期', 'Pick-up until', { required: true, ...groups.places }),
  textField('FleetName', '车队', 'Haulier', 60, { required: true, ...groups.fleet }),
  /** The haulier among the providers of the staff's company; it reads its slips where it has joined. */
  { key: 'FleetCode', kind: 'reference', to: 'provider', zh: '车队（供应商）', en: 'Haulier (provider)', staffOnly: true, ...groups.fleet },
  textField('Driver', '司机', 'Driver', 40, groups.fleet),
  textField('Plate', '车牌', 'Licence plate', 15, { kind: 'code', upper: true, ...groups.fleet }),
  textField('Phone', '司机手机', 'Mobile', 30, { rule: 'phone', ...groups.fleet }),
  { key: 'Soc', kind: 'flag', zh: '货主箱 SOC', en: 'Shipper owned', ...groups.box },
  { key: 'Temperature', kind: 'number', zh: '温度 ℃', en: 'Temperature °C', min: -80, max: 60, digits: 1, ...groups.box },
  { key: 'FreeDays', kind: 'number', zh: '免用箱天数', en: 'Free days', min: 0, max: 90, digits: 0, ...groups.box },
  textField('Remark', '备注', 'Remark', 300, groups.places),
] as const satisfies readonly EntityField[]
