export { toLimitOn, type CreditAccount } from './credit/account.ts'
export { creditAccounts, lockCustomers } from './credit/gate.service.ts'
export { registerOpenItems, type OpenItem } from './credit/open-items.ts'
export { handoverJob } from './handover.job.ts'
