import { bookingDocument as document, bookingStates } from '@jst/contracts/booking'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { stageOf } from '../../../documents/index.ts'
import { dayText } from '../../../kernel/database/day-range.ts'

/** Days on both sides of a sailing within which another booking of the same customer on the same route is pointed out (commercial handbook B). */
const nearDays = 3
const { rejected, declined, cancelled } = bookingStates.codes

interface Asked {
  readonly Except: number
  readonly Pol: string
  readonly Pod: string
  readonly Day: string
  readonly Customer?: string
}
/** For a customer those of its own company; for the staff those of the customer that is named. */
export async function findDuplicates(
  db: Queryable,
  { companyKind, companyId }: EmployeeActor,
  { Except, Pol, Pod, Day, Customer = '' }: Asked,
) {
  const staff = companyKind === 'operator'
  if (staff && Customer === '') return []
  const ownCondition = staff
    ? 't.staff_id = $1 and t.customer_code = $6'
    : 't.company_id = $1 and t.operator_id is not null and $6::text is not null'
  return db.query<{ Id: number; Code: string; Etd: string; Boxes: string; State: string }>(
    `select t.id as "Id", t.code as "Code", ${dayText('t.etd')} as "Etd", t.box_summary as "Boxes", ${stageOf(document, 't.state')} as "State"
     from booking t where ${ownCondition}
       and t.pol_code = $2 and t.pod_code = $3 and t.etd between $4::date - ${nearDays} and $4::date + ${nearDays} and t.id <> $5
       and t.state not in (${rejected}, ${declined}, ${cancelled}) and t.removed_at is null order by t.id desc limit 5`,
    [companyId, Pol, Pod, Day, Except, Customer],
  )
}
