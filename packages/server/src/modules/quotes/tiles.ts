import { ownInquiries, ownQuotations, quotationCalls, quoteTiles, rateInquiryCalls } from '@jst/contracts/quotes'
import { countedBy } from '../../kernel/http/counted-tiles.ts'

const quotations = quotationCalls.list
const inquiries = rateInquiryCalls.list

export const quoteCounts = countedBy(quoteTiles, {
  sent: quotations,
  viewed: quotations,
  accepted: quotations,
  negotiating: quotations,
  offered: inquiries,
  asked: inquiries,
  askedLate: inquiries,
  ownOpen: ownQuotations,
  ownAsked: ownInquiries,
})
