import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import { Conditions } from '../../../kernel/database/paging.ts'

/** True for a reader who stands on the side of the customer. */
export const isParty = ({ companyKind }: Pick<EmployeeActor, 'companyKind'>): boolean =>
  companyKind !== 'operator' && companyKind !== 'platform'
/** The company whose statements tell of the shipments of an actor. */
export const staffCompany = ({ companyId, operatorId }: Pick<EmployeeActor, 'companyId' | 'operatorId'>): number => operatorId ?? companyId

/** Rows of the side where the actor stands, so that an index gives them. */
export function ofSide(alias: string, actor: EmployeeActor): Conditions {
  const where = new Conditions()
  if (actor.companyKind === 'platform') return where
  return where.add(`${alias}.${isParty(actor) ? 'company_id' : 'staff_id'} = ?`, actor.companyId)
}
