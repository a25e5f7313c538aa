import type { Issue } from '@jst/contracts'
import { statesOf, type MoveOutcome, type NotMoved, type ReturnedField } from '@jst/contracts/document'
import { attempted } from '../../kernel/database/attempted.ts'
import { AppError, demandConfirmed, invalid } from '../../kernel/errors.ts'
import { demand } from '../../kernel/access/policy.ts'
import { moduleOf, type DocumentCall, type DocumentModule, type SubjectRow } from '../registry.ts'
import { demandKind, findSubjects } from '../subject.ts'
import { texts } from '../texts.ts'
import { recordSame, tellChanged } from '../thread/record.ts'
import type { Move } from './move.ts'
import { audienceOf, demandGuards, demandMove, diffOfMove, mayMove, mayStart, perform } from './moves.service.ts'
import { dropClaims, writeStates } from './states.repo.ts'
import { tellMoved } from './tell-moved.ts'

interface MoveRequest {
  readonly Kind: string
  readonly Event: string
  readonly Items: readonly { readonly Id: number; readonly UpdateTime: string }[]
  readonly Remarks?: string
  readonly Reason?: string
  readonly Fields?: readonly ReturnedField[]
  readonly Sure?: boolean
}

/**
 * Makes a move of many records. Each is independent: a refused record stays as it was and is returned with its reason. A failure of the database
 * ends all. A follower of several records gets one notice.
 * @throws AppError INVALID_INPUT when the move is asked wrongly, whatever the record, CONFIRMATION_REQUIRED
 */
