import type { ButtonPermission, MoveFacts } from '@jst/contracts'
import { statesOf, type DocumentStates, type MoveOutcome, type NotMoved, type ReturnedField } from '@jst/contracts/document'
import { mayPress, type EmployeeActor } from '../../kernel/actor.ts'
import { AppError, invalid } from '../../kernel/errors.ts'
import { allowed, demand, refuse, type Verdict } from '../../kernel/policy.ts'
import type { Queryable } from '../../kernel/database.ts'
import type { DocumentCall, DocumentModule, Guard, MoveInput, SubjectRow } from '../registry.ts'
import { demandKind, findSubjects, sideOf } from '../subject.ts'
import { tell } from '../tell.ts'
import { texts } from '../texts.ts'
import { findFollowers } from '../thread/followers.repo.ts'
import { recordEvent } from '../thread/record.ts'
import { dropClaim, writeState } from './states.repo.ts'

interface MoveRequest {
  readonly Kind: string
  readonly Event: string
  readonly Items: readonly { readonly Id: number; readonly UpdateTime: string }[]
  readonly Remarks?: string
  readonly Reason?: string
  readonly Fields?: readonly ReturnedField[]
}

interface Move {
  readonly module: DocumentModule
  readonly states: DocumentStates
  readonly facts: MoveFacts
  readonly input: MoveInput
  readonly returned: readonly ReturnedField[]
}

/**
 * Makes a move of many records. Each stands for itself: what is refused stays as it was and is told with its reason. A failure of the database ends
 * all.
 * @throws AppError INVALID_INPUT when the move is asked wrongly, whatever the record
 */
export async function moveMany(call: DocumentCall, request: MoveRequest): Promise<MoveOutcome> {
  const module = demandKind(call.actor, request.Kind)
  const move = moveOf(module, request)
  const rows = await findSubjects(
    call.tx,
    module,
    request.Items.map(({ Id }) => Id),
    true,
  )
  const moved: number[] = []
  const notMoved: NotMoved[] = []
  for (const { Id, UpdateTime } of request.Items.toSorted((a, b) => a.Id - b.Id)) {
    const row = rows.find(({ id }) => id === Id)
    const refusal = await attempt(call, move, row, UpdateTime)
    if (refusal) notMoved.push({ Id, No: row?.no ?? '', Code: refusal.code, Message: refusal.message })
    else moved.push(Id)
  }
  return { Moved: moved, NotMoved: notMoved }
}

/** What was asked, as far as it can be judged without a record. */
function moveOf(module: DocumentModule, { Event, Remarks = '', Reason = '', Fields = [] }: MoveRequest): Move {
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

/** Undefined when the record has moved. What a refused record had written is taken back. */
async function attempt(call: DocumentCall, move: Move, row: SubjectRow | undefined, version: string): Promise<AppError | undefined> {
  if (!row) return new AppError('NOT_FOUND')
  return attempted(call.tx, () => moveOne(call, move, row, version))
}

/** Runs an act that may be refused: what it had written is taken back then. Answers the refusal; a failure of the database ends all. */
export async function attempted(tx: Queryable, act: () => Promise<void>): Promise<AppError | undefined> {
  await tx.query('savepoint attempt')
  try {
    await act()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await tx.query('rollback to savepoint attempt')
    return error
  }
}

async function moveOne(
  call: DocumentCall,
  { module, states, facts, input, returned }: Move,
  row: SubjectRow,
  version: string,
): Promise<void> {
  demand(mayMove(call.actor, states, row, input.event))
  if (Date.parse(version) !== Date.parse(row.updateTime)) throw new AppError('STALE_WRITE', { message: texts.stale })
  await perform(call, { module, states, facts, input, returned }, row)
}

/**
 * Makes a move that follows from something else, such as a vote or a save: whoever may do that needs no button for it. The row is locked and as it
 * stands now. @throws AppError ILLEGAL_TRANSITION from another state, and what the guards refuse
 */
export async function makeMove(
  call: DocumentCall,
  module: DocumentModule,
  row: SubjectRow,
  event: string,
  Remarks = '',
  untold = false,
): Promise<void> {
  const states = statesOf(module.document)!
  const facts = states.moves[event]!
  demand(mayStart(states, row, event))
  await perform(call, { module, states, facts, input: { event, remarks: Remarks, reason: '' }, returned: [] }, row, untold)
}

/** The same for an area that names the record. `untold`: one of many, of which the area tells the followers together. @throws AppError NOT_FOUND */
export async function moveRecord(call: DocumentCall, kind: string, id: number, event: string, untold = false): Promise<void> {
  const module = demandKind(call.actor, kind)
  const [row] = await findSubjects(call.tx, module, [id], true)
  if (!row) throw new AppError('NOT_FOUND')
  await makeMove(call, module, row, event, '', untold)
}

async function perform(
  call: DocumentCall,
  { module, states, facts, input, returned }: Move,
  row: SubjectRow,
  untold = false,
): Promise<void> {
  const { document } = module
  for (const guard of facts.guards ?? []) demand(await guardOf(module, guard)(call, row, input))
  const to = states.codeAfter(input.event)
  const { dueHours, final } = states.states[facts.to]!
  const written = await writeState(call.tx, module, { id: row.id, from: row.state, to, version: row.updateTime, dueHours })
  if (written === undefined) throw new AppError('STALE_WRITE', { message: texts.stale })
  const place = { kind: document.kind, row }
  await recordEvent(call, place, {
    // both sides see where a record stands that is about both
    audience: row.operatorId !== null && document.partyPage !== undefined ? 'customer' : 'internal',
    event: input.event,
    words: input.remarks,
    reason: input.reason,
    returned,
  })
  if (final) await dropClaim(call.tx, document.kind, row.id)
  await module.effects[input.event]?.(call, { ...row, state: to, updateTime: written }, input)
  if (!untold) {
    const followers = (await findFollowers(call.tx.system, place)).filter(({ id }) => id !== call.actor.employeeId)
    const said = texts.notice.by(call.actor.employeeName, input.remarks)
    await tell(call, { module, document, row }, followers, (what) => texts.notice.moved(what, facts.zh), said)
  }
  call.audit({
    action: `${document.kind}.${input.event}`,
    entity: document.kind,
    entityId: row.id,
    diff: { state: [states.wordOf(row.state), states.wordOf(to)], ...(input.reason ? { reason: input.reason } : {}) },
  })
}

function guardOf({ document, guards }: DocumentModule, name: string): Guard {
  const guard = guards[name]
  if (!guard) throw new Error(`document ${document.kind}: no guard ${name}`)
  return guard
}

/** State, side and button; what a guard asks besides is known when the move is made. */
function mayMove(actor: EmployeeActor, states: DocumentStates, row: SubjectRow, event: string): Verdict {
  const facts = states.moves[event]!
  const side = sideOf(actor, row)
  const button: ButtonPermission | undefined = side ? facts.by[side] : undefined
  if (!button || !mayPress(actor, button)) return refuse('FORBIDDEN')
  return mayStart(states, row, event)
}

const mayStart = (states: DocumentStates, row: SubjectRow, event: string): Verdict =>
  states.startsFrom(event, row.state)
    ? allowed
    : refuse('ILLEGAL_TRANSITION', texts.illegal(states.wordOf(row.state), states.moves[event]!.zh))

/** Events that the caller may set off from where the record stands. */
export const movesOf = (actor: EmployeeActor, states: DocumentStates | undefined, row: SubjectRow): string[] =>
  states ? Object.keys(states.moves).filter((event) => !states.moves[event]!.edits && mayMove(actor, states, row, event) === allowed) : []
