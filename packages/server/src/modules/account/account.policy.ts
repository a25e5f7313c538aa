import type { BoundEmployee } from '@jst/contracts/account'
import { allowed, refuse, type Verdict } from '../../kernel/access/policy.ts'
import { texts } from './texts.ts'

/** A user acts only as an employee that is bound to the account and usable (spec §6: userBindEmployee). */
export const mayActAs = (bound: readonly BoundEmployee[], employeeId: number): Verdict =>
  bound.some((employee) => employee.EmployeeId === employeeId) ? allowed : refuse('FORBIDDEN', texts.otherIdentity)
