import { instantOf } from '@jst/contracts/schedules/times'
import { checkContainerNo, checkDigit } from '@jst/contracts/values'
import { unitsOf, type Words } from '@jst/packing'
import { typeTable, usualTypes, type BoxTypeLimits, type Severity, type TypeTable } from '@jst/packing/checks'
import { addedMass, exactMass, kilogram, vgmOf, wholeKg, type VgmRecord } from './record.ts'
import { vgmFound as found, vgmWords, type VgmField } from './texts.ts'

/** A finding at a field of a row. */
export interface VgmFinding {
  readonly severity: Severity
  readonly code: string
  /** Place of the record, from 0; -1 for all. */
  readonly row: number
  readonly field: VgmField
  readonly message: Words
  /** Passes if the record has a reason. */
  readonly needsReason?: true
  readonly repair?: { readonly value: string; readonly words: Words }
}
/** Facts beside the records. */
export interface VgmChecks {
  /** Default: `usualTypes` of packing lists. */
  readonly types?: readonly BoxTypeLimits[]
  /** Cut-off (VCO, the legal one) and now, ISO 8601; `cutoff` '' while unknown. Absent: not looked at. */
  readonly time?: { readonly cutoff: string; readonly now: string; readonly lateReason?: string }
}

const weights = ['Weighed', 'Truck', 'Chassis', 'Cargo', 'Dunnage', 'Tare', 'MaxGross'] as const
type Add = (severity: Severity, code: string, field: VgmField, message: Words, repair?: VgmFinding['repair']) => void
/** Asks for a reason; one that was given passes. */
type Ask = (code: string, field: VgmField, message: Words) => void

function checkBox({ BoxNo }: VgmRecord, isTwin: boolean, add: Add): void {
  if (BoxNo === '') return add('ERROR', 'BOX_NO', 'BoxNo', found.noBox)
  const form = checkContainerNo(BoxNo)
  if (form === 'format') add('ERROR', 'BOX_FORM', 'BoxNo', found.boxForm(BoxNo))
  if (form === 'check-digit') {
    const right = `${BoxNo.slice(0, 10)}${checkDigit(BoxNo)}`
    add('WARN', 'BOX_DIGIT', 'BoxNo', found.boxDigit(BoxNo, right), { value: right, words: found.use(right) })
  }
  if (isTwin) add('ERROR', 'BOX_TWICE', 'BoxNo', found.twice(BoxNo))
}

/** Returns true if the weights can be computed with. */
function checkForms(record: VgmRecord, add: Add): boolean {
  const { Method, Unit, Person, Weighed, Cargo, Tare } = record
  if (Method === '') add('ERROR', 'METHOD', 'Method', found.noMethod)
  if (Unit === '') add('ERROR', 'UNIT', 'Unit', found.noUnit)
  if (Person.trim() === '') add('ERROR', 'PERSON', 'Person', found.noPerson)
  else if (Person !== Person.toUpperCase())
    add('ERROR', 'CAPITALS', 'Person', found.capitals, { value: Person.toUpperCase(), words: found.use(Person.toUpperCase()) })
  const wrong = weights.filter((field) => record[field] < 0 || unitsOf(record[field], 'Weight') === undefined)
  for (const field of wrong) add('ERROR', 'DECIMALS', field, found.decimals(vgmWords[field]))
  if (Method === 'SM1' && Weighed === 0) add('ERROR', 'WEIGHED', 'Weighed', found.noWeight)
  if (Method === 'SM2' && Cargo === 0) add('ERROR', 'CARGO', 'Cargo', found.noCargo)
  if (Method === 'SM2' && Tare === 0) add('ERROR', 'TARE', 'Tare', found.noTare)
  return wrong.length === 0 && Method !== '' && Unit !== ''
}

const kg = (value: number): bigint => BigInt(Math.round(value)) * kilogram
const tolerance = { thousand: 1_000n * kilogram, percent: 5n } as const

/** Against tare, and against cargo with dunnage and tare: the limit itself is within. */
function checkSense(record: VgmRecord, vgm: number, add: Add, ask: Ask): void {
  const tare = exactMass(record.Tare, record.Unit)!
  if (record.Tare > 0 && kg(vgm) <= tare) return add('ERROR', 'UNDER_TARE', 'Vgm', found.underTare(vgm))
  const sum = addedMass(record)
  if (record.Cargo === 0 || record.Tare === 0 || sum === undefined) return
  const off = kg(vgm) > sum ? kg(vgm) - sum : sum - kg(vgm)
  if (off > tolerance.thousand || off * 100n > sum * tolerance.percent) ask('FAR', 'Vgm', found.far(vgm, wholeKg(sum)))
}

