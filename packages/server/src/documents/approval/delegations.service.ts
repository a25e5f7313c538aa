import { delegatesForOthers, type Delegation, type Delegations } from '@jst/contracts/document'
import { mayPress, type EmployeeActor } from '../../kernel/access/actor.ts'
import type { Queryable } from '../../kernel/database/database.ts'
import { AppError, invalid, isOverlap } from '../../kernel/errors.ts'
import { sendNotice } from '../notices/index.ts'
import type { DocumentCall } from '../registry.ts'
import { texts } from './approval.texts.ts'
import { findPeople } from './rules.repo.ts'
import { dayText } from '../../kernel/database/day-range.ts'

const shown = `select g.id as "Id", g.from_id as "FromId", f.name as "FromName", t.name as "ToName", ${dayText('lower(g.days)')} as "From",
    ${dayText('upper(g.days) - 1')} as "To", g.reason as "Reason",
    case when g.days @> china_day() then 'running' when lower(g.days) > china_day() then 'coming' else 'over' end as "State"
  from approval_delegation g join employee f on f.id = g.from_id join employee t on t.id = g.to_id
  where g.company_id = $1 and ($3 or $2 in (g.from_id, g.to_id)) order by lower(g.days) desc, g.id desc limit 200`

/** The caller's own, and everybody's for who may delegate for others; with the people to choose from. */
export async function delegationsOf(db: Queryable, actor: EmployeeActor): Promise<Delegations> {
  const ForOthers = mayPress(actor, delegatesForOthers)
  const [Rows, People] = await Promise.all([
    db.query<Delegation>(shown, [actor.companyId, actor.employeeId, ForOthers]),
    findPeople(db, actor.companyId),
  ])
  return { Rows, People, ForOthers }
}

const add = `insert into approval_delegation (company_id, operator_id, from_id, to_id, days, reason, by_id)
  select $1, $2, $3, $4, daterange($5::date, $6::date, '[]'), $7, $8 where $6::date >= china_day() returning id`

/** @throws AppError FORBIDDEN for others without the button, INVALID_INPUT for wrong people or days, and where a delegation runs on one of the days */
export async function delegate(
  call: DocumentCall,
  { FromId, ToId, From, To, Reason }: { FromId: number; ToId: number; From: string; To: string; Reason: string },
): Promise<Delegations> {
  const { tx, actor, emit } = call
  const from = FromId === 0 ? actor.employeeId : FromId
  if (from !== actor.employeeId && !mayPress(actor, delegatesForOthers)) throw new AppError('FORBIDDEN')
  const people = await findPeople(tx, actor.companyId)
  const giver = people.find(({ Id }) => Id === from)
  if (!giver) throw invalid('FromId', texts.noEmployee)
  if (ToId === from || !people.some(({ Id }) => Id === ToId)) throw invalid('ToId', texts.noEmployee)
  if (To < From) throw invalid('To', texts.wrongDays)
  const values = [actor.companyId, actor.operatorId, from, ToId, From, To, Reason.trim(), actor.employeeId]
  const [delegation] = await tx.query<{ id: number }>(add, values).catch((error: unknown) => {
    throw isOverlap(error) ? invalid('From', texts.overlap) : error
  })
  if (!delegation) throw invalid('To', texts.wrongDays)
  await sendNotice(tx, {
    recipients: [ToId],
    audience: { internal: actor.companyId },
    kind: 'system',
    title: texts.notice.delegated(giver.Name),
    description: texts.notice.days(From, To, Reason.trim()),
    link: '/internal/WorkCenter?Approvals=all',
    senderId: actor.employeeId,
  })
  emit({ to: { employees: [from, ToId] }, frame: { type: 'approval/changed', content: null } })
  call.audit({
    action: 'approval.delegate',
    entity: 'approval_delegation',
    entityId: delegation.id,
    diff: { from, to: ToId, first: From, last: To },
  })
  return delegationsOf(tx, actor)
}

const find = `select from_id as "fromId", to_id as "toId", lower(days) < china_day() as begun
  from approval_delegation where id = $1 and company_id = $2
  and upper(days) > china_day() for update`
/** From now on; what was decided in somebody's name stays. @throws AppError NOT_FOUND for one that is over or somebody else's */
export async function endDelegation(call: DocumentCall, id: number): Promise<Delegations> {
  const { tx, actor, emit } = call
  const [found] = await tx.query<{ fromId: number; toId: number; begun: boolean }>(find, [id, actor.companyId])
  if (!found || (found.fromId !== actor.employeeId && !mayPress(actor, delegatesForOthers))) throw new AppError('NOT_FOUND')
  await tx.query(
    found.begun
      ? 'update approval_delegation set days = daterange(lower(days), china_day()) where id = $1'
      : 'delete from approval_delegation where id = $1',
    [id],
  )
  emit({ to: { employees: [found.fromId, found.toId] }, frame: { type: 'approval/changed', content: null } })
  call.audit({ action: 'approval.delegate-end', entity: 'approval_delegation', entityId: id })
  return delegationsOf(tx, actor)
}
