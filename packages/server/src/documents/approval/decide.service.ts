import { remindMinutes, roundStates, stepVerdict, type DecisionOutcome, type NotMoved } from '@jst/contracts/document'
import { attempted } from '../../kernel/database/attempted.ts'
import { AppError, invalid } from '../../kernel/errors.ts'
import type { DocumentCall, DocumentModule, SubjectRow } from '../registry.ts'
import { demandKind, findSubjects } from '../subject.ts'
import { recordEvent } from '../thread/record.ts'
import * as repo from './approval.repo.ts'
import { texts } from './approval.texts.ts'
import { blockedNow, tellBlocked, type OpenRound } from './blocked.ts'
import { advance, approvalOf, finish } from './rounds.service.ts'
import { nameOf, peopleOf, pendingApprovers, tellDesks, tellRound } from './notify.ts'

/** A round with its record, both locked, the record first. @throws AppError NOT_FOUND, FORBIDDEN, ILLEGAL_TRANSITION when it has ended */
export async function demandOpen({ tx, actor }: DocumentCall, id: number): Promise<OpenRound> {
  const stored = await repo.findRound(tx, id)
  if (!stored) throw new AppError('NOT_FOUND')
  const module = demandKind(actor, stored.kind)
  const [row] = await findSubjects(tx, module, [stored.subjectId], true)
  const round = await repo.findRound(tx, id, true)
  if (!row || !round) throw new AppError('NOT_FOUND')
  if (round.state !== 'open') throw new AppError('ILLEGAL_TRANSITION', { message: texts.over(roundStates[round.state]) })
  return { module, row, round }
}

interface Said {
  readonly agree: boolean
  readonly words: string
}

/** Votes in rounds, each for itself: what is refused stays as it was and says why. @throws AppError INVALID_INPUT for a refusal without a reason */
export async function decideMany(
  call: DocumentCall,
  { Items, Agree, Words }: { Items: readonly { Id: number; Version: string }[]; Agree: boolean; Words: string },
): Promise<DecisionOutcome> {
  const decision = { agree: Agree, words: Words.trim() }
  if (!decision.agree && decision.words === '') throw invalid('Words', texts.refuseWhy)
  const moved: number[] = []
  const notMoved: NotMoved[] = []
  const waiting: DecisionOutcome['Waiting'] = []
  for (const { Id, Version } of Items.toSorted((a, b) => a.Id - b.Id)) {
    let blocked: readonly string[] = []
    const refusal = await attempted(call.tx, async () => {
      const opened = await demandOpen(call, Id)
      const before = new Set((await blockedNow(call, opened)).map(({ id }) => id))
      const failed = await decideOne(call, opened, Version, decision)
      if (!failed)
        blocked = await tellBlocked(
          call,
          opened,
          (await blockedNow(call, opened)).filter(({ id }) => !before.has(id)),
        )
      return failed
    })
    const No = (await repo.findRound(call.tx, Id))?.no ?? ''
    if (refusal) notMoved.push({ Id, No, Code: refusal.code, Message: refusal.message })
    else {
      moved.push(Id)
      waiting.push(...blocked.map((Message) => ({ Id, No, Message })))
    }
  }
  return { Moved: moved, NotMoved: notMoved, Waiting: waiting }
}

/** Answers with a refusal that leaves something behind: a round that an edit made void. Others are thrown. */
async function decideOne(
  call: DocumentCall,
  { module, row, round }: OpenRound,
  version: string,
  said: Said,
): Promise<AppError | undefined> {
  const { tx, actor } = call
  if (Date.parse(row.updateTime) !== Date.parse(round.version)) {
    await finish(call, module, row, round, 'void', texts.changed)
    return new AppError('STALE_WRITE', { message: texts.changed })
  }
  if (Date.parse(version) !== Date.parse(round.version)) throw new AppError('STALE_WRITE', { message: texts.staleVote })
  if (round.askedBy === actor.employeeId) throw new AppError('FORBIDDEN', { message: texts.ownRound })
  const turns = await repo.pendingStepsOf(tx, actor.employeeId, [round.id])
  if (turns.length === 0) throw new AppError('FORBIDDEN', { message: texts.notYours })
  const { distinct } = approvalOf(module)
  if (distinct) await demandDistinct(call, module, row, round)
  for (const turn of distinct ? turns.slice(0, 1) : turns) await vote(call, module, row, round, turn, said)
  const steps = await repo.stepsOf(tx, round.id)
  if (steps.some(({ state }) => state === 'refused')) await finish(call, module, row, round, 'refused', said.words)
  else if (steps.every(({ state }) => state !== 'open')) await advance(call, module, row, round)
  else await tellDesks(call, round.id)
}

