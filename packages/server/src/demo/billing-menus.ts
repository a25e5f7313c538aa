import { statedButtons } from '@jst/contracts/entity'
import { invoicePages } from '@jst/contracts/invoices'
import type { Menus } from './menus.ts'

/** Bills and receipts: to make, to audit and issue, to settle. */
export const billingKeeping: Menus = {
  [invoicePages.invoices]: [...statedButtons, 'audit', 'issue', 'print', 'number'],
  [invoicePages.receipts]: [...statedButtons, 'claim', 'settle', 'number'],
}
/** To make bills, which finance audits and issues. */
export const billingWorking: Menus = { [invoicePages.invoices]: ['view', 'add', 'edit', 'print'] }
