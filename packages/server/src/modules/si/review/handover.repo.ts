import type { Queryable } from '../../../kernel/database/database.ts'

const loads = `select claimed_by as id, count(*) as n from si_record where operator_id = $1 and claimed_by = any ($2) and delete_mark = 0
  and status = 1 group by claimed_by`
/** Waiting records on each desk; an operator's own people only. */
export const deskLoads = async (db: Queryable, operatorId: number, employeeIds: readonly number[]): Promise<Map<number, number>> =>
  new Map((await db.query<{ id: number; n: number }>(loads, [operatorId, employeeIds])).map(({ id, n }) => [id, n]))

const claims = `update si_record set claimed_by = $3, claimed_name = $4, claim_time = null, assigned = true where operator_id = $1 and claimed_by = $2
  returning id`
const contacts = `update si_record set contact_id = $3 where company_id = $1 and contact_id = $2 returning id`
/** Moves the claims of one desk to another for good, with the contacts that the customer's own notices go to. */
export async function handOverDesk(
  tx: Queryable,
  companyId: number,
  from: number,
  to: { id: number; name: string },
): Promise<{ claims: number; contacts: number }> {
  const moved = await tx.query(claims, [companyId, from, to.id, to.name])
  const movedContacts = await tx.query(contacts, [companyId, from, to.id])
  return { claims: moved.length, contacts: movedContacts.length }
}
