import { cockpitPath, periodChoices, priceQueries, type PriceQueryRow } from '@jst/contracts/freight-rates'
import { listScreen, useApp } from '@jst/feature-kit'
import { referenceFilter } from '@jst/feature-kit/entity'
import { DateText, formatText, Segments, type Column, type Filter } from '@jst/ui'
import { queriesTo } from './period.ts'
import { texts } from './texts.ts'

const words = texts.list

const columns: Column<PriceQueryRow>[] = [
  { key: 'at', title: words.time, width: 130, sort: 'At', render: ({ At }) => <DateText value={At} /> },
  { key: 'by', title: words.by, width: 90, render: ({ By }) => formatText(By) },
  { key: 'customer', title: words.customer, width: 200, text: ({ Customer }) => Customer, render: ({ Customer }) => formatText(Customer) },
  { key: 'pol', title: words.pol, width: 110, sameUnder: 'Pol', render: ({ PolName }) => formatText(PolName) },
  { key: 'pods', title: words.pods, width: 170, grow: true, text: ({ Pods }) => Pods, render: ({ Pods }) => formatText(Pods) },
  { key: 'lost', title: words.lost, width: 150, text: ({ Lost }) => Lost, render: ({ Lost }) => formatText(Lost) },
  { key: 'boxes', title: words.boxes, width: 130, render: ({ Boxes }) => formatText(Boxes) },
  { key: 'day', title: words.day, width: 104, sort: 'Day', render: ({ Day }) => formatText(Day) },
  { key: 'options', title: words.options, width: 76, align: 'right', sort: 'Options', render: ({ Options }) => Options },
]
const filters: Filter[] = [
  {
    kind: 'choice',
    key: 'Period',
    label: texts.period,
    options: Object.entries(periodChoices).map(([value, label]) => ({ value, label })),
  },
  { kind: 'choice', key: 'Lost', label: words.result, options: [{ value: 'true', label: words.lostOnly }] },
  referenceFilter('Pol', 'port', words.pol),
  referenceFilter('Pod', 'port', words.pod),
  referenceFilter('Lane', 'lane', words.lane),
  { kind: 'text', key: 'Customer', label: words.customerCode },
]

/** The searches behind the numbers of the cockpit and of both analyses. */
export const { Screen: Queries, preload: preloadQueries } = listScreen({
  name: 'price-queries',
  endpoint: priceQueries,
  filters: { Period: 'text', Pol: 'text', Pod: 'text', Lane: 'text', Customer: 'text', Lost: 'flag' },
  sort: '-At',
  rowKey: ({ Id }) => Id,
  label: words.title,
  columns,
  conditions: filters,
  empty: { title: words.empty },
  usePage: () => {
    const { permissions } = useApp()
    const items = [
      { key: 'cockpit', label: texts.cockpit, to: cockpitPath },
      { key: 'queries', label: texts.queries, to: queriesTo('d30') },
    ]
    return { siblings: permissions.holds(cockpitPath) ? <Segments label={texts.views} current="queries" items={items} /> : null }
  },
})
