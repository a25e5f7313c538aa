import { boxTypesOf, packageKindOf } from '@jst/contracts/si/data'
import {
  isScientific,
  isSetPoint,
  isSheetError,
  normalizeContainerNo,
  plainText,
  readNumber,
  setPointOf,
  visible,
  type DecimalSign,
} from '@jst/contracts/values'
import type { Seal, SealSource } from '../model/box.ts'
import type { Words } from '../model/error.ts'
import type { MeasureName } from '../model/measures.ts'
import { unitsOf } from '../model/quantities.ts'
import { questionTexts, why } from './texts.ts'
import { fclWords, lclWords, noWords, sealSources, shortKinds, yesWords } from './vocabulary.ts'

/** A value of a cell: read, asked about, or not understood. */
export type ReadCell<T> = { readonly value: T } | { readonly meanings: readonly string[]; readonly ask: Words } | { readonly wrong: Words }

/** How the numbers of a file are read. `pointIsSure`: some of them show that the point is the decimal sign. */
export interface NumberFile {
  readonly decimal: DecimalSign | undefined
  readonly pointIsSure: boolean
}

const unitWords: Readonly<Record<MeasureName, string>> = { Packages: 'PKGS', Weight: 'KGS', Volume: 'CBM' }
/** Three digits behind one point or comma: thousands or decimals. */
const twoWays = /^\s*([+-]?\d{1,3})[.,](\d{3})(?!\d|[.,])/
/** m³ that no row of a packing list has. */
const absurd = 1_000

/** A quantity in kg, m³ or packages; `factor` is that of the unit in the heading. Blank: 0. */
export function readQuantity(text: string, measure: MeasureName, factor: number, file: NumberFile): ReadCell<number> {
  const plain = plainText(text)
  if (isSheetError(plain)) return { wrong: why.sheetError }
  const read = readNumber(text, { decimal: file.decimal, unit: factor === 1_000 ? 'MT' : unitWords[measure] })
  if ('wrong' in read) return { wrong: read.wrong === 'error' ? why.sheetError : read.wrong === 'unit' ? why.unit : why.number }
  const scaled = (value: number) => (factor === 1 ? value : Number((value * factor).toPrecision(15)))
  if ('meanings' in read) return { meanings: read.meanings.map((value) => String(scaled(value))), ask: questionTexts.thousands }
  if (read.value === null) return { value: 0 }
  const value = scaled(read.value)
  const doubt = file.decimal === 'point' || file.decimal === 'comma' ? undefined : doubtOf(plain, measure, value, scaled, file)
  if (doubt) return { meanings: doubt.map(String), ask: questionTexts.thousands }
  if (value < 0) return { wrong: why.negative }
  return unitsOf(value, measure) === undefined ? { wrong: why.decimals } : { value }
}

/** Meanings of a number whose only point or comma stands before three digits, where the usual reading is not the only likely one. */
function doubtOf(
  plain: string,
  measure: MeasureName,
  value: number,
  scaled: (value: number) => number,
  { pointIsSure }: NumberFile,
): number[] | undefined {
  const [, integer, part] = twoWays.exec(plain) ?? []
  if (integer === undefined || part === undefined) return undefined
  const [thousands, decimals] = [scaled(Number(`${integer}${part}`)), scaled(Number(`${integer}.${part}`))]
  if (measure === 'Packages') return value === thousands ? undefined : [thousands]
  if (measure === 'Volume') return value === decimals || Math.abs(thousands) < absurd ? undefined : [decimals, thousands]
  return value === thousands || pointIsSure || thousands === decimals ? undefined : [decimals, thousands]
}

/** True of a number that can only have a decimal point: `850.5`, `1,234.500`, `12040.125`. */
export const showsDecimalPoint = (text: string): boolean =>
  /^\s*[+-]?(?:\d{1,3}(?:,\d{3})+\.\d+|\d{4,}\.\d+|\d{1,3}\.(?:\d{1,2}|\d{4,}))(?!\d|[.,])/.test(text)

/** A text as it stands, without invisible signs; lines stay. */
export const textOf = (text: string): string => visible(text).replace(/\r\n?/g, '\n').trim()

/** A text; an error value of a formula is none. */
export const readText = (text: string): ReadCell<string> => (isSheetError(text) ? { wrong: why.sheetError } : { value: textOf(text) })
/** A number of a bill, a tariff or a seal, whose digits a spreadsheet may have dropped. */
export function readCode(text: string): ReadCell<string> {
  if (isScientific(text)) return { wrong: why.scientific }
  const read = readText(text)
  return 'value' in read ? { value: plainText(read.value) } : read
}

