import { customerWorkbench } from '@jst/contracts/freight-rates'
import { ownQuotations, type OwnQuotation } from '@jst/contracts/quotes'
import { answerLanguageOf, listScreen, link } from '@jst/feature-kit'
import { AppLink, DateText, formatNumber, formatText, type Column, type Filter } from '@jst/ui'
import { StandingTag } from './standing.tsx'
import { texts } from './texts.ts'

const pageOf = (Id: number) => link(customerWorkbench, { View: 'quotes', Id })
const words = texts.columns
const columns = (): Column<OwnQuotation>[] => [
  {
    key: 'no',
    title: words.no,
    width: 150,
    text: ({ No }) => No,
    render: ({ Id, No }) => <AppLink to={pageOf(Id)}>{No}</AppLink>,
  },
  {
    key: 'route',
    title: words.route,
    width: 220,
    grow: true,
    text: ({ Pol, Pod }) => `${Pol} → ${Pod}`,
    render: ({ Pol, Pod }) => formatText(`${Pol} → ${Pod}`),
  },
  { key: 'boxes', title: words.boxes, width: 150, render: ({ Boxes }) => formatText(Boxes) },
  { key: 'options', title: words.options, width: 70, align: 'right', render: ({ Options }) => formatNumber(Options) },
  { key: 'standing', title: words.standing, width: 90, render: ({ Standing }) => <StandingTag of={Standing} /> },
  { key: 'until', title: words.until, width: 110, render: ({ ValidUntil }) => formatText(ValidUntil) },
  { key: 'sent', title: words.sent, width: 120, sort: 'SentAt', render: ({ SentAt }) => <DateText value={SentAt} /> },
  { key: 'sales', title: words.sales, width: 100, render: ({ Sales }) => formatText(Sales) },
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
