export { findCustomers } from '../invoices/index.ts'
export { lockCustomers } from '../partner/index.ts'
