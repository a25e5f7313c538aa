import type { Issue } from '@jst/contracts'

export interface ImportedBox {
  type: string
  containerNo: string
  sealNo: string
  packageKind: string
  packages: number
  /** kg */
  weight: number
  /** m³ */
  volume: number
}

/** An order as read from a file, before ports and carriers are looked up. Empty text: not given. */
export interface ImportedOrder {
  /** Where it stands in the file, for messages: `第 3 行`, `orders[1]`. */
  place: string
  orderNo: string
  mblNo: string
  carrier: string
  vessel: string
  voyage: string
  loadPort: string
  dischargePort: string
  deliveryPlace: string
  goods: string
  packageKind: string
  hsCode: string
  quotationNo: string
  sailingDate: string
  siDeadline: string
  boxes: ImportedBox[]
}

export interface ReadFile {
  orders: ImportedOrder[]
  issues: Issue[]
}

export const problem = (Path: string, Label: string, Message: string, Value?: string | number): Issue => ({
  Severity: 'ERROR',
  Code: 'IMPORT',
  Path,
  Label,
  Message,
  ...(Value === undefined || Value === '' ? {} : { Value: String(Value).slice(0, 100) }),
})

export const emptyOrder = (place: string): ImportedOrder => ({
  place,
  orderNo: '',
  mblNo: '',
  carrier: '',
  vessel: '',
  voyage: '',
  loadPort: '',
  dischargePort: '',
  deliveryPlace: '',
  goods: '',
  packageKind: '',
  hsCode: '',
  quotationNo: '',
  sailingDate: '',
  siDeadline: '',
  boxes: [],
})
