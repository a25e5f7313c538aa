import {
  goodsTypes,
  packageKindOf,
  paymentMethods,
  recordFields as f,
  signingMethods,
  transportTerms,
  type Choice,
  type FieldSpec,
  type SiRecord,
} from '@jst/contracts/si/data'
import { foreignCharacters, gridFindings, toBillText, wrapBillText } from './bill-text.ts'
import type { Findings } from './findings.ts'

type Name = keyof typeof f & keyof SiRecord

/** Fields that a submitted record must have, whatever it carries; a draft may lack them. */
export const neededFields: readonly Name[] = [
  'mblNo',
  'goodsType',
  'paymentMethod',
  'signingMethod',
  'transportTerms',
  'consignor',
  'consignee',
  'carrier',
  'vessel',
  'voyage',
  'loadPort',
  'loadPortCode',
  'dischargePort',
  'dischargePortCode',
  'marks',
  'goods',
  'packageKind',
]
/** Printed on the bill: printable ASCII only. */
const printed: readonly Name[] = [
  'shipperRef',
  'bookingNo',
  'consignor',
  'consignee',
  'notifier1',
  'notifier2',
  'notifier3',
  'vessel',
  'marks',
  'goods',
  'receiptPlaceOnBill',
  'loadPortOnBill',
  'dischargePortOnBill',
  'deliveryPlaceOnBill',
  'payableAt',
  'issuePlace',
  'declaredValue',
  'declaredCurrency',
]
const choices: readonly (readonly [Name, readonly Choice[]])[] = [
  ['goodsType', goodsTypes],
  ['paymentMethod', paymentMethods],
  ['signingMethod', signingMethods],
  ['transportTerms', transportTerms],
]
const userTexts = (Object.entries(f) as [Name, FieldSpec][]).filter(
  ([, field]) => field.by === 'user' && (field.kind === 'grid' || field.max !== undefined),
)

interface NeededSettings {
  readonly hsCodeRequired: boolean
  readonly standardMinimum: boolean
}
/** Required fields, limits, character set and 35-column boxes of the record itself. */
export function checkFields(record: SiRecord, settings: NeededSettings, out: Findings): void {
  for (const name of neededFields)
    if (settings.standardMinimum && name === 'marks') continue
    else if (String(record[name]).trim() === '') out.requiredAt(f[name], name === 'marks' ? { suggest: out.use('N/M') } : {})
  if (settings.hsCodeRequired && record.hsCode.trim() === '') out.requiredAt(f.hsCode)
  if (record.siType !== 1 && record.siType !== 2)
    out.errorAt(f.siType, 'CHOICE', out.t.choice(out.labelOf(f.siType)), { value: record.siType })
  for (const [name, field] of userTexts) {
    const value = record[name]
    if (typeof value === 'string') checkLength(field, value, out)
  }
  for (const name of printed) checkCharset(f[name], String(record[name]), out)
  checkPackageKind(f.packageKind, record.packageKind, out)
  for (const [name, list] of choices) checkChoice(f[name], String(record[name]), list, out)
}

/** A code of a list, or nothing. */
export function checkChoice(field: FieldSpec, value: string, list: readonly Choice[], out: Findings, prefix = ''): void {
  if (value !== '' && !list.some((choice) => choice.value === value))
    out.errorAt(field, 'CHOICE', out.t.choice(out.labelOf(field)), { value }, prefix)
}

/** Limits of a text: characters of a line of input, lines and columns of a printed box. */
export function checkLength(field: FieldSpec, value: string, out: Findings, prefix = ''): void {
  if (field.kind === 'grid') checkGrid(field, value, out, prefix)
  else if (field.max !== undefined && value.length > field.max)
    out.errorAt(field, 'TOO_LONG', out.t.tooLong(out.labelOf(field), field.max, value.length), {}, prefix)
}

function checkGrid(field: FieldSpec, value: string, out: Findings, prefix: string): void {
  const { lines = 1, columns = 35 } = field
  const findings = gridFindings(value, lines, columns)
  if (findings.length === 0) return
  const wrapped = wrapBillText(value, columns)
  // Wrapping adds lines: it is offered only when they fit.
  const suggest = gridFindings(wrapped, lines, columns).length === 0 ? { Value: wrapped, Text: out.t.wrap } : undefined
  for (const { line, length } of findings) {
    if (line === 0) out.errorAt(field, 'GRID_LINES', out.t.gridLines(out.labelOf(field), lines, length), {}, prefix)
    else out.errorAt(field, 'GRID_COLUMNS', out.t.gridColumns(out.labelOf(field), line, length, columns), { suggest }, prefix)
  }
}

/** Printable ASCII and line breaks only; what can be converted is offered converted. */
export function checkCharset(field: FieldSpec, value: string, out: Findings, prefix = ''): void {
  if (plainText.test(value)) return
  const repaired = toBillText(value)
  const suggest = repaired === value ? undefined : { Value: repaired, Text: out.t.toHalfWidth }
  const code = /^\t*$/.test(foreignCharacters(value).join('')) ? 'TAB' : 'CHARSET'
  out.errorAt(field, code, out.t.charset(out.labelOf(field), foreignText(value)), { suggest }, prefix)
}
/** Characters that a bill can print. */
export const plainText = /^[\x20-\x7e\n]*$/

/** The characters of a text that a bill cannot print, the first ten; what nobody sees by its name or number. */
export const foreignText = (value: string) => foreignCharacters(value).slice(0, 10).map(visible).join(' ')
const invisibleNames: Readonly<Record<string, string>> = { '\t': 'TAB', '\r': 'CR', '\u00a0': 'NBSP', '\u00ad': 'SHY', '\u3000': 'U+3000' }
const visible = (character: string) =>
  invisibleNames[character] ??
  (/[\p{C}\p{Z}]/u.test(character) ? `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}` : character)

/** A kind of packages is printed in English; a Chinese name is offered as its English plural. */
export function checkPackageKind(field: FieldSpec, value: string, out: Findings, prefix = ''): void {
  if (plainText.test(value)) return
  const kind = packageKindOf(value)
  if (kind) out.errorAt(field, 'PACKAGE_KIND', out.t.packageZh(kind.en), { value, suggest: out.use(kind.en) }, prefix)
  else checkCharset(field, value, out, prefix)
}
