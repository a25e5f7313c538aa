import { duties, type Duty } from '@jst/contracts/partner'
import { follow, recordEvent, type DocumentCall } from '../../documents/index.ts'
import { AppError, invalid } from '../../kernel/errors.ts'
import { sendNotice } from '../../documents/notices/index.ts'
import { demandRows, type Row } from './partner.repo.ts'
import type { Kind } from './partner.kinds.ts'
import * as repo from './staff.repo.ts'
import { texts } from './texts.ts'

interface Assignment {
  readonly Ids: readonly number[]
  readonly Duty: Duty
  readonly LaneCode: string
  readonly EmployeeId: number
  readonly Replace: boolean
}

/** Answers how many companies have somebody new. @throws AppError NOT_FOUND, INVALID_INPUT for somebody of another company */
export async function assign(call: DocumentCall, kind: Kind, { Ids, Duty, LaneCode, EmployeeId, Replace }: Assignment): Promise<number> {
  const { tx, actor } = call
  const rows = await demandRows(tx, kind, Ids)
  const person = await repo.colleague(tx, actor.companyId, EmployeeId)
  if (!person) throw invalid('EmployeeId', texts.noEmployee)
  if (LaneCode !== '' && !(await repo.hasLane(tx, LaneCode))) throw invalid('LaneCode', texts.noLane(LaneCode))
  const before = await repo.holders(tx, kind, Ids, Duty, LaneCode)
  const others = Replace ? before.filter(({ employeeId }) => employeeId !== EmployeeId) : []
  if (others.length > 0)
    await repo.dropStaff(
      tx,
      others.map(({ id }) => id),
    )
  const added = await repo.addStaff(tx, kind, Ids, { duty: Duty, lane: LaneCode, employeeId: EmployeeId })
  for (const row of rows.filter(({ id }) => added.includes(id) || others.some(({ subjectId }) => subjectId === id))) {
    const was = before.filter(({ subjectId }) => subjectId === row.id).map(({ name }) => name)
    const kept = Replace ? [] : was
    await noteStaff(call, kind, row, Duty, was, [...new Set([...kept, person.name])])
    await follow(tx, { kind: kind.kind, row }, [EmployeeId])
  }
  await tellNew(
    call,
    kind,
    rows.filter(({ id }) => added.includes(id)),
    EmployeeId,
  )
  return added.length
}

/** @throws AppError NOT_FOUND when one of them is not the caller's to see */
export async function unassign(call: DocumentCall, kind: Kind, staffIds: readonly number[]): Promise<number> {
  const assigned = await repo.findAssigned(call.tx, kind, staffIds)
  if (assigned.length < staffIds.length) throw new AppError('NOT_FOUND', { message: texts.noRows })
  const rows = await demandRows(call.tx, kind, [...new Set(assigned.map(({ subjectId }) => subjectId))])
  await repo.dropStaff(call.tx, staffIds)
  for (const { subjectId, duty, name } of assigned)
    await noteStaff(
      call,
      kind,
      rows.find(({ id }) => id === subjectId)!,
      duty,
      [name],
      [],
    )
  return assigned.length
}

/** A line in the timeline and in the audit log. */
export async function noteStaff(call: DocumentCall, kind: Kind, row: Row, duty: Duty, before: string[], after: string[]): Promise<void> {
  const changes = { [duties[duty]]: [before.join('、'), after.join('、')] as const }
  await recordEvent(call, { kind: kind.kind, row }, { audience: 'internal', event: 'staff', changes })
  call.audit({ action: `${kind.kind}.staff`, entity: kind.kind, entityId: row.id, diff: changes })
}

/** Whoever looks after a company from now on hears of it; several are one message. */
async function tellNew({ tx, actor }: DocumentCall, kind: Kind, rows: readonly Row[], employeeId: number): Promise<void> {
  const [first] = rows
  if (!first || employeeId === actor.employeeId) return
  await sendNotice(tx, {
    audience: { internal: actor.companyId },
    recipients: [employeeId],
    kind: 'system',
    title: texts.becameTheirs(kind.entity.zh, rows.length === 1 ? first.name : texts.andMore(first.name, rows.length)),
    description: texts.by(actor.employeeName),
    link: rows.length === 1 ? `/system/company/${kind.kind}/${kind.kind}Detail?Id=${first.id}` : kind.entity.path,
    senderId: actor.employeeId,
  })
}
