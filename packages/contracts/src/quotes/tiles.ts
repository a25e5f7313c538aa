import { defineTiles } from '../workbench/tile-facts.ts'

const quick = '/SeaFreight/quickQuoteSearchCenter'
const home = '/external/workbench'
const sold = { path: '/CRM/QuotationRecord', code: 'add' } as const
const answered = { path: quick, code: 'answer', part: { View: 'inquiries' } } as const

const quotation = { page: quick, note: ['CustomerCodeName', 'PolCodeName', 'PodCodeName'] } as const
const inquiry = { page: quick, param: 'Inquiry', note: ['CustomerCodeName', 'PolCodeName', 'PodsName', 'Remark'] } as const

/** Figures of quotations and inquiries for the homes. */
export const quoteTiles = defineTiles('quotes', {
  sent: { ...sold, query: { Stage: 'sent' } },
  viewed: { ...sold, query: { Stage: 'viewed' } },
  accepted: { ...sold, query: { Stage: 'accepted' }, task: quotation },
  negotiating: { ...sold, query: { Stage: 'negotiating' }, task: quotation },
  offered: { path: quick, code: 'add', part: { View: 'inquiries' }, query: { Stage: 'offered' }, task: inquiry },
  asked: { ...answered, query: { Stage: 'created' }, task: inquiry },
  askedLate: { ...answered, query: { Overdue: true }, task: inquiry },
  ownOpen: { path: home, part: { View: 'quotes' }, query: { Standing: 'open' } },
  ownAsked: { path: home, part: { View: 'inquiries' }, query: { Standing: 'waiting' } },
})
