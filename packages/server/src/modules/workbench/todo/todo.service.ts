import type { ReplyOf } from '@jst/contracts'
import { mostTasks, type toDo, type ToDoFigure, type ToDoKind, type ToDoTask } from '@jst/contracts/workbench'
import { holdsMenu, mayPress, type EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Db } from '../../../kernel/database/database.ts'
import { openPage } from '../../../documents/index.ts'
import { isLapsed } from '@jst/contracts/cargo-orders'
import { orderPage, withEnglishNames, type OrderFilter } from '../../cargo-orders/index.ts'
import { applicationPage, bindPage } from '../../company/index.ts'
import { listMessages } from '../../messages/index.ts'
import { siPage, type SiFilter } from '../../si/index.ts'

/** A thing to do without the path of its record, which approvals alone have. */
type PlainTask = Omit<ToDoTask, 'Record'> & Partial<Pick<ToDoTask, 'Record'>>
interface Share {
  /** Nothing: the tasks belong to the figure of another share. */
  readonly figure?: ToDoFigure
  readonly tasks: readonly PlainTask[]
}

/** The filters of the list that each figure opens (`packages/features/workbench/src/todo/kinds.ts` has the addresses). */
const staffKinds = [
  ['siMine', { Status: '1', Claim: 'mine' }],
  ['siOverdue', { Status: '1,3', Due: 'overdue' }],
  ['siDay', { Status: '1,3', Due: 'day' }],
  ['siReview', { Status: '1' }],
] as const satisfies readonly (readonly [ToDoKind, SiFilter])[]
const customerKinds = [
  ['siCorrect', { Status: '3' }],
  ['siConfirm', { Status: '4' }],
] as const satisfies readonly (readonly [ToDoKind, SiFilter])[]

/**
 * Pending work of the caller in all areas whose pages he has. Every count is the total of the list itself, so the two agree.
 * `Lang`: of the names of places in the notes. */
export async function toDoOf(db: Db, actor: EmployeeActor, now: Date, Lang?: 'en'): Promise<ReplyOf<typeof toDo>> {
  const pendingShares: Promise<Share>[] = []
  if (holdsMenu(actor, '/internal/WorkCenter')) pendingShares.push(ofApprovals(db, actor))
  const ask = (kinds: readonly (readonly [ToDoKind, SiFilter])[]) => kinds.map(([kind, filter]) => ofRecords(db, actor, kind, filter))
  if (actor.companyKind === 'customer') {
    if (holdsMenu(actor, '/external/workbench/SISubimtList')) pendingShares.push(...ofOrders(db, actor, now, Lang), ...ask(customerKinds))
  } else if (holdsMenu(actor, '/tdManage/siCheck')) pendingShares.push(...ask(staffKinds))
  if (mayPress(actor, { path: '/tdManage/siCheck', code: 'edit' }) && holdsMenu(actor, '/tdManage/siMake'))
    pendingShares.push(ofLate(db, actor))
  if (['/system/message', '/manage/message'].some((path) => holdsMenu(actor, path))) pendingShares.push(ofMessages(db, actor))
  if (mayPress(actor, { path: '/system/CompanyAudit', code: 'audit' })) pendingShares.push(ofApplications(db, actor))
  if (mayPress(actor, { path: '/system/employee/list', code: 'bind' })) pendingShares.push(ofBinds(db, actor))
  const shares = await Promise.all(pendingShares)
  return { Figures: shares.flatMap(({ figure }) => figure ?? []), Tasks: eachOnce(shares.flatMap(({ tasks }) => tasks)) }
}

async function ofRecords(db: Db, actor: EmployeeActor, kind: ToDoKind, filter: SiFilter): Promise<Share> {
  // what has no cut-off sorts first in the list; the nearest one is what the desk goes by
  const [all, dated] = await Promise.all([
    siPage(db, actor, { ...filter, Sort: 'Deadline', PageSize: mostTasks }),
    siPage(db, actor, { ...filter, DeadlineFrom: '2000-01-01', Sort: 'Deadline', PageSize: mostTasks }),
  ])
  const rows = [...dated.Rows, ...all.Rows.filter((row) => row.Deadline === null)].slice(0, mostTasks)
  return {
    figure: { Kind: kind, Count: all.Total, Due: dated.Rows[0]?.Deadline ?? null },
    tasks: rows.map((row) => ({
      Kind: kind,
      Id: row.Id,
      Title: row.BillNo,
      Note: noteOf(actor, row, kind === 'siCorrect' ? row.ReviewRemarks : ''),
      Due: row.Deadline,
      Since: kind === 'siCorrect' || kind === 'siConfirm' ? (row.ReviewTime ?? row.UpdateTime) : row.SubmitTime,
    })),
  }
}

