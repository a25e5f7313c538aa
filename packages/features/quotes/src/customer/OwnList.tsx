import { customerWorkbench } from '@jst/contracts/freight-rates'
import { ownQuotations, type OwnQuotation } from '@jst/contracts/quotes'
import { answerLanguageOf, listScreen, link } from '@jst/feature-kit'
import { AppLink, columnKinds, DateText, formatNumber, formatText, type Column, type Filter } from '@jst/ui'
import { StandingTag } from './standing.tsx'
import { texts } from './texts.ts'

const pageOf = (Id: number) => link(customerWorkbench, { View: 'quotes', Id })
const words = texts.columns
const { cell, text } = columnKinds<OwnQuotation>()
const columns = (): Column<OwnQuotation>[] => [
  text('no', words.no, 150, ({ No }) => No, { render: ({ Id, No }) => <AppLink to={pageOf(Id)}>{No}</AppLink> }),
  text('route', words.route, 220, ({ Pol, Pod }) => `${Pol} → ${Pod}`, { grow: true }),
  cell('boxes', words.boxes, 150, ({ Boxes }) => formatText(Boxes)),
  cell('options', words.options, 70, ({ Options }) => formatNumber(Options), { align: 'right' }),
  cell('standing', words.standing, 90, ({ Standing }) => <StandingTag of={Standing} />),
  cell('until', words.until, 110, ({ ValidUntil }) => formatText(ValidUntil)),
  cell('sent', words.sent, 120, ({ SentAt }) => <DateText value={SentAt} />, { sort: 'SentAt' }),
  cell('sales', words.sales, 100, ({ Sales }) => formatText(Sales)),
]
const filters = (): Filter[] => [
  {
    kind: 'choice',
    key: 'Standing',
    label: texts.filter,
    options: Object.entries(texts.standings).map(([value, label]) => ({ value, label })),
  },
]

/** Quotations sent to the caller's company, newest first. */
export const { Screen: OwnList, preload: preloadList } = listScreen({
  name: 'own-quotations',
  endpoint: ownQuotations,
  always: answerLanguageOf,
  filters: { Standing: 'text' },
  sort: '-SentAt',
  rowKey: ({ Id }) => Id,
  label: () => texts.list,
  usePage: () => ({ columns: columns(), conditions: filters(), empty: { title: texts.empty, hint: texts.emptyHint } }),
  open: ({ Id }) => pageOf(Id),
})
