import { askPrice, ownInquiries } from '@jst/contracts/quotes'
import { employeeRoute, type Route } from '../../../kernel/http/endpoint.ts'
import { ask, listInquiries } from './inquiries.service.ts'

/** Enough for somebody who asks for a whole table of lanes. */
const limit = { calls: 30, perSeconds: 600 }

// inquiries are the operator's: the server's own view is narrowed to the operator and the caller's company
export const ownInquiryRoutes: readonly Route[] = [
  employeeRoute(askPrice, { limit, write: (call, input) => ask(call, input) }),
  employeeRoute(ownInquiries, { read: (context, filter) => listInquiries(context, filter) }),
]
