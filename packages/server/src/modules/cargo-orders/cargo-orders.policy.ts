import type { CargoOrder } from '@jst/contracts/cargo-orders'
import type { EmployeeActor } from '../../kernel/access/actor.ts'
import { allowed, refuse, type Verdict } from '../../kernel/access/policy.ts'

type Owned = Pick<CargoOrder, 'CompanyId'>

/** A customer asks for its own orders; nobody asks for another company. */
export const mayAsk = ({ companyId }: EmployeeActor, { CompanyId }: Owned): Verdict =>
  companyId === CompanyId ? allowed : refuse('NOT_FOUND')

/** A customer sees its orders, but their operator keeps the cut-off and answers requests for a later one. */
export const mayAnswer = ({ companyId }: EmployeeActor, { CompanyId }: Owned): Verdict =>
  companyId === CompanyId ? refuse('NOT_FOUND') : allowed