export async function moveMany(call: DocumentCall, request: MoveRequest): Promise<MoveOutcome> {
  const module = demandKind(call.actor, request.Kind)
  const requestedMove = moveOf(module, request)
  const { Event, Items } = request
  const rows = await findSubjects(
    call.tx,
    module,
    Items.map(({ Id }) => Id),
    true,
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  const items = Items.toSorted((a, b) => a.Id - b.Id).map(({ Id, UpdateTime }) => ({ id: Id, version: UpdateTime, row: byId.get(Id) }))
  const move = { ...requestedMove, read: await module.facts?.(call, rows, requestedMove.input) }
  const doubts = await confirmedDoubts(call, move, rows, request.Sure)
  // an effect of one record may refuse it after something was written
  const { moved, notMoved } =
    module.effects[Event] || items.length === 1 ? await moveEach(call, move, items) : await moveTogether(call, move, items)
  for (const { id } of moved)
    if (doubts.has(id)) call.audit({ action: `${request.Kind}.confirm`, entity: request.Kind, entityId: id, diff: {} })
  if (moved.length > 0) await module.together?.[Event]?.(call, moved, move.input)
  await tellMoved(call, move, moved)
  return { Moved: moved.map(({ id }) => id), NotMoved: notMoved }
}

/** Records that have doubtful values and may move. @throws AppError CONFIRMATION_REQUIRED */
async function confirmedDoubts(call: DocumentCall, { module, states, input }: Move, rows: readonly SubjectRow[], sure?: boolean) {
  const able = rows.filter((row) => mayMove(call.actor, states, row, input.event))
  const doubts = (await module.moveDoubts?.[input.event]?.(call, able)) ?? new Map<number, readonly Issue[]>()
  demandConfirmed([...doubts.values()].flat(), sure)
  return doubts
}

/** Checks a request as far as possible without a record. */
function moveOf(module: DocumentModule, { Event, Remarks = '', Reason = '', Fields = [] }: MoveRequest): Omit<Move, 'read'> {
  const { document } = module
  const states = statesOf(document)
  const facts = states?.moves[Event]
  if (!states || !facts || facts.edits) throw new AppError('ILLEGAL_TRANSITION', { message: texts.noMove })
  const remarks = Remarks.trim()
  if (facts.remarks !== undefined && remarks === '') throw invalid('Remarks', facts.remarks)
  if (facts.reasons && !facts.reasons.some(({ code }) => code === Reason)) throw invalid('Reason', texts.noReason)
  if (facts.returns && Fields.length === 0 && remarks === '') throw invalid('Fields', texts.notReturned)
  for (const { Field } of Fields) if (!document.fields[Field]) throw invalid('Fields', texts.unknownField(Field))
  return { module, states, facts, input: { event: Event, remarks, reason: Reason }, returned: Fields }
}

interface Item {
  readonly id: number
  readonly version: string
  readonly row: SubjectRow | undefined
}
interface Outcome {
  readonly moved: SubjectRow[]
  readonly notMoved: NotMoved[]
}
const refusalOf = ({ id, row }: Item, { code, message }: AppError): NotMoved => ({
  Id: id,
  No: row?.no ?? '',
  Code: code,
  Message: message,
})

/** One by one: what a refused record had written is taken back. */
async function moveEach(call: DocumentCall, move: Move, items: readonly Item[]): Promise<Outcome> {
  const outcome: Outcome = { moved: [], notMoved: [] }
  for (const item of items) {
    const { row, version } = item
    const refusal = row
      ? await attempted(call.tx, async () => {
          await demandMove(call, move, row, version)
          outcome.moved.push(await perform(call, move, row))
        })
      : new AppError('NOT_FOUND')
    if (refusal) outcome.notMoved.push(refusalOf(item, refusal))
  }
  return outcome
}

/** All that may move with one statement for each thing that is written. The rows are locked and as they were found. */
async function moveTogether(call: DocumentCall, move: Move, items: readonly Item[]): Promise<Outcome> {
  const going = new Map<number, SubjectRow>()
  const notMoved: NotMoved[] = []
  for (const item of items) {
    const refusal = await checkItem(call, move, item, going)
    if (refusal) notMoved.push(refusalOf(item, refusal))
    else going.set(item.id, item.row!)
  }
  if (going.size === 0) return { moved: [], notMoved }
  return { moved: await writeMoved(call, move, [...going.values()]), notMoved }
}

/** State, timeline and log of locked rows that may move, each in one statement. */
async function writeMoved(call: DocumentCall, move: Move, rows: readonly SubjectRow[]): Promise<SubjectRow[]> {
  const { tx } = call
  const { module, states, facts, input, returned } = move
  const { kind } = module.document
  const to = states.codeAfter(input.event)
  const { dueHours, final } = states.states[facts.to]!
  const entries = rows.map((row) => ({ ...row, audience: audienceOf(move, row) }))
  const [versions] = await Promise.all([
    writeStates(tx, module, rows, { to, dueHours }),
    recordSame(call, kind, entries, { event: input.event, words: input.remarks, reason: input.reason, returned }),
    final
      ? dropClaims(
          tx,
          kind,
          rows.map(({ id }) => id),
        )
      : undefined,
  ])
  if (versions.size < rows.length) throw new Error(`${rows.length - versions.size} locked rows of ${kind} were not as they had been read`)
  for (const row of rows) {
    tellChanged(call, { kind, row })
    call.audit({ action: `${kind}.${input.event}`, entity: kind, entityId: row.id, diff: diffOfMove(move, row) })
  }
  return rows.map((row) => ({ ...row, state: to, updateTime: versions.get(row.id)! }))
}

/**
 * A move of many records that follows from an act of an area: whoever may do that needs no button for it. The area has judged each of them and tells
 * whom it concerns. Few statements write all of them, and no guard or effect runs. Answers the records as they stand then.
 * @throws AppError NOT_FOUND, ILLEGAL_TRANSITION from another state
 */
export async function moveRecords(
  call: DocumentCall,
  kind: string,
  ids: readonly number[],
  event: string,
  { remarks = '', reason = '' }: { readonly remarks?: string; readonly reason?: string } = {},
): Promise<readonly SubjectRow[]> {
  if (ids.length === 0) return []
  const module = moduleOf(kind)
  const states = statesOf(module.document)!
  const move = { module, states, facts: states.moves[event]!, input: { event, remarks, reason }, returned: [], read: undefined }
  const rows = await findSubjects(call.tx, module, ids, true)
  if (rows.length < new Set(ids).size) throw new AppError('NOT_FOUND')
  for (const row of rows) demand(mayStart(states, row, event))
  return writeMoved(call, move, rows)
}

/** Why a record does not move; undefined where it may. A record that is named twice moves once. */
async function checkItem(call: DocumentCall, move: Move, { id, version, row }: Item, going: ReadonlyMap<number, SubjectRow>) {
  if (!row) return new AppError('NOT_FOUND')
  if (going.has(id)) return new AppError('STALE_WRITE', { message: texts.stale })
  try {
    await demandMove(call, move, row, version)
    await demandGuards(call, move, row)
    return undefined
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
}
