import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import { allowed, refuse, type Verdict } from '../../../kernel/access/policy.ts'

/** People belong to no company: the platform alone keeps their accounts, whatever buttons somebody else holds. */
export const keepsUsers = (actor: EmployeeActor): Verdict => (actor.companyKind === 'platform' ? allowed : refuse('FORBIDDEN'))

const mobileForm = /^(\d{3})\d{4}(\d{4})$/
/** `138****7919`; what is no such number shows its last two digits alone. */
export const maskMobile = (mobile: string) =>
  mobileForm.test(mobile) ? mobile.replace(mobileForm, '$1****$2') : mobile && `****${mobile.slice(-2)}`
/** `l****@example.com` */
export const maskEmail = (email: string) => email && email.replace(/^(.)[^@]*/, '$1****')
