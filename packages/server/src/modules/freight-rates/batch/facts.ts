import { conditionFacts, conditionOps, rateBoxes, surchargeFields } from '@jst/contracts/freight-rates'
import type { Line } from '@jst/contracts/document'
import { blankOf } from '@jst/contracts/entity'
import type { Condition, Rate, Surcharge } from '@jst/price-engine'
import { columnOf } from '../../../entity-kit/index.ts'

/** A value of a column; amounts and counts are numbers. */
export type Value = string | number | null | readonly string[]
/** Columns of a rate that a change reads. */
export interface RateRow {
  readonly id: number
  readonly code: string
  readonly version: number
  readonly title: string
  readonly [column: string]: Value
}

const costOf = (box: string) => columnOf(`Cost${box}`)
const floorOf = (box: string) => columnOf(`Floor${box}`)
/** Columns that changes may write, with their types. */
export const writtenColumns: Readonly<Record<string, string>> = {
  ...Object.fromEntries(rateBoxes.flatMap((box) => [costOf(box), floorOf(box)].map((column) => [column, 'numeric']))),
  service_code: 'text',
  via_code: 'text',
  transit_days: 'integer',
  etd_weekday: 'text',
  closing_weekday: 'text',
  valid_from: 'date',
  valid_to: 'date',
  remark_public: 'text',
  remark_internal: 'text',
}
/** Columns that changes read besides. */
export const readColumns = [
  'carrier_code',
  'lane_code',
  'pol_code',
  'pod_code',
  'del_code',
  'rate_type',
  'currency_code',
  'other_box',
  'name_zh',
]

const textOf = (value: Value | undefined) => (value === null || value === undefined ? '' : String(value))

/** A rate as the engine takes it. Boxes go by the names of their columns. What no change asks is left blank. */
export const toRate = (row: RateRow, surcharges: readonly Line[]): Rate => ({
  Id: row.id,
  No: row.code,
  Version: row.version,
  UpdatedBy: '',
  UpdatedAt: '',
  Supplier: '',
  Contract: '',
  Carrier: textOf(row['carrier_code']),
  Service: textOf(row['service_code']),
  Lane: textOf(row['lane_code']),
  Region: '',
  Pol: textOf(row['pol_code']),
  PolLinks: [],
  Barge: [],
  Pod: textOf(row['pod_code']),
  Del: textOf(row['del_code']),
  Via: textOf(row['via_code']),
  RateType: textOf(row['rate_type']),
  Commodity: '',
  Currency: textOf(row['currency_code']),
  PpCc: 'PP',
  Boxes: rateBoxes
    .map((box) => ({ Type: box, Cost: textOf(row[costOf(box)]), Floor: textOf(row[floorOf(box)]) }))
    .filter(({ Cost, Floor }) => Cost !== '' || Floor !== ''),
  WeightLimits: [],
  ValidFrom: textOf(row['valid_from']),
  ValidTo: textOf(row['valid_to']),
  Basis: 'ATD',
  Surcharges: surcharges.map(toSurcharge),
  TransitDays: row['transit_days'] === null ? -1 : Number(row['transit_days']),
  FreeDays: -1,
  EtdWeekday: Number(row['etd_weekday']),
  ClosingWeekday: Number(row['closing_weekday']),
  RemarkPublic: textOf(row['remark_public']),
  RemarkInternal: textOf(row['remark_internal']),
})

const blank = (text: string) => (text === '' ? null : text)

/** The columns that a change may write, as the changed rate has them. */
export const toColumns = (rate: Rate): Readonly<Record<string, Value>> => ({
  ...Object.fromEntries(
    rate.Boxes.flatMap(({ Type, Cost, Floor }) => [
      [costOf(Type), blank(Cost)],
      [floorOf(Type), blank(Floor)],
    ]),
  ),
  service_code: rate.Service,
  via_code: rate.Via,
  transit_days: rate.TransitDays < 0 ? null : rate.TransitDays,
  etd_weekday: rate.EtdWeekday === 0 ? '' : String(rate.EtdWeekday),
  closing_weekday: rate.ClosingWeekday === 0 ? '' : String(rate.ClosingWeekday),
  valid_from: rate.ValidFrom,
  valid_to: rate.ValidTo,
  remark_public: rate.RemarkPublic,
  remark_internal: rate.RemarkInternal,
})

