import { compare, isDecimal } from '../../money/decimal.ts'
import { chargeBases } from './bases.ts'
import { pricePlaces, quantityPlaces, type ChargeLine, type ChargesFacts } from './charges.ts'
import { circularCodes } from './percent.ts'

/** Problem of a line, with its field. */
export interface ChargeProblem {
  readonly at: number
  readonly field: keyof ChargeLine
  readonly message: string
}

const isTax = (text: string) => isDecimal(text) && compare(text, '0') >= 0 && compare(text, '100') <= 0

/** Returns true if a line has all values that its amount is computed from. */
export const isCountable = ({ Price, Quantity, Minimum, TaxRate, Currency }: ChargeLine): boolean =>
  isDecimal(Price) &&
  (Quantity === '' || isDecimal(Quantity)) &&
  (Minimum === '' || isDecimal(Minimum)) &&
  isTax(TaxRate) &&
  /^[A-Z]{3}$/.test(Currency)

const fits = (text: string, places: number) => new RegExp(`^-?\\d{1,12}(\\.\\d{1,${places}})?$`).test(text)

/** Returns problems of lines by the declaration alone; the master data knows which codes exist. */
export function chargeProblems(lines: readonly ChargeLine[], { bases }: Pick<ChargesFacts, 'bases'>): ChargeProblem[] {
  const circular = circularCodes(lines)
  return lines.flatMap((line, at) =>
    Object.entries(problemsOf(line, lines, bases, circular)).flatMap(([field, message]) =>
      message === undefined ? [] : [{ at, field: field as keyof ChargeLine, message }],
    ),
  )
}

function problemsOf(
  line: ChargeLine,
  lines: readonly ChargeLine[],
  bases: ChargesFacts['bases'],
  circular: ReadonlySet<string>,
): Partial<Record<keyof ChargeLine, string | undefined>> {
  const isPercent = line.Basis === 'F'
  return {
    Code: line.Code === '' ? '请选择费用' : undefined,
    Basis: bases.includes(line.Basis) ? undefined : `计费单位只能是${bases.map((basis) => chargeBases[basis]).join('、')}`,
    Box: /^[A-Z0-9]{0,6}$/.test(line.Box) ? undefined : '箱型由字母和数字组成，例如 40HQ',
    Quantity: line.Quantity === '' || fits(line.Quantity, quantityPlaces) ? undefined : `数量最多 ${quantityPlaces} 位小数`,
    Price: fits(line.Price, pricePlaces) ? undefined : line.Price === '' ? '请填写单价' : `单价最多 ${pricePlaces} 位小数`,
    Minimum: line.Minimum === '' || fits(line.Minimum, pricePlaces) ? undefined : `最低收费最多 ${pricePlaces} 位小数`,
    Currency: /^[A-Z]{3}$/.test(line.Currency) ? undefined : '请选择币种',
    TaxRate: isTax(line.TaxRate) ? undefined : '税率为 0～100',
    PercentOf: isPercent ? percentProblem(line, lines, circular) : undefined,
  }
}

function percentProblem(line: ChargeLine, lines: readonly ChargeLine[], circular: ReadonlySet<string>): string | undefined {
  if (line.PercentOf.length === 0) return '请填写按哪些费用计算，例如 OFT'
  if (circular.has(line.Code)) return `${line.Code} 不能按自己计算，也不能与其他比例费用互相引用`
  const of = lines.filter(({ Code }) => line.PercentOf.includes(Code))
  const unknown = line.PercentOf.find((code) => !of.some(({ Code }) => Code === code))
  if (unknown !== undefined) return `没有费用 ${unknown}，请先添加或改选`
  const other = of.find(({ Currency }) => Currency !== line.Currency)
  return other ? `${other.Code} 的币种为 ${other.Currency}，比例费用须与其相同` : undefined
}
