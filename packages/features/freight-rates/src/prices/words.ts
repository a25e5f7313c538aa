import { rateBases, type PriceOption } from '@jst/contracts/freight-rates'
import { emptyText, formatMoney } from '@jst/ui'
import { texts } from './texts.ts'

/** Names of ports by code; a code without a name stays as it is. */
export type PortNames = (code: string) => string
export const portNames =
  (ports: readonly { Code: string; Name: string }[]): PortNames =>
  (code) =>
    ports.find(({ Code }) => Code === code)?.Name ?? code

/** Totals; incomplete ones say so wherever they stand beside others. */
export const totalsText = ({ Totals, Incomplete }: Pick<PriceOption, 'Totals' | 'Incomplete'>): string => {
  const sums = Totals.map(({ Currency, Total }) => formatMoney(Total, Currency)).join(' + ')
  return Incomplete.length === 0 ? sums : texts.partial(sums)
}

/** Everything in one currency; incomplete sums say so. */
export const convertedText = ({ Converted, Incomplete }: Pick<PriceOption, 'Converted' | 'Incomplete'>): string => {
  if (!Converted) return emptyText
  const sum = formatMoney(Converted.Amount, Converted.Currency)
  return Incomplete.length === 0 ? sum : texts.partial(sum)
}

export const routeText = ({ LoadingPort, Pol, Pod, Del, Via }: PriceOption, nameOf: PortNames): string =>
  [
    `${nameOf(Pol)} → ${nameOf(Pod)}${Del === '' || Del === Pod ? '' : ` → ${nameOf(Del)}`}`,
    ...(LoadingPort === Pol ? [] : [texts.byBarge(nameOf(LoadingPort))]),
    ...(Via === '' ? [] : [texts.via(nameOf(Via))]),
  ].join(' · ')

const basisOf = (basis: string): string => (rateBases as Readonly<Record<string, string>>)[basis] ?? ''

/** Text of some offers for a chat: the last prices alone, nothing of floor, cost, supplier or rules. */
export function quoteText(options: readonly PriceOption[], nameOf: PortNames): string {
  const [first] = options
  if (!first) return ''
  const words = texts.quote
  const charges = ({ Charges }: PriceOption) =>
    Charges.filter(({ Code, InAllIn }) => Code !== 'OFT' && !InAllIn).map(
      ({ NameZh, Amount, Currency }) => `${NameZh} ${formatMoney(Amount, Currency)}`,
    )
  const lines = options.flatMap((option, at) => {
    const prices = option.Boxes.map(({ Type, Sell }) => `${Type} ${formatMoney(Sell, option.Currency)}`).join(' / ')
    const service = [
      option.Via === '' ? texts.direct : texts.via(nameOf(option.Via)),
      ...(option.TransitDays < 0 ? [] : [words.transit(option.TransitDays)]),
      ...(option.FreeDays < 0 ? [] : [words.free(option.FreeDays)]),
    ]
    return [
      words.line(at + 1, `${option.Carrier} ${nameOf(option.Pod)}`, prices),
      words.service(service),
      ...(charges(option).length > 0 ? [words.charges(charges(option).join('、'))] : []),
      ...(option.Incomplete.length > 0 ? [words.toConfirm(option.Incomplete.map(({ Zh }) => Zh).join('；'))] : []),
      ...option.Excluded.map(({ Zh }) => Zh),
      ...option.Remarks,
      words.until(option.ValidTo, basisOf(option.Basis)),
    ]
  })
  const pods = [...new Set(options.map(({ Pod }) => nameOf(Pod)))].join('、')
  return [words.head(nameOf(first.Pol), pods, first.Day), ...lines].join('\n')
}
