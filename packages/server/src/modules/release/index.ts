import { registerSettlementUser, registerUnsettlementUser } from '../invoices/index.ts'
import { registerCustomerTable } from '../partner/index.ts'
import { registerAddresses } from './address/address.module.ts'
import { registerApplications } from './application/application.module.ts'
import { registerGuarantees } from './guarantee/guarantee.module.ts'
import { registerLetters } from './letter/letter.module.ts'
import { registerReturns } from './paper/return.module.ts'
import { settled } from './guarantee/guarantee.service.ts'
import { unsettling } from './guarantee/unsettle.service.ts'

/** Makes the documents of the area known, for processes without routes. */
export function registerReleases(): void {
  registerAddresses()
  registerGuarantees()
  registerApplications()
  registerLetters()
  registerReturns()
  registerCustomerTable({ name: 'release_application' })
  registerCustomerTable({ name: 'release_loi' })
  registerCustomerTable({ name: 'guarantee', one: true })
  registerSettlementUser('release', settled)
  registerUnsettlementUser('release', unsettling)
}

export { letterExpiry } from './letter/expiry.job.ts'
