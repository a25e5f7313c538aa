import { applicationDocument, applicationStates } from '@jst/contracts/release'
import { findRecord, recordEvent, type DocumentCall } from '../../../documents/index.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { AppError } from '../../../kernel/errors.ts'
import type { UnsettledPart } from '../../invoices/index.ts'
import { findNamedBills } from '../decision/bills.repo.ts'
import { findApplications } from '../decision/facts.repo.ts'
import { texts } from '../texts.ts'

const { kind } = applicationDocument
const { released, received, finished } = applicationStates.codes

const later = `select a.id from release_application a join customer c on c.id = a.customer_id
  where coalesce(c.merged_into, c.id) = $1 and a.state = any ($2) and a.released_at > $3 and a.removed_at is null and a.merged_into is null
  order by a.id limit 200`
/** People of the last level: those who agree to what the first one may not. */
const lastLevel = `select from approval_rule r cross join jsonb_array_elements(r.steps) s
  where r.company_id = $1 and r.kind = $2
    and (s ->> 'Order')::integer = (select max((o ->> 'Order')::integer) from jsonb_array_elements(r.steps) o)
    and (s -> 'EmployeeIds' @> to_jsonb($3::bigint)
      or exists (select from employee_role e where e.employee_id = $3 and s -> 'RoleIds' @> to_jsonb(e.role_id))) limit 1`
const mark = 'update release_application set unsettled_invoice_id = $2 where id = any ($1)'

/** Applications that were released on the money of a bill: after it was settled, with a bill of its cargo. */
async function releasedOn(system: Queryable, { customerId, numbers, settledAt }: UnsettledPart) {
  const rows = await system.query<{ id: number }>(later, [customerId, [released, received, finished], settledAt])
  const applications = await findApplications(
    system,
    rows.map(({ id }) => id),
  )
  const billsByApplication = await Promise.all(applications.map(({ companyId, bills }) => findNamedBills(system, companyId, bills)))
  return applications.filter((_, at) =>
    [...billsByApplication[at]!.values()].some((bill) => bill.numbers.some((no) => numbers.includes(no))),
  )
}

/**
 * A settlement that a release used is pinned (finance handbook §5): the last level alone reverses it, the applications say so, and the customer is
 * a high risk until the bill is settled again.
 * @throws AppError FORBIDDEN for anybody else
 */
export async function unsettling(call: DocumentCall, part: UnsettledPart): Promise<void> {
  const { tx, actor } = call
  const used = await releasedOn(tx.system, part)
  if (used.length === 0) return
  const numbers = used.map(({ code }) => code).join('、')
  const decides = await tx.system.query(lastLevel, [actor.companyId, kind, actor.employeeId])
  if (decides.length === 0) throw new AppError('FORBIDDEN', { message: texts.guarantee.pinned(part.no, numbers) })
  const ids = used.map(({ id }) => id)
  await tx.system.query(mark, [ids, part.invoiceId])
  for (const id of ids) {
    const row = await findRecord(tx, kind, id)
    recordEvent(call, { kind, row }, { audience: 'internal', event: 'unsettled', words: texts.guarantee.unsettled(part.no, part.reason) })
  }
}