/** A row of surcharges as the engine takes it. */
export const toSurcharge = (line: Line): Surcharge => ({
  Code: String(line['ChargeCode'] ?? ''),
  NameZh: '',
  NameEn: '',
  PpCc: (line['PpCc'] === '' ? 'PP' : line['PpCc']) as Surcharge['PpCc'],
  Currency: String(line['CurrencyCode'] ?? ''),
  Basis: (line['Basis'] === '' ? 'C' : line['Basis']) as Surcharge['Basis'],
  Amount: textOf(line['Amount'] as Value),
  Boxes: rateBoxes.flatMap((box) => {
    const amount = textOf(line[`Amount${box}`] as Value)
    return amount === '' ? [] : [{ Type: box, Amount: amount }]
  }),
  Minimum: textOf(line['Minimum'] as Value),
  PercentOf: (line['PercentOf'] ?? []) as readonly string[],
  Conditions: conditionsOf(line),
  InAllIn: line['InAllIn'] === true,
  ValidFrom: String(line['ValidFrom'] ?? ''),
  ValidTo: String(line['ValidTo'] ?? ''),
  Known: line['Unknown'] !== true,
  Source: { Kind: 'own', Id: line.Id, Version: 0 },
})

function conditionsOf(line: Line): Condition[] {
  const [what, op] = [line['ConditionOf'], line['ConditionOp']]
  if (typeof what !== 'string' || typeof op !== 'string' || !(what in conditionFacts) || !(op in conditionOps)) return []
  return [{ What: what as Condition['What'], Op: op as Condition['Op'], Values: (line['ConditionValues'] ?? []) as readonly string[] }]
}

/** The way back: a row as its table has it. */
export function toLine({ Code, PpCc, Currency, Basis, Amount, Boxes, Minimum, PercentOf, Conditions, InAllIn, ...more }: Surcharge): Line {
  const [condition] = Conditions
  const givenValues: Line = {
    Id: more.Source.Id,
    ChargeCode: Code,
    Basis,
    PpCc,
    CurrencyCode: Currency,
    Amount: blank(Amount),
    ...Object.fromEntries(Boxes.map(({ Type, Amount: amount }) => [`Amount${Type}`, blank(amount)])),
    Minimum: blank(Minimum),
    PercentOf,
    InAllIn,
    Unknown: !more.Known,
    ConditionOf: condition?.What ?? '',
    ConditionOp: condition?.Op ?? '',
    ConditionValues: condition?.Values ?? [],
    ValidFrom: more.ValidFrom,
    ValidTo: more.ValidTo,
  }
  return { ...Object.fromEntries(surchargeFields.map((field) => [field.key, blankOf(field)])), ...givenValues }
}

/** A row of surcharges as versions keep it: columns that say something. */
export const storedLine = (line: Line): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    surchargeFields
      .map(({ key, kind }) => [columnOf(key), kind === 'number' && typeof line[key] === 'string' ? Number(line[key]) : line[key]] as const)
      .filter(
        ([, value]) =>
          value !== null && value !== undefined && value !== '' && value !== false && !(Array.isArray(value) && value.length === 0),
      ),
  )

/** The way back: a new row with what a version says. */
export const lineOf = (stored: Readonly<Record<string, unknown>>): Line => ({
  Id: 0,
  ...Object.fromEntries(surchargeFields.map((field) => [field.key, (stored[columnOf(field.key)] as Value | undefined) ?? blankOf(field)])),
})
