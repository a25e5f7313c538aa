import { customerWorkbench } from '@jst/contracts/freight-rates'
import { ownInquiries, type InquiryStanding, type OwnInquiry } from '@jst/contracts/quotes'
import { answerLanguageOf, link, listScreen } from '@jst/feature-kit'
import { AppLink, DateText, formatText, StatusTag, type Column, type Tone } from '@jst/ui'
import { inLanguage } from './inLanguage.ts'
import { texts } from './texts.ts'

const words = texts.inquiries.columns
const tones: Readonly<Record<InquiryStanding, Tone>> = { waiting: 'orange', working: 'blue', quoted: 'green', closed: 'grey' }
const reasonOf = (code: string) => texts.closeReasons[code] ?? ''
const quoteOf = (Id: number) => link(customerWorkbench, { View: 'quotes', Id })

const columns = (): Column<OwnInquiry>[] => [
  { key: 'no', title: words.no, width: 140, render: ({ No }) => No },
  {
    key: 'route',
    title: words.route,
    width: 220,
    grow: true,
    text: ({ Pol, Pods }) => `${Pol} → ${Pods.join(' / ')}`,
    render: ({ Pol, Pods }) => formatText(`${Pol} → ${Pods.join(' / ')}`),
  },
  { key: 'boxes', title: words.boxes, width: 150, render: ({ Boxes }) => formatText(Boxes) },
  { key: 'day', title: words.day, width: 110, render: ({ Day }) => formatText(Day) },
  {
    key: 'standing',
    title: words.standing,
    width: 90,
    render: ({ Standing }) => <StatusTag tone={tones[Standing]}>{texts.inquiryStandings[Standing]}</StatusTag>,
  },
  {
    key: 'answer',
    title: words.answer,
    width: 160,
    text: ({ QuotationNo, Reason }) => QuotationNo || reasonOf(Reason),
    render: ({ QuotationId, QuotationNo, Reason }) =>
      QuotationId > 0 ? <AppLink to={quoteOf(QuotationId)}>{QuotationNo}</AppLink> : formatText(reasonOf(Reason)),
  },
  { key: 'words', title: words.words, width: 240, grow: true, text: ({ Words }) => Words, render: ({ Words }) => formatText(Words) },
  { key: 'asked', title: words.requestedAt, width: 120, sort: 'AskedAt', render: ({ AskedAt }) => <DateText value={AskedAt} /> },
  { key: 'by', title: words.by, width: 100, render: ({ AskedBy }) => formatText(AskedBy) },
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
