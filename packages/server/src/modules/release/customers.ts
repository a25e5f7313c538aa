export { findCustomers, type BilledCustomer } from '../invoices/index.ts'
export { lockCustomers } from '../partner/index.ts'
