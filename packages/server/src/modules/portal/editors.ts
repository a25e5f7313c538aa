import type { EmployeeActor } from '../../kernel/access/actor.ts'
import type { Queryable } from '../../kernel/database/database.ts'
import type { WriteCall } from '../../kernel/http/endpoint.ts'

type Call = Pick<WriteCall<'emit'>, 'tx' | 'actor' | 'emit'>
type Act = 'opened' | 'saved' | 'published' | 'offline'

/** Others of the company hear what somebody does with a part or a content of the site. `what`: a part, or kind and number of a content. */
export const tellEditors = ({ actor, emit }: Pick<Call, 'actor' | 'emit'>, Part: string, Act: Act, UpdateTime = ''): void =>
  emit({
    to: { companies: [actor.companyId] },
    frame: {
      type: 'portal/part',
      content: { Acts: [{ Part, Act, EmployeeId: actor.employeeId, Name: actor.employeeName, UpdateTime }] },
    },
  })

/** Says that the caller has it open; others hear of whoever has just come. Answers the names of those who had it within the last two minutes. */
export async function openForEditing(call: Call, what: string): Promise<{ Others: string[] }> {
  const { isNew, others } = await noteEditor(call.tx, call.actor, what)
  if (isNew) tellEditors(call, what, 'opened')
  return { Others: others }
}

async function noteEditor(tx: Queryable, { companyId, employeeId }: EmployeeActor, what: string) {
  const [before] = await tx.query(
    `select 1 from portal_part_editor where company_id = $1 and part = $2 and employee_id = $3 and seen_at > clock_timestamp() - interval '2 minutes'`,
    [companyId, what, employeeId],
  )
  await tx.query(
    `insert into portal_part_editor (company_id, part, employee_id) values ($1, $2, $3)
     on conflict (company_id, part, employee_id) do update set seen_at = clock_timestamp()`,
    [companyId, what, employeeId],
  )
  const others = await tx.query<{ name: string }>(
    `select e.name from portal_part_editor o join employee e on e.id = o.employee_id
     where o.company_id = $1 and o.part = $2 and o.employee_id <> $3
       and o.seen_at > clock_timestamp() - interval '2 minutes' order by e.name limit 20`,
    [companyId, what, employeeId],
  )
  return { isNew: !before, others: others.map(({ name }) => name) }
}
