import type { PriceOption } from '@jst/contracts/freight-rates'
import { emptyText, FactsTable, formatMoney } from '@jst/ui'
import { texts } from './texts.ts'
import { convertedText, routeText, totalsText, type PortNames } from './words.ts'

/** Some options side by side, line by line. */
export function Compare({ options, nameOf }: { options: readonly PriceOption[]; nameOf: PortNames }) {
  const types = [...new Set(options.flatMap(({ Boxes }) => Boxes.map(({ Type }) => Type)))]
  const days = (value: number) => (value < 0 ? emptyText : String(value))
  const rows: readonly (readonly [string, (option: PriceOption) => string])[] = [
    [texts.route, (option) => routeText(option, nameOf)],
    ...types.map((type): [string, (option: PriceOption) => string] => [
      type,
      ({ Boxes, Currency }) => {
        const sell = Boxes.find(({ Type }) => Type === type)?.Sell
        return sell === undefined ? emptyText : formatMoney(sell, Currency)
      },
    ]),
    [texts.total, totalsText],
    [texts.converted, convertedText],
    [texts.transit, ({ TransitDays }) => days(TransitDays)],
    [texts.freeDays, ({ FreeDays }) => days(FreeDays)],
    [texts.etd, ({ EtdWeekday }) => texts.weekday(EtdWeekday) || emptyText],
    [texts.validTo, ({ ValidTo }) => ValidTo || emptyText],
    [texts.excluded, ({ Excluded }) => Excluded.map(({ Zh }) => Zh).join('；') || emptyText],
    [texts.incomplete, ({ Incomplete }) => Incomplete.map(({ Zh }) => Zh).join('；') || emptyText],
  ]
  return (
    <FactsTable
      label={texts.compareTitle}
      look="jst-price-table"
      titles={['', ...options.map(({ Carrier }) => Carrier)]}
      rows={rows}
      rowKey={([title]) => title}
      renderRow={([title, show]) => (
        <>
          <th scope="row">{title}</th>
          {options.map((option) => (
            <td key={option.Rate.Id}>{show(option)}</td>
          ))}
        </>
      )}
    />
  )
}
