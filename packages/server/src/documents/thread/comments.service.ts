import type { Audience, DocumentEntry } from '@jst/contracts/document'
import type { EmployeeActor } from '../../kernel/access/actor.ts'
import type { Db } from '../../kernel/database/database.ts'
import { AppError, invalid } from '../../kernel/errors.ts'
import { containing } from '../../kernel/database/paging.ts'
import { demand, refuse } from '../../kernel/access/policy.ts'
import type { DocumentCall } from '../registry.ts'
import { sideOf, staffCompanyOf, type Subject } from '../subject.ts'
import { tell } from '../tell.ts'
import { texts } from '../texts.ts'
import { findFollowers, findReaders, follow } from './followers.repo.ts'
import { recordComment, tellChanged } from './record.ts'
import { findEntry } from './timeline.ts'

const mostPeople = 50

const companiesOf = ({ row }: Subject, audience: Audience): number[] =>
  audience === 'internal' ? [staffCompanyOf(row)] : [...new Set([staffCompanyOf(row), row.companyId])]

/** People who may read a thread of a record. @throws AppError for a thread that the caller is not in */
export function readersOf(system: Db, actor: EmployeeActor, subject: Subject, audience: Audience, keyword?: string) {
  demandThread(actor, subject, audience)
  return findReaders(system, companiesOf(subject, audience), subject.document.reads, containing(keyword), mostPeople)
}

/** The staff's own thread is closed to the party; a record without a party has no other. */
function demandThread(actor: EmployeeActor, { row, document }: Subject, audience: Audience): void {
  if (audience === 'internal' && sideOf(actor, row) !== 'staff') throw new AppError('FORBIDDEN')
  if (audience === 'customer' && (row.operatorId === null || document.partyPage === undefined))
    demand(refuse('INVALID_INPUT', texts.noCustomerThread))
}

interface Said {
  readonly Audience: Audience
  readonly Text: string
  readonly Mentions?: readonly number[]
}

/** @throws AppError INVALID_INPUT for an empty comment, or somebody who may not read it */
export async function addComment(call: DocumentCall, subject: Subject, { Audience, Text, Mentions = [] }: Said): Promise<DocumentEntry> {
  const words = Text.trim()
  if (words === '') throw invalid('Text', texts.emptyComment)
  demandThread(call.actor, subject, Audience)
  const mentions = await mentioned(call, subject, Audience, Mentions)
  const place = { kind: subject.document.kind, row: subject.row }
  const id = await recordComment(call, place, { audience: Audience, words, mentions })
  await follow(call.tx, place, Mentions)
  const followers = await findFollowers(call.tx.system, place)
  const hearing = followers.filter((one) => (Audience === 'customer' || one.audience === 'internal') && one.id !== call.actor.employeeId)
  const named = hearing.filter((one) => Mentions.includes(one.id))
  await tell(call, subject, named, (what) => texts.notice.mentioned(call.actor.employeeName, what), words)
  const rest = hearing.filter((one) => !Mentions.includes(one.id))
  await tell(call, subject, rest, (what) => texts.notice.commented(call.actor.employeeName, what), words)
  call.audit({
    action: 'document.comment',
    entity: subject.document.kind,
    entityId: subject.row.id,
    diff: { entry: id, audience: Audience },
  })
  return (await findEntry(call.tx, call.actor, subject, id))!
}

async function mentioned({ tx }: DocumentCall, subject: Subject, audience: Audience, ids: readonly number[]) {
  if (ids.length === 0) return []
  const readers = await findReaders(tx.system, companiesOf(subject, audience), subject.document.reads, undefined, 10_000)
  return ids.map((id) => {
    const mentioned = readers.find((reader) => reader.Id === id)
    if (!mentioned) throw invalid('Mentions', texts.notMentionable)
    return { Id: id, Name: mentioned.Name }
  })
}

const correct = `update document_entry set words = $2, edited = $2 <> '', removed = $2 = '', mentions = case when $2 = '' then '[]' else mentions end
  where id = $1`
/** @throws AppError NOT_FOUND, ILLEGAL_TRANSITION when it is somebody else's or too old */
export async function correctComment(call: DocumentCall, subject: Subject, id: number, text: string): Promise<DocumentEntry> {
  const entry = await findEntry(call.tx, call.actor, subject, id)
  if (!entry || entry.Event !== 'comment') throw new AppError('NOT_FOUND')
  if (!entry.Correctable) throw new AppError('ILLEGAL_TRANSITION', { message: texts.notCorrectable })
  await call.tx.query(correct, [id, text.trim()])
  tellChanged(call, { kind: subject.document.kind, row: subject.row }, entry.Audience)
  call.audit({ action: 'document.correct', entity: subject.document.kind, entityId: subject.row.id, diff: { entry: id } })
  return (await findEntry(call.tx, call.actor, subject, id))!
}
