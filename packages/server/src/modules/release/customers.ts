export { fillFromCustomers, findCustomers, nameOfCustomer, type BilledCustomer } from '../invoices/index.ts'
export { lockCustomers } from '../partner/index.ts'
