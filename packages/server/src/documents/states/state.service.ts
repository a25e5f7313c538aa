import { errorTable } from '@jst/contracts'
import { statesOf, type DocumentState, type MoveOutcome, type NotMoved, type ReturnedField } from '@jst/contracts/document'
import type { EmployeeActor } from '../../kernel/access/actor.ts'
import type { Queryable } from '../../kernel/database/database.ts'
import { AppError } from '../../kernel/errors.ts'
import type { DocumentCall } from '../registry.ts'
import { demandKind, findSubjects, mayClaim, mayWrite, type Subject } from '../subject.ts'
import { texts } from '../texts.ts'
import { lastMove } from '../thread/entries.repo.ts'
import { followingOf } from '../thread/followers.repo.ts'
import { tellChanged } from '../thread/record.ts'
import { movesOf } from './moves.service.ts'
import { dropClaim, findClaim, takeClaim } from './states.repo.ts'

/** Where a record stands, who is at it, and what the caller may do. */
export async function stateOf(db: Queryable, actor: EmployeeActor, subject: Subject): Promise<DocumentState> {
  const { document, row } = subject
  const { kind } = document
  const claim = await findClaim(db, kind, row.id)
  const following = await followingOf(db, { kind, row }, actor.employeeId)
  const back = await sentBack(db, subject)
  return {
    Id: row.id,
    No: row.no,
    Title: row.title,
    State: row.state,
    Since: row.since,
    Due: row.due,
    UpdateTime: row.updateTime,
    Moves: movesOf(actor, statesOf(document), row),
    Returned: back?.returned ?? [],
    Remarks: back?.words ?? '',
    ClaimedBy: claim?.employeeId ?? 0,
    ClaimedName: claim?.name ?? '',
    ClaimedAt: claim?.at ?? null,
    MayWrite: mayWrite(actor, document, row),
    MayClaim: mayClaim(actor, document, row),
    Following: following.following,
    Followers: following.followers,
  }
}

/** Request of the last move, while the record is where that move left it. */
async function sentBack(db: Queryable, { document, row }: Subject): Promise<{ returned: ReturnedField[]; words: string } | undefined> {
  const states = statesOf(document)
  if (!states) return undefined
  const last = await lastMove(db, document.kind, row.id, Object.keys(states.moves))
  return last && states.moves[last.event]?.returns && states.codeAfter(last.event) === row.state ? last : undefined
}

/** @throws AppError FORBIDDEN for the party, ILLEGAL_TRANSITION when somebody else has it and the caller did not say that he takes over */
export async function claim(call: DocumentCall, subject: Subject, take: boolean, over: boolean): Promise<DocumentState> {
  const { kind } = subject.document
  const { tx, actor } = call
  if (!mayClaim(actor, subject.document, subject.row)) throw new AppError('FORBIDDEN')
  const held = await findClaim(tx, kind, subject.row.id)
  if (take) {
    const taken = await takeClaim(tx, kind, subject.row, actor, over)
    if (!taken) throw new AppError('ILLEGAL_TRANSITION', { message: texts.claimed(held?.name ?? '') })
  } else if (held?.employeeId === actor.employeeId || over) await dropClaim(tx, kind, subject.row.id)
  tellChanged(call, { kind, row: subject.row }, 'internal')
  call.audit({ action: take ? 'document.claim' : 'document.release', entity: kind, entityId: subject.row.id })
  return stateOf(tx, actor, subject)
}

/** Takes each of some records onto the caller's desk; what somebody else has stays his. */
export async function claimMany(call: DocumentCall, kind: string, ids: readonly number[]): Promise<MoveOutcome> {
  const { tx, actor } = call
  const { document, ...module } = demandKind(actor, kind)
  const rows = await findSubjects(tx, { document, ...module }, ids)
  const taken = new Map<number, NotMoved | undefined>()
  for (const Id of [...new Set(ids)].toSorted((a, b) => a - b)) {
    const row = rows.find((one) => one.id === Id)
    const refused = (code: NotMoved['Code'], Message: string) => taken.set(Id, { Id, No: row?.no ?? '', Code: code, Message })
    if (!row) refused('NOT_FOUND', errorTable.NOT_FOUND.zh)
    else if (!mayClaim(actor, document, row)) refused('FORBIDDEN', errorTable.FORBIDDEN.zh)
    else if (await takeClaim(tx, kind, row, actor, false)) {
      taken.set(Id, undefined)
      tellChanged(call, { kind, row }, 'internal')
      call.audit({ action: 'document.claim', entity: kind, entityId: Id })
    } else refused('ILLEGAL_TRANSITION', texts.claimed((await findClaim(tx, kind, Id))?.name ?? ''))
  }
  const all = [...taken]
  return { Moved: all.flatMap(([id, refusal]) => (refusal ? [] : [id])), NotMoved: all.flatMap(([, refusal]) => refusal ?? []) }
}
