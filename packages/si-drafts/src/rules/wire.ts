import {
  containerFields,
  lineFields,
  masterBillFields,
  recordFields,
  templateFields,
  type DomainOf,
  type FieldSpec,
  type SiContainer,
  type SiContainerWire,
  type SiLine,
  type SiMasterBill,
  type SiRecord,
  type SiRecordWire,
  type SiTemplate,
  type SiTemplateWire,
} from '@jst/contracts/si/data'
import type { SiOrderData, SiRecordInput } from '@jst/contracts/si'
import { withoutBlanksAtEnd } from './bill-text.ts'

type Catalogue = Record<string, FieldSpec>
type Loose = Readonly<Record<string, unknown>>

const emptyValue = (field: FieldSpec) =>
  field.kind === 'int' || field.kind === 'decimal' ? 0 : field.kind === 'date' || field.kind === 'instant' ? null : ''

type Plan = readonly { readonly name: string; readonly wire: string; readonly empty: number | string | null; readonly sparse: boolean }[]
const plans = new WeakMap<Catalogue, Plan>()

/** Names of a catalogue, worked out once: a server maps records by the thousand. */
function planOf(catalogue: Catalogue): Plan {
  const cached = plans.get(catalogue)
  if (cached) return cached
  const plan = Object.entries(catalogue).map(([name, field]) => ({
    name,
    wire: field.wire,
    empty: emptyValue(field),
    sparse: field.sparse === true,
  }))
  plans.set(catalogue, plan)
  return plan
}

/** Values of a catalogue from their wire names, without trailing blanks; absent or null becomes the field's empty value. */
function decode<C extends Catalogue>(catalogue: C, wire: Loose): DomainOf<C> {
  const domain: Record<string, unknown> = {}
  for (const field of planOf(catalogue)) {
    const value = wire[field.wire] ?? field.empty
    domain[field.name] = typeof value === 'string' ? withoutBlanksAtEnd(value) : value
  }
  return domain as DomainOf<C>
}

function encode(catalogue: Catalogue, domain: Loose): Record<string, unknown> {
  const wire: Record<string, unknown> = {}
  for (const { name, wire: key, empty, sparse } of planOf(catalogue)) {
    const value = domain[name] ?? empty
    if (!sparse || value !== empty) wire[key] = value
  }
  return wire
}

/** `"12.0"`, `12`, `"12.4"` → `"12"`: TBI_NUMBER is shown as a whole number (spec §3, §5). Empty stays empty. */
export function wholeNumberText(value: unknown): string {
  if (value === '' || value === null || value === undefined) return ''
  const number = Number(value)
  return Number.isFinite(number) ? String(Math.round(number)) : ''
}

/** A goods line with nothing filled in; id 0. */
export const emptyLine = (): SiLine => decode(lineFields, {})
/** A container with nothing filled in; id 0. */
export const emptyContainer = (): SiContainer => ({ ...decode(containerFields, {}), lines: [] })
/** A new record with the defaults of the specification: TBI_SITYPE, TBI_STATUS and TBI_SOURCES are 1. */
export const emptyRecord = (): SiRecord => ({
  ...decode(recordFields, {}),
  siType: 1,
  status: 1,
  source: 1,
  draftCount: 1,
  containers: [],
  masterBills: [],
})

/** A record as stored by an earlier release: fields added later are empty. */
export const completed = (record: SiRecord): SiRecord => ({
  ...emptyRecord(),
  ...record,
  masterBills: record.masterBills.map((bill) => ({ ...masterBillFromWire({}), ...bill })),
  containers: record.containers.map((container) => ({
    ...emptyContainer(),
    ...container,
    lines: container.lines.map((line) => ({ ...emptyLine(), ...line })),
  })),
})

/** Goods line from its wire form; absent values become empty. */
export const lineFromWire = (wire: Loose): SiLine => decode(lineFields, wire)
/** Container from its wire form; absent values become empty. */
export function containerFromWire(wire: Partial<SiContainerWire> | Loose): SiContainer {
  const { BoxDetails } = wire as { BoxDetails?: Loose[] | null }
  return { ...decode(containerFields, wire as Loose), lines: (BoxDetails ?? []).map(lineFromWire) }
}
const masterBillFromWire = (wire: Loose): SiMasterBill => decode(masterBillFields, wire)

/** Domain record of a wire record (input or output). TBI_NUMBER becomes whole-number text. */
export function recordFromWire(wire: SiRecordWire | SiRecordInput): SiRecord {
  const record = decode(recordFields, wire as Loose)
  return {
    ...record,
    siType: record.siType || 1,
    packageCount: wholeNumberText(record.packageCount),
    containers: (wire.BoxInfos ?? []).map(containerFromWire),
    masterBills: (wire.TDBpMBLNos ?? []).map((bill) => masterBillFromWire(bill as Loose)),
  }
}

/** Prefill from an order (GetDataInfo). The four names printed on the bill are blanked on load (spec §3). */
export function recordFromOrder(data: SiOrderData): SiRecord {
  const { TDBoxInfos, ...fields } = data
  const record = recordFromWire({ ...fields, BoxInfos: TDBoxInfos, TDBpMBLNos: [] })
  return { ...record, receiptPlaceOnBill: '', loadPortOnBill: '', dischargePortOnBill: '', deliveryPlaceOnBill: '' }
}

/** Wire form of a container with its lines. */
export const containerToWire = (container: SiContainer): SiContainerWire =>
  ({
    ...encode(containerFields, container),
    BoxDetails: container.lines.map((line) => encode(lineFields, line)),
  }) as unknown as SiContainerWire

/** Wire form of a record, containers, lines and master bills included. */
export function recordToWire(record: SiRecord): SiRecordWire {
  return {
    ...encode(recordFields, record),
    BoxInfos: record.containers.map(containerToWire),
    TDBpMBLNos: record.masterBills.map((bill) => encode(masterBillFields, bill)),
  } as unknown as SiRecordWire
}

/** Template from its wire form; absent values become empty. */
export const templateFromWire = (wire: Partial<SiTemplateWire>): SiTemplate => decode(templateFields, wire as Loose)
/** Wire form of a template. */
export const templateToWire = (template: SiTemplate): SiTemplateWire => encode(templateFields, template) as unknown as SiTemplateWire