/** Most characters of the texts of a list. */
const mostCharacters = {
  BoxNo: 15,
  IsoType: 4,
  BillNo: 35,
  BookingNo: 35,
  Marks: 2_000,
  GoodsZh: 1_000,
  GoodsEn: 6_000,
  HsCode: 12,
  DgClass: 8,
  UnNo: 4,
} as const
export type LimitedField = keyof typeof mostCharacters
/** A text that its field can hold. */
export const fitting = (read: ReadCell<string>, field: LimitedField): ReadCell<string> =>
  'value' in read && read.value.length > mostCharacters[field] ? { wrong: why.tooLong } : read

/** A code of a line in the form of lists: a UN number has four digits. */
export function readLineCode(text: string, field: 'BillNo' | 'BookingNo' | 'HsCode' | 'DgClass' | 'UnNo'): ReadCell<string> {
  const read = readCode(text)
  if (!('value' in read)) return read
  const { value } = read
  if (field === 'UnNo') return fitting({ value: /^UN[\s.:-]*(\d{4})$/i.exec(value)?.[1] ?? value }, field)
  // points and blanks between the digits are the usual form while the field holds them
  const isLong = field === 'HsCode' && value.length > mostCharacters.HsCode
  return fitting({ value: isLong ? value.replace(/[.\s]/g, '') : value }, field)
}

export function readBoxNo(text: string): ReadCell<string> {
  const read = readCode(text)
  return 'value' in read ? fitting({ value: normalizeContainerNo(read.value) }, 'BoxNo') : read
}

export function readBoxType(text: string): ReadCell<string> {
  const plain = plainText(text)
  if (plain === '') return { value: '' }
  const types = boxTypesOf(plain)
  if (types.length === 1) return { value: types[0]! }
  if (types.length > 1) return { meanings: types, ask: questionTexts.boxType }
  // a code that the table does not have is taken as it stands; the checks warn of it
  return /^[A-Z0-9]{2,6}$/i.test(plain) && /\d/.test(plain) ? { value: plain.toUpperCase() } : { wrong: why.boxType }
}

/** Most characters of a seal. */
const longestSeal = 20
/** Characters of a seal with its source. */
const longestSealText = 60

/** Seals of a cell: `A1/B2`, `A1(船封)、B2(货封)`. */
export function readSeals(text: string, defaultSource: SealSource): ReadCell<Seal[]> {
  if (isSheetError(text)) return { wrong: why.sheetError }
  const parts = plainText(text)
    .split(/[/,;、，；]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  if (parts.some(isScientific)) return { wrong: why.scientific }
  const seals = parts.map((part): Seal => {
    // the pattern would try every bracket of a long text
    const [, no = part, words = ''] = part.length > longestSealText ? [] : (/^(.*?)\s*[(（]([^)）]*)[)）]$/.exec(part) ?? [])
    const Source = sealSources.find((one) => one.words.test(words.trim()))?.source
    return Source === undefined ? { No: part, Source: defaultSource } : { No: no, Source }
  })
  return seals.some(({ No }) => No.length > longestSeal) ? { wrong: why.tooLong } : { value: seals }
}

/** Code of Recommendation 21; one that our table does not have stays as it is. */
export function readKind(text: string): ReadCell<string> {
  const plain = plainText(text).toUpperCase()
  if (plain === '') return { value: '' }
  const code = shortKinds[plain] ?? packageKindOf(plain)?.code ?? (/^[A-Z0-9]{2}$/.test(plain) ? plain : undefined)
  return code === undefined ? { wrong: why.packageKind } : { value: code }
}
/** Kind behind a number of packages: `420 CTNS`; '' for none. */
export function kindBehind(text: string): string {
  const word = /\d\s*([A-Z]+|\p{Script=Han}+)$/u.exec(plainText(text).toUpperCase())?.[1] ?? ''
  return word === '' ? '' : (shortKinds[word] ?? packageKindOf(word)?.code ?? '')
}

export function readFcl(text: string): ReadCell<'full' | 'lcl' | undefined> {
  const plain = plainText(text)
  if (plain === '') return { value: undefined }
  if (lclWords.test(plain) !== fclWords.test(plain)) return { value: lclWords.test(plain) ? 'lcl' : 'full' }
  return { wrong: why.load }
}
export function readSoc(text: string): ReadCell<boolean> {
  const plain = plainText(text)
  return yesWords.test(plain) ? { value: true } : noWords.test(plain) ? { value: false } : { wrong: why.tick }
}
export function readTemperature(text: string): ReadCell<string> {
  const plain = plainText(text)
  const value = plain === '' || isSetPoint(plain) ? plain : setPointOf(plain)
  return value === undefined ? { wrong: why.temperature } : { value }
}
