import { statesOf, type DeskFacts, type DeskNext, type DeskOutcome, type DeskPerson, type DocumentFacts } from '@jst/contracts/document'
import { mayPress, type EmployeeActor } from '../../kernel/access/actor.ts'
import type { Queryable } from '../../kernel/database/database.ts'
import { AppError, invalid } from '../../kernel/errors.ts'
import { sendNotice } from '../notices/index.ts'
import { moduleOf } from '../registry.ts'
import type { DocumentCall } from '../subject-row.ts'
import { tellMany } from '../thread/record.ts'
import { findNext, findPeople, lockDesk, releaseRecords, takeRecords, type DeskSource } from './desk.repo.ts'
import type { DeskAct, DeskRow, DeskWords } from './module.ts'
import { deskWords } from './texts.ts'

interface Desk extends DeskSource {
  readonly document: DocumentFacts
  readonly facts: DeskFacts
  readonly words: DeskWords
}
/** @throws AppError NOT_FOUND for a kind without a desk, FORBIDDEN without any of the buttons */
function demandDesk(actor: EmployeeActor, kind: string, ...buttons: readonly ('works' | 'claims' | 'assigns')[]): Desk {
  const record = moduleOf(kind)
  const { document, desk } = record
  const facts = document.desk
  if (!facts || !desk) throw new AppError('NOT_FOUND')
  if (!buttons.some((button) => mayPress(actor, facts[button]))) throw new AppError('FORBIDDEN')
  return { record, desk, document, facts, holds: facts.holds, words: desk.words ?? deskWords(document.zh) }
}

/** Puts waiting records on the caller's desk. A record that a colleague has claimed stays there, and its outcome says who has it. */
export async function claimAt(call: DocumentCall, kind: string, ids: readonly number[]): Promise<DeskOutcome> {
  const { actor, tx } = call
  const me = actor.employeeId
  const desk = demandDesk(actor, kind, 'claims')
  const rows = await lockDesk(tx, desk, ids, actor.companyId)
  const { good, outcome } = sorted(
    desk,
    ids,
    rows,
    (row) => notWaiting(desk, row) ?? (row.heldBy === 0 || row.heldBy === me ? undefined : desk.words.taken(row.heldName)),
  )
  await takeRecords(tx, desk, idsOf(good), { id: me, name: actor.employeeName }, false)
  // a renewed claim sends no notice and leaves no audit entry
  const fresh = good.filter(({ heldBy }) => heldBy !== me)
  report(call, desk, 'claim', fresh, actor.employeeName)
  return outcome
}

/** Gives back records of the caller, with the right to assign those of anybody. */
export async function releaseAt(call: DocumentCall, kind: string, ids: readonly number[]): Promise<DeskOutcome> {
  const { actor, tx } = call
  const desk = demandDesk(actor, kind, 'claims', 'assigns')
  const anybodys = mayPress(actor, desk.facts.assigns)
  const rows = await lockDesk(tx, desk, ids, actor.companyId)
  const { good, outcome } = sorted(desk, ids, rows, ({ heldBy, heldName }) =>
    heldBy === actor.employeeId || (anybodys && heldBy !== 0) ? undefined : desk.words.notYours(heldName),
  )
  await releaseRecords(tx, desk, idsOf(good))
  report(call, desk, 'release', good, '')
  return outcome
}

/** Puts waiting records on a colleague's desk, whoever has claimed them. @throws AppError INVALID_INPUT for somebody who does not work there */
export async function assignAt(call: DocumentCall, kind: string, ids: readonly number[], employeeId: number): Promise<DeskOutcome> {
  const { actor, tx } = call
  const desk = demandDesk(actor, kind, 'assigns')
  const people = await findPeople(tx, desk, actor.companyId, desk.facts.works)
  const person = people.find(({ EmployeeId }) => EmployeeId === employeeId)
  if (!person) throw invalid('EmployeeId', desk.words.noPerson)
  const rows = await lockDesk(tx, desk, ids, actor.companyId)
  const { good, outcome } = sorted(desk, ids, rows, (row) => notWaiting(desk, row))
  await takeRecords(tx, desk, idsOf(good), { id: employeeId, name: person.Name }, true)
  report(call, desk, 'assign', good, person.Name)
  if (good.length > 0 && employeeId !== actor.employeeId)
    await sendNotice(tx, {
      recipients: [employeeId],
      audience: { internal: actor.companyId },
      kind: desk.desk.notice ?? 'system',
      link: desk.facts.mine,
      senderId: actor.employeeId,
      title: desk.words.assigned.title(good.length),
      description: desk.words.assigned.body(actor.employeeName, good.map(({ no }) => no).join('、')),
    })
  return outcome
}

export async function peopleAt(db: Queryable, actor: EmployeeActor, kind: string): Promise<DeskPerson[]> {
  const desk = demandDesk(actor, kind, 'assigns')
  return findPeople(db, desk, actor.companyId, desk.facts.works)
}

export async function nextAt(db: Queryable, actor: EmployeeActor, kind: string, afterId: number | undefined): Promise<DeskNext> {
  const { id, remaining } = await findNext(db, demandDesk(actor, kind, 'works'), actor, afterId ?? null)
  return { Id: id, Remaining: remaining }
}

const idsOf = (rows: readonly DeskRow[]) => rows.map(({ id }) => id)
const notWaiting = ({ document, desk, words }: Desk, { waiting, state }: DeskRow): string | undefined =>
  waiting ? undefined : words.notWaiting(desk.stateWord?.(state) ?? statesOf(document)?.wordOf(state) ?? '')

/** The rows that nothing speaks against, and the outcome of each key of the request. */
function sorted({ words }: Desk, ids: readonly number[], rows: readonly DeskRow[], against: (row: DeskRow) => string | undefined) {
  const byId = new Map(rows.map((row) => [row.id, { row, message: against(row) }]))
  const outcome: DeskOutcome = ids.map((Id) => {
    const record = byId.get(Id)
    const message = record ? record.message : words.missing
    return { Id, No: record?.row.no ?? '', Done: message === undefined, Message: message ?? '' }
  })
  return { good: rows.filter(({ id }) => byId.get(id)!.message === undefined), outcome }
}

function report(call: DocumentCall, { desk, document: { kind } }: Desk, act: DeskAct, rows: readonly DeskRow[], holder: string): void {
  if (rows.length === 0) return
  if (desk.report) return desk.report(call, act, rows, holder)
  for (const { id, heldName } of rows)
    call.audit({ action: `${kind}.${act}`, entity: kind, entityId: id, diff: { desk: [heldName, holder] } })
  tellMany(call, kind, [call.actor.companyId], idsOf(rows))
}
