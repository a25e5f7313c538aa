import { shownFact, stepsFor, type ApprovalFacts, type RoundState } from '@jst/contracts/document'
import { AppError } from '../../kernel/errors.ts'
import { allowed, refuse } from '../../kernel/access/policy.ts'
import { moduleOf, type ApprovalAnswers, type DocumentCall, type DocumentModule, type Guard, type SubjectRow } from '../registry.ts'
import { makeMove } from '../states/moves.service.ts'
import { findSubjects, staffCompanyOf } from '../subject.ts'
import { recordEvent } from '../thread/record.ts'
import * as repo from './approval.repo.ts'
import { texts } from './approval.texts.ts'
import { findRules } from './rules.repo.ts'
import { notifyApprovers, tellDesks } from './notify.ts'

/** @throws AppError NOT_FOUND for a kind that needs nobody's agreement */
export function approvalOf({ document: { approval } }: DocumentModule): ApprovalFacts {
  if (!approval) throw new AppError('NOT_FOUND', { message: texts.noApproval })
  return approval
}

/** Facts of a record, old and new, by their names. */
type AskedFacts = Awaited<ReturnType<ApprovalAnswers['facts']>>

/**
 * The effect of the move that asks for agreement. Where the rules of the company name nobody, the record moves on at once. `values`: facts of the
 * record, where the area has them at hand.
 */
export const askingWith =
  (kind: string) =>
  (call: DocumentCall, row: SubjectRow, values?: AskedFacts): Promise<void> =>
    openRound(call, moduleOf(kind), row, values)
/** The same with the facts as they are stored. */
export const asking = (kind: string) => (call: DocumentCall, row: SubjectRow) => askingWith(kind)(call, row)

/** The guard of the move that needs agreement: the latest round agreed to the record as it stands. */
export const agreed =
  (kind: string): Guard =>
  async ({ tx }, row) => {
    const round = await repo.latestRound(tx, kind, row.id)
    const stands = round?.state === 'agreed' && Date.parse(round.version) === Date.parse(row.updateTime)
    return stands ? allowed : refuse('ILLEGAL_TRANSITION', texts.notAgreed)
  }

async function openRound(call: DocumentCall, module: DocumentModule, row: SubjectRow, values?: AskedFacts): Promise<void> {
  const { tx, actor } = call
  const { document } = module
  const [rules, answers, makers] = await Promise.all([
    findRules(tx, staffCompanyOf(row), document.kind),
    values ?? module.approval!.facts(tx, row),
    makersOf(call, module, row),
  ])
  if (!rules) throw new AppError('ILLEGAL_TRANSITION', { message: texts.noChain(document.zh) })
  const steps = stepsFor(rules.steps, Object.fromEntries(Object.entries(answers).map(([fact, [, value]]) => [fact, value])))
  const without = [...makers, actor.employeeId]
  const able = await Promise.all(steps.map((rule) => findApprovers(call, module, row, rule, without)))
  for (const [at, { Name }] of steps.entries())
    if (able[at]!.length === 0) throw new AppError('ILLEGAL_TRANSITION', { message: texts.nobody(Name) })
  const facts = Object.entries(approvalOf(module).facts).map(([fact, words]) => shownFact(words, answers[fact]!))
  const seats = able.map((people) => people.map(({ id }) => id))
  const round = await repo.insertRound(tx, document.kind, row, { facts, steps, seats }, actor)
  if (steps.length === 0) {
    recordEvent(call, { kind: document.kind, row }, { audience: 'internal', event: 'approval', words: texts.noSteps })
    return finish(call, module, row, round, 'agreed', texts.noSteps)
  }
  for (const [at, { Order, Name }] of steps.entries())
    if (Order === steps[0]!.Order) await notifyApprovers(call, module, round, Name, able[at]!)
}

/** Maker of the record, who may decide in no step; nobody in kinds without distinct people. */
const makersOf = async ({ tx }: DocumentCall, { document, table }: DocumentModule, { id }: Pick<SubjectRow, 'id'>): Promise<number[]> =>
  document.approval?.distinct ? repo.makerOf(tx.system, table, id) : []

// a seat of somebody who may not decide would keep a step open that nobody can vote on
async function findApprovers(
  { tx }: DocumentCall,
  { document, approval }: DocumentModule,
  row: SubjectRow,
  rule: repo.Step['rule'],
  without: readonly number[],
): Promise<repo.Able[]> {
  const related = await Promise.all(rule.Relations.map(async (name) => (await approval!.relations[name]?.(tx.system, row)) ?? []))
  return repo.findAble(tx.system, staffCompanyOf(row), without, {
    people: [...rule.EmployeeIds, ...related.flat()],
    roles: rule.RoleIds,
    pages: document.reads,
  })
}

/** Asks the steps of the next order; without any the round has agreed. */
export async function advance(call: DocumentCall, module: DocumentModule, row: SubjectRow, round: repo.Round): Promise<void> {
  const waiting = (await repo.stepsOf(call.tx, round.id)).filter(({ state }) => state === 'waiting')
  const next = waiting.filter(({ order }) => order === waiting[0]!.order)
  if (next.length === 0) return finish(call, module, row, round, 'agreed', '')
  const without = [...(await makersOf(call, module, row)), ...(round.askedBy === null ? [] : [round.askedBy])]
  for (const { id, rule } of next) {
    const able = await findApprovers(call, module, row, rule, without)
    await repo.openStep(
      call.tx,
      id,
      able.map((one) => one.id),
    )
    await notifyApprovers(call, module, round, rule.Name, able)
  }
}

const moveAfter = ({ on, refused, withdrawn }: ApprovalFacts, state: RoundState) =>
  state === 'agreed' ? on : state === 'refused' ? refused : withdrawn

/** Ends a round and makes the move that follows from it. The record is locked, and as it stands. */
export async function finish(
  call: DocumentCall,
  module: DocumentModule,
  row: SubjectRow,
  round: repo.Round,
  state: Exclude<RoundState, 'open'>,
  words: string,
): Promise<void> {
  await repo.endRound(call.tx, round.id, state, words)
  await tellDesks(call, round.id)
  await makeMove(call, module, row, moveAfter(approvalOf(module), state), words)
}

/** To be called before a write to a record that may be in approval: the open round becomes void, and its people are notified of the reason. */
export async function voidRound(call: DocumentCall, kind: string, id: number): Promise<void> {
  const module = moduleOf(kind)
  const [row] = await findSubjects(call.tx, module, [id], true)
  const round = row && (await repo.latestRound(call.tx, kind, id))
  if (row && round?.state === 'open') await finish(call, module, row, round, 'void', texts.changed)
}
