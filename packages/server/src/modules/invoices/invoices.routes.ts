import {
  invoiceCalls,
  invoicesEntities,
  invoiceView,
  openInvoices,
  receiptCalls,
  receiptView,
  reverseInvoice,
  settleInvoices,
  unsettle,
} from '@jst/contracts/invoices'
import { entityRoutes } from '../../entity-kit/index.ts'
import { employeeRoute, type Route } from '../../kernel/http/endpoint.ts'
import { registerBilling } from './index.ts'
import { invoiceRules } from './invoice/invoice.rules.ts'
import { reverse } from './invoice/reverse.service.ts'
import { viewInvoice } from './invoice/view.service.ts'
import { openOf, receiptRules, viewReceipt } from './receipt/receipt.module.ts'
import { settle, undo } from './receipt/settle.service.ts'

registerBilling()

export const invoicesRoutes: readonly Route[] = [
  ...entityRoutes(invoicesEntities, { [invoiceCalls.entity.kind]: invoiceRules, [receiptCalls.entity.kind]: receiptRules }),
  employeeRoute(invoiceView, { read: (context, { Id }) => viewInvoice(context, Id) }),
  employeeRoute(reverseInvoice, { write: (call, input) => reverse(call, input) }),
  employeeRoute(openInvoices, { read: (context, query) => openOf(context, query) }),
  employeeRoute(settleInvoices, { write: (call, input) => settle(call, input) }),
  employeeRoute(unsettle, { write: (call, input) => undo(call, input) }),
  employeeRoute(receiptView, { read: (context, query) => viewReceipt(context, query) }),
]
