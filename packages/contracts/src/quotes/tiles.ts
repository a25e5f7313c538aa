import { customerWorkbench } from '../freight-rates/customer/own-prices.ts'
import { defineTiles } from '../workbench/tiles.ts'
import { quotationPage } from './pages.ts'
import { quotationList } from './quotation-states.ts'

const sold = { path: quotationList, code: 'add' } as const
const answered = { path: quotationPage, code: 'answer', part: { View: 'inquiries' } } as const

/** Figures of quotations and inquiries for the homes. */
export const quoteTiles = defineTiles('quotes', {
  sent: { ...sold, query: { Stage: 'sent' } },
  viewed: { ...sold, query: { Stage: 'viewed' } },
  accepted: { ...sold, query: { Stage: 'accepted' } },
  negotiating: { ...sold, query: { Stage: 'negotiating' } },
  offered: { path: quotationPage, code: 'add', part: { View: 'inquiries' }, query: { Stage: 'offered' } },
  asked: { ...answered, query: { Stage: 'created' } },
  askedLate: { ...answered, query: { Overdue: true } },
  ownOpen: { path: customerWorkbench, part: { View: 'quotes' }, query: { Standing: 'open' } },
  ownAsked: { path: customerWorkbench, part: { View: 'inquiries' }, query: { Standing: 'waiting' } },
})
