import { customerStates } from '@jst/contracts/partner'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import { servedBy } from '../../freight-rates/index.ts'
import { texts } from '../texts.ts'

/** Whose a booking is, and for whom. `operatorId` null: the customer has not joined, and the booking is the forwarder's alone. */
export interface Sides {
  readonly companyId: number
  readonly operatorId: number | null
  readonly staffId: number
  readonly customerCode: string
  readonly customerName: string
  /** Employee responsible for the customer; null: none. */
  readonly ownerId: number | null
}

const notServed: readonly number[] = [customerStates.codes.stopped, customerStates.codes.blacklisted]
const select = `select c.code, c.name_zh as name, c.state, c.linked_id as linked, (select s.employee_id from partner_staff s
    join employee e on e.id = s.employee_id and not e.disabled where s.kind = 'customer' and s.subject_id = c.id
    and s.duty in ('operation', 'sales') order by s.duty, s.id limit 1) as owner
  from customer c where c.company_id = $1 and c.removed_at is null and c.merged_into is null`
interface CustomerRow {
  readonly code: string
  readonly name: string
  readonly state: number
  readonly linked: number | null
  readonly owner: number | null
}

/**
 * Of a booking that the actor makes: his own company's, or one for a customer of his.
 * @throws AppError FORBIDDEN for whom nobody serves, INVALID_INPUT for a customer that is not served
 */
export async function sidesOf(
  { tx, actor }: { readonly tx: Pick<Tx, 'query' | 'system'>; readonly actor: EmployeeActor },
  customerCode: string,
): Promise<Sides> {
  const operator = servedBy(actor)
  if (operator !== undefined) {
    const [customer] = await tx.system.query<CustomerRow>(`${select} and c.linked_id = $2`, [operator, actor.companyId])
    return {
      companyId: actor.companyId,
      operatorId: operator,
      staffId: operator,
      customerCode: customer?.code ?? '',
      customerName: customer?.name ?? actor.companyName,
      ownerId: customer?.owner ?? null,
    }
  }
  if (actor.companyKind !== 'operator') throw new AppError('FORBIDDEN', { message: texts.notServed })
  const ownSides = { companyId: actor.companyId, operatorId: null, staffId: actor.companyId, ownerId: actor.employeeId }
  if (customerCode === '') return { ...ownSides, customerCode: '', customerName: '' }
  const [customer] = await tx.query<CustomerRow>(`${select} and c.code = $2`, [actor.companyId, customerCode])
  if (!customer || notServed.includes(customer.state)) throw invalid('Content.Values.CustomerCode', texts.noCustomer(customerCode))
  const { linked, code, name, owner } = customer
  const customerFacts = { customerCode: code, customerName: name, ownerId: owner ?? actor.employeeId }
  return linked === null
    ? { ...ownSides, ...customerFacts }
    : { companyId: linked, operatorId: actor.companyId, staffId: actor.companyId, ...customerFacts }
}
