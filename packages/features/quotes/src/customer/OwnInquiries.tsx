import { customerWorkbench } from '@jst/contracts/freight-rates'
import { ownInquiries, type InquiryStanding, type OwnInquiry } from '@jst/contracts/quotes'
import { answerLanguageOf, link, listScreen } from '@jst/feature-kit'
import { AppLink, columnKinds, DateText, formatText, StatusTag, type Column, type Tone } from '@jst/ui'
import { inLanguage } from './inLanguage.ts'
import { texts } from './texts.ts'

const words = texts.inquiries.columns
const tones: Readonly<Record<InquiryStanding, Tone>> = { waiting: 'orange', working: 'blue', quoted: 'green', closed: 'grey' }
const reasonOf = (code: string) => texts.closeReasons[code] ?? ''
const quoteOf = (Id: number) => link(customerWorkbench, { View: 'quotes', Id })

const { cell, text } = columnKinds<OwnInquiry>()
const columns = (): Column<OwnInquiry>[] => [
  cell('no', words.no, 140, ({ No }) => No),
  text('route', words.route, 220, ({ Pol, Pods }) => `${Pol} → ${Pods.join(' / ')}`, { grow: true }),
  cell('boxes', words.boxes, 150, ({ Boxes }) => formatText(Boxes)),
  cell('day', words.day, 110, ({ Day }) => formatText(Day)),
  cell('standing', words.standing, 90, ({ Standing }) => <StatusTag tone={tones[Standing]}>{texts.inquiryStandings[Standing]}</StatusTag>),
  text('answer', words.answer, 160, ({ QuotationNo, Reason }) => QuotationNo || reasonOf(Reason), {
    render: ({ QuotationId, QuotationNo, Reason }) =>
      QuotationId > 0 ? <AppLink to={quoteOf(QuotationId)}>{QuotationNo}</AppLink> : formatText(reasonOf(Reason)),
  }),
  text('words', words.words, 240, ({ Words }) => Words, { grow: true }),
  cell('asked', words.requestedAt, 120, ({ AskedAt }) => <DateText value={AskedAt} />, { sort: 'AskedAt' }),
  cell('by', words.by, 100, ({ AskedBy }) => formatText(AskedBy)),
]

/** Inquiries that the caller's company sent, and the quotations that answer them. */
const list = listScreen({
  name: 'own-inquiries',
  endpoint: ownInquiries,
  filters: { Standing: 'text' },
  always: answerLanguageOf,
  sort: '-AskedAt',
  rowKey: ({ Id }) => Id,
  label: () => texts.inquiries.list,
  usePage: () => ({
    columns: columns(),
    conditions: [
      {
        kind: 'choice',
        key: 'Standing',
        label: texts.filter,
        options: Object.entries(texts.inquiryStandings).map(([value, label]) => ({ value, label })),
      },
    ],
    empty: { title: texts.inquiries.empty, hint: texts.inquiries.emptyHint },
  }),
})
export const Screen = inLanguage(list.Screen)
export const { preload } = list
