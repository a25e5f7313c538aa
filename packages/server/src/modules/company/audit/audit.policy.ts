import { allowed, refuse, type Verdict } from '../../../kernel/access/policy.ts'
import { texts } from '../texts.ts'

interface Judge {
  readonly companyId: number
  readonly companyKind: string
  readonly userId: number
}
interface Judged {
  readonly operatorId: number | null
  readonly companyId: number | null
  readonly userId: number
}

/** The platform judges everything, an operator what was sent to it; nobody judges what they handed in themselves. */
export function mayDecide(actor: Judge, { operatorId, userId }: Judged): Verdict {
  if (actor.companyKind !== 'platform' && operatorId !== actor.companyId) return refuse('NOT_FOUND')
  return userId === actor.userId ? refuse('FORBIDDEN', texts.ownApplication) : allowed
}

/** As judging; and nobody locks their own company out. */
export const mayFreeze = (actor: Judge, subject: Judged): Verdict =>
  subject.companyId === actor.companyId ? refuse('FORBIDDEN', texts.ownCompany) : mayDecide(actor, subject)