/** A customer knows who they are: what came back says why, all else says on which vessel. */
function noteOf(actor: EmployeeActor, row: { CompanyName: string; Vessel: string; Voyage: string }, reason: string): string {
  const sailing = `${row.Vessel} ${row.Voyage}`.trim()
  const who = actor.companyKind === 'customer' ? '' : row.CompanyName
  return [reason, who, sailing].filter(Boolean).join(' · ')
}

/** Orders of a customer without an SI: those that can still be submitted, and those that only a later cut-off helps. */
function ofOrders(db: Db, actor: EmployeeActor, now: Date, Lang: 'en' | undefined): Promise<Share>[] {
  const of = (filter: OrderFilter) => orderPage(db, actor, { SiState: 'none', Sort: 'Queue', PageSize: mostTasks, ...filter })
  const waiting = async (): Promise<Share> => {
    const { Rows, Total } = await of({})
    return {
      figure: { Kind: 'siSubmit', Count: Total, Due: Rows[0]?.SiDeadline ?? null },
      tasks: (await withEnglishNames(db, Rows, Lang)).map((row) => ({
        Kind: isLapsed(row, now.getTime()) ? 'siLapsed' : 'siSubmit',
        Id: row.Id,
        Title: row.MblNo || row.OrderNo,
        Note: noteOf(actor, row, `${row.LoadPortName} → ${row.DischargePortName}`),
        Due: row.SiDeadline,
        Since: row.CreateTime,
      })),
    }
  }
  const soon = async (): Promise<Share> => {
    const { Rows, Total } = await of({ DueWithinHours: 24, PageSize: 1 })
    return { figure: { Kind: 'siSoon', Count: Total, Due: Rows[0]?.SiDeadline ?? null }, tasks: [] }
  }
  return [waiting(), soon()]
}

/** Requests of customers for a later cut-off. */
async function ofLate(db: Db, actor: EmployeeActor): Promise<Share> {
  const { Rows, Total } = await orderPage(db, actor, { SiState: 'none', Late: 'open', Sort: 'SiDeadline', PageSize: mostTasks })
  return share('late', Total, Rows, (row) => ({
    Title: row.MblNo || row.OrderNo,
    Note: noteOf(actor, row, row.Late?.Reason ?? ''),
    Since: row.Late?.AskedAt ?? null,
  }))
}

/** Pending approvals of the caller; empty if there are none. */
async function ofApprovals(db: Db, actor: EmployeeActor): Promise<Share> {
  const { Rows, Total } = await openPage(db, actor, { PageSize: mostTasks })
  if (Total === 0) return { tasks: [] }
  const { figure, tasks } = share('approvals', Total, Rows, (row) => ({
    Title: row.No,
    Note: [row.Title, row.Step, row.AskedName].join(' · '),
    Since: row.AskedAt,
  }))
  return {
    figure: { ...figure!, Due: Rows[0]?.Due ?? null },
    tasks: tasks.map((task, at) => ({ ...task, Due: Rows[at]!.Due, Record: Rows[at]!.Link })),
  }
}

async function ofMessages(db: Db, actor: EmployeeActor): Promise<Share> {
  const { Rows, Total } = await listMessages(db, actor.employeeId, { UnReadOnly: true, Fold: true, PageSize: mostTasks })
  return share('messages', Total, Rows, (row) => ({ Title: row.Title, Note: row.SenderName, Since: row.CreateTime }))
}

async function ofApplications(db: Db, actor: EmployeeActor): Promise<Share> {
  const { Rows, Total } = await applicationPage(db, actor, {
    Stage: 'waiting',
    State: 'SUBMITTED',
    Sort: 'SubmitTime',
    PageSize: mostTasks,
  })
  return share('applications', Total, Rows, (row) => ({ Title: row.Name, Note: row.ContactName, Since: row.SubmitTime }))
}

async function ofBinds(db: Db, actor: EmployeeActor): Promise<Share> {
  const { Rows, Total } = await bindPage(db, actor.companyId, { State: 'SUBMITTED', Sort: 'CreateTime', PageSize: mostTasks })
  return share('binds', Total, Rows, (row) => ({ Title: row.PersonName, Note: row.Reason, Since: row.CreateTime }))
}

function share<Row extends { Id: number }>(
  Kind: ToDoKind,
  Count: number,
  rows: readonly Row[],
  read: (row: Row) => Pick<ToDoTask, 'Title' | 'Note' | 'Since'>,
): Share {
  return { figure: { Kind, Count, Due: null }, tasks: rows.map((row) => ({ Kind, Id: row.Id, Due: null, ...read(row) })) }
}

const recordKinds = new Set<ToDoKind>([...staffKinds, ...customerKinds].map(([kind]) => kind))
/** Each record once, under the first of its kinds. */
function eachOnce(tasks: readonly PlainTask[]): ToDoTask[] {
  const seen = new Set<string>()
  return tasks.flatMap((task) => {
    const key = `${recordKinds.has(task.Kind) ? 'si' : task.Kind} ${task.Id}`
    if (seen.has(key)) return []
    seen.add(key)
    return [{ Record: '', ...task }]
  })
}
