import type { PriceOption } from '@jst/contracts/freight-rates'
import { formatMoney, formatNumber } from '@jst/ui'
import { texts } from './texts.ts'

/** What ports are called; a code without a name stays itself. */
export type PortNames = (code: string) => string
export const portNames =
  (ports: readonly { Code: string; Name: string }[]): PortNames =>
  (code) =>
    ports.find(({ Code }) => Code === code)?.Name ?? code

export const totalsText = ({ Totals }: Pick<PriceOption, 'Totals'>): string =>
  Totals.map(({ Currency, Total }) => formatMoney(Total, Currency)).join(' + ')

export const routeText = ({ LoadingPort, Pol, Pod, Del, Via }: PriceOption, nameOf: PortNames): string =>
  [
    `${nameOf(Pol)} → ${nameOf(Pod)}${Del === '' || Del === Pod ? '' : ` → ${nameOf(Del)}`}`,
    ...(LoadingPort === Pol ? [] : [texts.byBarge(nameOf(LoadingPort))]),
    ...(Via === '' ? [] : [texts.via(nameOf(Via))]),
  ].join(' · ')

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
    const prices = option.Boxes.map(({ Type, Sell }) => `${Type} ${option.Currency} ${formatNumber(Number(Sell))}`).join(' / ')
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
      ...option.Remarks,
      words.until(option.ValidTo),
    ]
  })
  const pods = [...new Set(options.map(({ Pod }) => nameOf(Pod)))].join('、')
  return [words.head(nameOf(first.Pol), pods, first.Day), ...lines].join('\n')
}
