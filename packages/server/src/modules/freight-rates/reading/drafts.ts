import type { EntityValues } from '@jst/contracts/entity'
import { rateBoxes, type ReadingSide } from '@jst/contracts/freight-rates'
import type { Line } from '@jst/contracts/document'
import type { ReadCharge, ReadRow } from '@jst/rate-reader'
import { shortened } from '../../../kernel/schema/shortened.ts'

const hasColumn = (box: string) => rateBoxes.some((one) => one === box && one !== 'Other')
const numberOf = (text: string) => (text === '' ? null : Number(text))

/** Box types of a row beyond the columns of rates and the one other box; a rate cannot hold them. */
export const boxesOver = ({ prices }: ReadRow): string[] =>
  Object.keys(prices)
    .filter((box) => !hasColumn(box))
    .slice(1)

/** The fields of the draft that a row becomes. */
export function valuesOf(row: ReadRow, { source, side }: { readonly source: string; readonly side: ReadingSide }): EntityValues {
  const other = Object.keys(row.prices).find((box) => !hasColumn(box))
  const prices = Object.entries(row.prices).map(([box, price]) => [`${side}${hasColumn(box) ? box : 'Other'}`, numberOf(price)] as const)
  return {
    CarrierCode: row.carrier,
    ServiceCode: row.service,
    PolCode: row.pol,
    PodCode: row.pod,
    ViaCode: row.via,
    CurrencyCode: row.currency,
    ...Object.fromEntries(prices),
    OtherBox: other ?? '',
    LimitTons: numberOf(row.limit),
    ValidFrom: row.from,
    ValidTo: row.to,
    Basis: row.basis,
    ClosingWeekday: row.closing === undefined ? '' : String(row.closing),
    EtdWeekday: row.sailing === undefined ? '' : String(row.sailing),
    TransitDays: row.transit ?? null,
    FreeDays: row.free ?? null,
    ...(source === '' ? {} : { SupplierCode: source }),
    RemarkInternal: shortened(row.remark, 500),
  }
}

/** A surcharge as a row of the rate. One that is named without an amount is as the carrier announces. */
export function lineOf({ code, basis, currency, amount, boxes, included, above, collect }: ReadCharge, defaultCurrency: string): Line {
  const hasAmount = amount !== '' || Object.keys(boxes).length > 0
  return {
    Id: 0,
    ChargeCode: code,
    Basis: basis === '' ? 'C' : basis,
    PpCc: collect ? 'CC' : 'PP',
    CurrencyCode: currency === '' ? defaultCurrency : currency,
    Amount: numberOf(amount),
    ...Object.fromEntries(rateBoxes.map((box) => [`Amount${box}`, numberOf(boxes[box] ?? '')])),
    Minimum: null,
    PercentOf: [],
    InAllIn: included,
    Unknown: !hasAmount && !included,
    ConditionOf: above === '' ? '' : 'weight',
    ConditionOp: above === '' ? '' : 'above',
    ConditionValues: above === '' ? [] : [above],
    ValidFrom: '',
    ValidTo: '',
  }
}
