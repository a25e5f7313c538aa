import type { ButtonPermission } from '@jst/contracts'
import { statesOf, type Audience, type DocumentStates } from '@jst/contracts/document'
import { mayPress, type EmployeeActor } from '../../kernel/access/actor.ts'
import type { AuditDiff } from '../../kernel/audit/audit.ts'
import { AppError } from '../../kernel/errors.ts'
import { allowed, demand, refuse, type Verdict } from '../../kernel/access/policy.ts'
import { moduleOf, type DocumentCall, type DocumentModule, type Guard, type SubjectRow } from '../registry.ts'
import { demandKind, findSubjects, sideOf } from '../subject.ts'
import { tellMoved } from './tell-moved.ts'
import { texts } from '../texts.ts'
import { lastEntry } from '../thread/entries.repo.ts'
import { recordEvent } from '../thread/record.ts'
import type { Move } from './move.ts'
import { dropClaim, writeState } from './states.repo.ts'

/** Checks that the caller may move a record in the version that he saw. @throws AppError FORBIDDEN, STALE_WRITE, ILLEGAL_TRANSITION */
export async function demandMove(call: DocumentCall, { module, states, input }: Move, row: SubjectRow, version: string): Promise<void> {
  demand(mayPressFor(call.actor, states, row, input.event))
  if (Date.parse(version) !== Date.parse(row.updateTime))
    throw new AppError('STALE_WRITE', { message: await whatHappened(call, module, states, row) })
  demand(mayStart(states, row, input.event))
}

/** Describes the change of a record since the caller's version: person, event, and current state. */
async function whatHappened({ tx }: DocumentCall, { document }: DocumentModule, states: DocumentStates, row: SubjectRow): Promise<string> {
  const last = await lastEntry(tx, { kind: document.kind, row })
  const move = last && states.moves[last.event]
  return last && move ? texts.happened(last.name, move.zh, states.wordOf(row.state)) : texts.stale
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
  const input = { event, remarks: Remarks, reason: '' }
  const move = { module, states, facts, input, returned: [], read: await module.facts?.(call, [row], input) }
  const moved = await perform(call, move, row)
  await module.together?.[event]?.(call, [moved], move.input)
  if (!untold) await tellMoved(call, move, [moved])
}

/** The same for an area that names the record. `untold`: one of many, of which the area tells the followers together. @throws AppError NOT_FOUND */
export async function moveRecord(call: DocumentCall, kind: string, id: number, event: string, untold = false, remarks = ''): Promise<void> {
  const module = demandKind(call.actor, kind)
  const [row] = await findSubjects(call.tx, module, [id], true)
  if (!row) throw new AppError('NOT_FOUND')
  await makeMove(call, module, row, event, remarks, untold)
}

/** The same of a record that follows one of the caller's: nobody needs its page for that. @throws AppError NOT_FOUND */
export async function moveFollower(call: DocumentCall, kind: string, id: number, event: string, remarks = ''): Promise<void> {
  const module = moduleOf(kind)
  const [row] = await findSubjects(call.tx, module, [id], true)
  if (!row) throw new AppError('NOT_FOUND')
  await makeMove(call, module, row, event, remarks)
}

/** @throws AppError for what a guard refuses */
export async function demandGuards(call: DocumentCall, { module, facts, input, read }: Move, row: SubjectRow): Promise<void> {
  for (const guard of facts.guards ?? []) demand(await guardOf(module, guard)(call, row, input, read))
}

/** Audience of a move: both sides, where the record has both. */
export const audienceOf = ({ module: { document } }: Move, { operatorId }: SubjectRow): Audience =>
  operatorId !== null && document.partyPage !== undefined ? 'customer' : 'internal'

/** Code of the state that a move leads to: the declared one, unless the kind decides it by the record. */
const targetOf = ({ module, states, input: { event }, read }: Move, row: SubjectRow): number =>
  module.targets?.[event]?.(row, read) ?? states.codeAfter(event)

/** Log entry of a move. */
export const diffOfMove = (move: Move, row: SubjectRow, to = targetOf(move, row)): AuditDiff => ({
  state: [move.states.wordOf(row.state), move.states.wordOf(to)],
  ...(move.input.reason ? { reason: move.input.reason } : {}),
})

/**
 * Makes a move of one record: guards, state, timeline, log and its own effect. What is done and told for all records of a request comes after it.
 * Answers the record as it stands then.
 */
export async function perform(call: DocumentCall, move: Move, row: SubjectRow): Promise<SubjectRow> {
  const { module, states, input, returned, read } = move
  const { kind } = module.document
  await demandGuards(call, move, row)
  const to = targetOf(move, row)
  const { dueHours, final } = states.states[states.stateOf(to)!]!
  // sent together: none waits for another, and a row that was not as it had been read ends the move with all of them
  const writing = writeState(call.tx, module, { id: row.id, from: row.state, to, version: row.updateTime, dueHours })
  recordEvent(
    call,
    { kind, row },
    { audience: audienceOf(move, row), event: input.event, words: input.remarks, reason: input.reason, returned },
  )
  const [written] = await Promise.all([writing, final ? dropClaim(call.tx, kind, row.id) : undefined])
  if (written === undefined) throw new AppError('STALE_WRITE', { message: texts.stale })
  const moved = { ...row, state: to, updateTime: written }
  await module.effects[input.event]?.(call, moved, input, read)
  call.audit({ action: `${kind}.${input.event}`, entity: kind, entityId: row.id, diff: diffOfMove(move, row) })
  return moved
}

function guardOf({ document, guards }: DocumentModule, name: string): Guard {
  const guard = guards[name]
  if (!guard) throw new Error(`document ${document.kind}: no guard ${name}`)
  return guard
}

function mayPressFor(actor: EmployeeActor, states: DocumentStates, row: SubjectRow, event: string): Verdict {
  const facts = states.moves[event]!
  const side = sideOf(actor, row)
  const button: ButtonPermission | undefined = side ? facts.by[side] : undefined
  return button && mayPress(actor, button) ? allowed : refuse('FORBIDDEN')
}
/** State, side and button; what a guard asks besides is known when the move is made. */
export const mayMove = (actor: EmployeeActor, states: DocumentStates, row: SubjectRow, event: string): boolean =>
  mayPressFor(actor, states, row, event) === allowed && mayStart(states, row, event) === allowed

export const mayStart = (states: DocumentStates, row: SubjectRow, event: string): Verdict =>
  states.startsFrom(event, row.state)
    ? allowed
    : refuse('ILLEGAL_TRANSITION', texts.illegal(states.wordOf(row.state), states.moves[event]!.zh))

/** Events that the caller may set off from where the record stands. */
export const movesOf = (actor: EmployeeActor, states: DocumentStates | undefined, row: SubjectRow): string[] =>
  states ? Object.keys(states.moves).filter((event) => !states.moves[event]!.edits && mayMove(actor, states, row, event)) : []
