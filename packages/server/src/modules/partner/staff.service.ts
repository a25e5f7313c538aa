import { duties, type Duty } from '@jst/contracts/partner'
import { followMany, recordMany } from '../../documents/index.ts'
import { writeAudits } from '../../kernel/audit/audit.ts'
import type { WriteCall } from '../../kernel/http/endpoint.ts'
import { AppError, invalid } from '../../kernel/errors.ts'
import { sendNotice } from '../../documents/notices/index.ts'
import { demandRows, type Row } from './partner.repo.ts'
import type { Kind } from './partner.kinds.ts'
import * as repo from './staff.repo.ts'
import { texts } from './texts.ts'

/** A write on who looks after whom. */
export type StaffCall = WriteCall<'emit' | 'requestId'>

interface Assignment {
  readonly Ids: readonly number[]
  readonly Duty: Duty
  readonly LaneCode: string
  readonly EmployeeId: number
  readonly Replace: boolean
}

/** Answers how many companies have somebody new. @throws AppError NOT_FOUND, INVALID_INPUT for somebody of another company */
export async function assign(call: StaffCall, kind: Kind, { Ids, Duty, LaneCode, EmployeeId, Replace }: Assignment): Promise<number> {
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
  const notes = rows
    .filter(({ id }) => added.includes(id) || others.some(({ subjectId }) => subjectId === id))
    .map((row) => {
      const was = before.filter(({ subjectId }) => subjectId === row.id).map(({ name }) => name)
      return { row, duty: Duty, before: was, after: [...new Set([...(Replace ? [] : was), person.name])] }
    })
  await noteStaff(call, kind, notes, [EmployeeId])
  await tellNew(
    call,
    kind,
    rows.filter(({ id }) => added.includes(id)),
    EmployeeId,
  )
  return added.length
}

/** @throws AppError NOT_FOUND when one of them is not the caller's to see */
export async function unassign(call: StaffCall, kind: Kind, staffIds: readonly number[]): Promise<number> {
  const assigned = await repo.findAssigned(call.tx, kind, staffIds)
  if (assigned.length < staffIds.length) throw new AppError('NOT_FOUND', { message: texts.noRows })
  const rows = await demandRows(call.tx, kind, [...new Set(assigned.map(({ subjectId }) => subjectId))])
  await repo.dropStaff(call.tx, staffIds)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const notes = assigned.map(({ subjectId, duty, name }) => ({ row: byId.get(subjectId)!, duty, before: [name], after: [] }))
  await noteStaff(call, kind, notes)
  return assigned.length
}

interface StaffNote {
  readonly row: Row
  readonly duty: Duty
  readonly before: readonly string[]
  readonly after: readonly string[]
}

/** A line each in timelines and audit log, in a statement for all. Whoever changed something, and `newcomers`, follow the companies from then on. */
export async function noteStaff(
  call: StaffCall,
  { kind }: Kind,
  notes: readonly StaffNote[],
  newcomers: readonly number[] = [],
): Promise<void> {
  if (notes.length === 0) return
  const { tx, actor, requestId } = call
  const rows = notes.map(({ row, duty, before, after }) => ({
    id: row.id,
    words: '',
    changes: { [duties[duty]]: [before.join('、'), after.join('、')] as const },
  }))
  await recordMany(call, kind, 'staff', rows)
  writeAudits(tx, actor, requestId, {
    action: `${kind}.staff`,
    entity: kind,
    rows: rows.map(({ id, changes }) => ({ id, diff: changes })),
  })
  const companies = [...new Map(notes.map(({ row }) => [row.id, row])).values()]
  for (const employeeId of new Set([actor.employeeId, ...newcomers]))
    await followMany(tx, kind, companies, { employeeId, companyId: actor.companyId })
}

/** Tells the people who look after companies from now on; several companies are one message. */
async function tellNew({ tx, actor }: StaffCall, kind: Kind, rows: readonly Row[], employeeId: number): Promise<void> {
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