/** Most characters of each text of a declaration. Longer ones are refused, never cut. */
const lengths = {
  Seals: 120,
  BookingNo: 35,
  BillNo: 35,
  WeighedBy: 100,
  Place: 100,
  Certificate: 50,
  Party: 120,
  Person: 60,
  Phone: 40,
  Email: 80,
  Reason: 200,
} as const satisfies Partial<Record<VgmField, number>>

function checkTexts(record: VgmRecord, add: Add): void {
  for (const [key, most] of Object.entries(lengths)) {
    const field = key as keyof typeof lengths
    const { length } = record[field]
    if (length > most) add('ERROR', 'TOO_LONG', field, found.tooLong(vgmWords[field], length, most))
  }
  const { WeighedAt } = record
  // the zone of the scale is not known: any zone shows whether the day is one of the calendar
  if (WeighedAt !== '' && !(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/.test(WeighedAt) && instantOf(WeighedAt, 'Asia/Shanghai') !== undefined))
    add('ERROR', 'TIME', 'WeighedAt', found.time)
}

/** The plate of the box, else the usual limit of its commercial type, which its ISO code may name alone. */
function checkLimits({ BoxType, IsoType, MaxGross }: VgmRecord, vgm: number, types: TypeTable, add: Add, ask: Ask): void {
  if (MaxGross > 0) {
    if (vgm > MaxGross) add('ERROR', 'PLATE', 'Vgm', found.plate(vgm, MaxGross))
    return
  }
  const type = types.of(types.commercial(BoxType) ?? BoxType) ?? types.of(types.commercial(IsoType) ?? '')
  const most = type?.Gross
  if (most === undefined) return
  if (vgm * 4 > most * 5) add('ERROR', 'FAR_ABOVE', 'Vgm', found.farAbove(vgm, most))
  else if (vgm > most) ask('GROSS', 'Vgm', found.table(vgm, most))
}

/** All findings, row by row, then those about the time. */
export function vgmProblems(records: readonly VgmRecord[], { types = usualTypes, time }: VgmChecks = {}): VgmFinding[] {
  const all: VgmFinding[] = []
  const limits = typeTable(types)
  const numbers = new Set<string>()
  records.forEach((record, row) => {
    const add: Add = (severity, code, field, message, repair) =>
      void all.push({ severity, code, row, field, message, ...(repair ? { repair } : {}) })
    const ask: Ask = (code, field, message) =>
      void all.push(
        record.Reason.trim() === ''
          ? { severity: 'WARN', code, row, field, message, needsReason: true }
          : { severity: 'INFO', code, row, field, message },
      )
    checkBox(record, record.BoxNo !== '' && numbers.has(record.BoxNo), add)
    numbers.add(record.BoxNo)
    checkTexts(record, add)
    if (!checkForms(record, add)) return
    const computed = vgmOf(record)
    const vgm = record.Vgm === 0 ? computed : record.Vgm
    if (vgm === undefined) {
      if (record.Method === 'SM1' ? record.Weighed > 0 : record.Cargo > 0) add('ERROR', 'VGM', 'Vgm', found.none)
      return
    }
    if (!Number.isSafeInteger(vgm)) return add('ERROR', 'WHOLE', 'Vgm', found.whole)
    if (computed !== undefined && computed !== vgm)
      add('ERROR', 'DIFFERS', 'Vgm', found.differs(vgm, computed), { value: String(computed), words: found.use(String(computed)) })
    checkSense(record, vgm, add, ask)
    checkLimits(record, vgm, limits, add, ask)
  })
  if (time) checkCutoff(time, all)
  return all
}

function checkCutoff({ cutoff, now, lateReason = '' }: NonNullable<VgmChecks['time']>, all: VgmFinding[]): void {
  const at = { row: -1, field: 'Vgm' } as const
  if (cutoff === '') all.push({ severity: 'WARN', code: 'UNKNOWN_TIME', ...at, message: found.unknown })
  else if (Date.parse(now) > Date.parse(cutoff)) {
    const reason = lateReason.trim()
    all.push(
      reason === ''
        ? { severity: 'ERROR', code: 'LATE', ...at, message: found.late }
        : { severity: 'INFO', code: 'LATE', ...at, message: found.lateGiven(reason) },
    )
  }
}

/** True if nothing refuses and every reason was given. */
export const vgmPasses = (findings: readonly VgmFinding[]): boolean =>
  findings.every(({ severity, needsReason }) => severity !== 'ERROR' && !needsReason)
