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

/** Texts of an order in a file, by their names in our own form. */
export const orderTexts = [
  'orderNo',
  'mblNo',
  'carrier',
  'vessel',
  'voyage',
  'loadPort',
  'dischargePort',
  'deliveryPlace',
  'goods',
  'packageKind',
  'hsCode',
  'quotationNo',
  'sailingDate',
  'siDeadline',
] as const
type OrderTexts = Record<(typeof orderTexts)[number], string>
/** An order as read from a file, before ports and carriers are looked up. Empty text: not given. */
export interface ImportedOrder extends OrderTexts {
  /** Where it stands in the file, for messages: `第 3 行`, `orders[1]`. */
  place: string
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

/** An order with the texts that `textOf` gives. */
export const orderAt = (place: string, textOf: (name: (typeof orderTexts)[number]) => string): ImportedOrder => ({
  ...(Object.fromEntries(orderTexts.map((name) => [name, textOf(name)])) as OrderTexts),
  place,
  boxes: [],
})
