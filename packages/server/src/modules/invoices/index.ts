import { registerCustomerTable } from '../partner/index.ts'
import { registerInvoices } from './invoice/invoice.module.ts'
import { registerReceipts } from './receipt/receipt.module.ts'

/** Makes the documents of the area known, for processes without routes. */
export function registerBilling(): void {
  registerInvoices()
  registerReceipts()
  for (const name of ['invoice', 'receipt']) registerCustomerTable({ name })
}
export { fillFromCustomers, nameOfCustomer } from './invoice/from-customers.ts'
export { findCustomers, findOpenBills, type BilledCustomer } from './invoice/invoice.repo.ts'
export { findOpenMoney, type OpenMoney } from './invoice/open-money.repo.ts'
export { registerSettlementUser, registerUnsettlementUser, type UnsettledPart } from './receipt/users.ts'
export { unsettledReceipts } from './receipt/settlement.repo.ts'