/**
 * A substitute counts as himself: whoever has voted in a round decides in no other step of it, and the maker of the record in none.
 * @throws AppError FORBIDDEN
 */
async function demandDistinct({ tx, actor }: DocumentCall, { document, table }: DocumentModule, row: SubjectRow, round: repo.Round) {
  const voted = (await repo.votesOf(tx, round.id)).some(({ voterId }) => voterId === actor.employeeId)
  if (voted) throw new AppError('FORBIDDEN', { message: texts.twoSteps })
  const createdByActor = await tx.query(`select from ${table} where id = $1 and create_id = $2`, [row.id, actor.employeeId])
  if (createdByActor.length > 0) throw new AppError('FORBIDDEN', { message: texts.ownRecord(document.zh) })
}

async function vote(
  call: DocumentCall,
  { document: { kind } }: DocumentModule,
  row: SubjectRow,
  round: repo.Round,
  { stepId, step, forId, forName }: repo.PendingStep,
  said: Said,
): Promise<void> {
  const { tx, actor } = call
  const isOwnVote = forId === actor.employeeId
  const given = { stepId, voterId: actor.employeeId, voterName: actor.employeeName, forId, forName, ...said }
  if (!(await repo.addVote(tx, round, given))) throw new AppError('STALE_WRITE', { message: texts.staleVote })
  const words = texts.vote(step, said.agree, isOwnVote ? '' : forName, said.words)
  recordEvent(call, { kind, row }, { audience: 'internal', event: 'approval', words })
  call.audit({
    action: `${kind}.${said.agree ? 'agree' : 'disagree'}`,
    entity: kind,
    entityId: row.id,
    diff: { step, words: said.words, ...(isOwnVote ? {} : { for: forName }) },
  })
  const { rule } = (await repo.stepsOf(tx, round.id)).find(({ id }) => id === stepId)!
  const votes = (await repo.votesOf(tx, round.id)).filter((one) => one.stepId === stepId)
  // somebody who has left since without a vote is not waited for
  const seats = (await repo.seatsOf(tx, round.id)).filter(
    (seat) => seat.stepId === stepId && (!seat.disabled || votes.some((one) => one.forId === seat.employeeId)),
  )
  await repo.writeStep(tx, stepId, stepVerdict(rule.Need, rule.Quorum, seats.length, votes))
}

/** @throws AppError FORBIDDEN for anybody but who asked */
export async function withdraw(call: DocumentCall, id: number): Promise<null> {
  const { module, row, round } = await demandOpen(call, id)
  if (round.askedBy !== call.actor.employeeId) throw new AppError('FORBIDDEN', { message: texts.notAsker })
  await finish(call, module, row, round, 'withdrawn', texts.withdrawn)
  return null
}

/** Reminds the pending approvers; returns their number. @throws AppError TOO_MANY_REQUESTS within the hour */
export async function remind(call: DocumentCall, id: number, now: Date): Promise<number> {
  const { tx, actor } = call
  const { module, round } = await demandOpen(call, id)
  if (round.askedBy !== actor.employeeId) throw new AppError('FORBIDDEN', { message: texts.notAsker })
  if (!mayRemind(round, now)) throw new AppError('TOO_MANY_REQUESTS', { message: texts.remindedLately(remindMinutes) })
  await tx.query('update approval_round set reminded_at = $2 where id = $1', [id, now.toISOString()])
  const seats = await pendingApprovers(tx, round)
  const people = peopleOf(seats)
  await tellRound(tx, module, round, people, texts.notice.reminded(nameOf(module, round)), round.askedName, actor.employeeId)
  call.audit({ action: `${round.kind}.remind`, entity: round.kind, entityId: round.subjectId, diff: { people: people.length } })
  return people.length
}

export const mayRemind = ({ remindedAt }: repo.Round, now: Date): boolean =>
  remindedAt === null || now.getTime() - Date.parse(remindedAt) > remindMinutes * 60_000
