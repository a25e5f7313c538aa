import { customerStates } from '@jst/contracts/partner'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Queryable } from '../../../kernel/database/database.ts'

/** Customer record that an operator has for a company. */
export interface Customership {
  readonly code: string
  readonly name: string
  readonly state: number
  readonly operator: string
  /** Salespeople by lane; `lane` '' : every lane. The first has had the customer longest. */
  readonly sellers: readonly { readonly lane: string; readonly id: number; readonly name: string }[]
}

/** A customer in one of these states reads no prices and is sent none. */
export const notSoldTo: readonly number[] = [customerStates.codes.stopped, customerStates.codes.blacklisted]

/** The operator that serves the caller's company; undefined: prices are not for such a caller. */
export const servedBy = ({ companyKind, operatorId }: Pick<EmployeeActor, 'companyKind' | 'operatorId'>): number | undefined =>
  companyKind === 'customer' && operatorId !== null ? operatorId : undefined

/** Returns true if the operator sells to it: a stopped or lost customer reads no prices. */
export const isSoldTo = ({ state }: Pick<Customership, 'state'>): boolean => !notSoldTo.includes(state)

/** Whose mark-up counts on a lane: of whoever sells on it, else of whoever sells on every lane; null: nobody's. */
export const sellerOn = ({ sellers }: Pick<Customership, 'sellers'>, lane: string) =>
  sellers.find((one) => one.lane === lane) ?? sellers.find((one) => one.lane === '') ?? null

/** Through the eyes of the operator: the customer that a company is to it. Undefined: it is on no list. */
export async function findCustomership(db: Queryable, companyId: number): Promise<Customership | undefined> {
  const [row] = await db.query<Customership>(
    `select t.code, t.name_zh as name, t.state, coalesce((select o.name from company o where o.id = t.company_id), '') as operator,
       coalesce((select json_agg(json_build_object('lane', s.lane_code, 'id', s.employee_id, 'name', e.name) order by s.id)
         from partner_staff s join employee e on e.id = s.employee_id and not e.disabled
         where s.kind = 'customer' and s.subject_id = t.id and s.duty = 'sales'), '[]') as sellers
     from customer t where t.company_id = (select app_company_id()) and t.linked_id = $1 and t.enabled and t.removed_at is null
       and t.merged_into is null`,
    [companyId],
  )
  return row
}
