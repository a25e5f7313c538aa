import type { Queryable } from '../../kernel/database/database.ts'
import type { DocumentCall, DocumentModule, SubjectRow } from '../registry.ts'
import { staffCompanyOf } from '../subject.ts'
import { recordEvent } from '../thread/record.ts'
import * as repo from './approval.repo.ts'
import { texts } from './approval.texts.ts'
import { nameOf, peopleOf, tellRound } from './notify.ts'

/** A round that is open, with its record. */
export interface OpenRound {
  readonly module: DocumentModule
  readonly row: SubjectRow
  readonly round: repo.Round
}
interface RoundParts {
  readonly steps: readonly repo.Step[]
  readonly seats: readonly repo.Seat[]
  readonly votes: readonly repo.Vote[]
  /** People who may not decide because they made the record; empty in kinds without distinct people. */
  readonly makers: readonly number[]
  /** Those of the people and substitutes whose roles open the kind. */
  readonly readers: readonly number[]
}
/** An open step that too few people may decide today. */
interface BlockedStep {
  readonly id: number
  readonly sentence: string
  /** People who may give their turn away or name a substitute. */
  readonly people: readonly number[]
}

/** People who may or may not decide on a record, whatever they have voted. */
export async function ablePeople(
  system: Queryable,
  { document, table }: DocumentModule,
  row: Pick<SubjectRow, 'id' | 'companyId' | 'operatorId'>,
  seats: readonly repo.Seat[],
): Promise<Pick<RoundParts, 'makers' | 'readers'>> {
  const criteria = { people: peopleOf(seats), roles: [], pages: document.reads }
  const [makers, able] = await Promise.all([
    document.approval?.distinct ? repo.makerOf(system, table, row.id) : [],
    repo.findAble(system, staffCompanyOf(row), [], criteria),
  ])
  return { makers, readers: able.map(({ id }) => id) }
}

/**
 * Open steps that nobody may finish today: each person with an open turn, and each substitute, has left, asked for the round, made the record, or has
 * voted where nobody votes twice, or has no role that opens the record.
 */
export function blockedSteps(
  { document: { approval } }: DocumentModule,
  round: Pick<repo.Round, 'askedBy'>,
  { steps, seats, votes, makers, readers }: RoundParts,
): BlockedStep[] {
  const words = texts.blocked
  const reasonOf = (stepId: number, person: number): string | undefined => {
    if (person === round.askedBy) return words.asker
    if (makers.includes(person)) return words.maker
    if (!readers.includes(person)) return words.noRight
    const hasVoted = votes.some(({ voterId, stepId: at }) => voterId === person && (approval?.distinct || at === stepId))
    return hasVoted ? words.voted : undefined
  }
  const unable = (stepId: number, { employeeId, name, disabled, delegateId, delegate }: repo.Seat): string | undefined => {
    const reason = disabled ? words.left : reasonOf(stepId, employeeId)
    if (reason === undefined) return undefined
    if (delegateId === null) return words.person(name, reason)
    const other = reasonOf(stepId, delegateId)
    return other === undefined ? undefined : words.person(words.pair(name, delegate), other)
  }
  return steps
    .filter(({ state }) => state === 'open')
    .flatMap(({ id, rule: { Name, Need, Quorum } }) => {
      const given = votes.filter(({ stepId }) => stepId === id)
      const all = seats.filter(({ stepId }) => stepId === id)
      const open = all.filter(({ employeeId }) => !given.some(({ forId }) => forId === employeeId))
      const live = open.filter(({ disabled }) => !disabled)
      const agreed = given.filter(({ agree }) => agree).length
      const wanted = Need === 'one' ? 1 : Need === 'all' ? Math.max(1, live.length) : Math.min(Quorum, live.length + given.length) - agreed
      const reasons = (Need === 'all' ? live : open).map((seat) => unable(id, seat))
      if (reasons.filter((reason) => reason === undefined).length >= wanted) return []
      const obstacles = reasons.filter((reason) => reason !== undefined)
      const sentence = obstacles.length === 0 ? words.nobody(Name) : words.step(Name, obstacles.join('、'))
      return [{ id, sentence, people: live.map(({ employeeId }) => employeeId) }]
    })
}

/** Blocked steps of a round as it stands in the transaction. */
export async function blockedNow({ tx: { system } }: DocumentCall, { module, row, round }: OpenRound): Promise<BlockedStep[]> {
  const [steps, seats] = [await repo.stepsOf(system, round.id), await repo.seatsOf(system, round.id)]
  const votes = await repo.votesOf(system, round.id)
  return blockedSteps(module, round, { steps, seats, votes, ...(await ablePeople(system, module, row, seats)) })
}

/** Tells who asked for the round, who has a turn, and the timeline, that nobody may decide a step. Returns the sentences. */
export async function tellBlocked(
  call: DocumentCall,
  { module, row, round }: OpenRound,
  blocked: readonly BlockedStep[],
): Promise<string[]> {
  for (const { sentence, people } of blocked) {
    const recipients = [...new Set([...people, ...(round.askedBy === null ? [] : [round.askedBy])])]
    recordEvent(call, { kind: round.kind, row }, { audience: 'internal', event: 'approval', words: sentence })
    await tellRound(call.tx, module, round, recipients, texts.notice.blocked(nameOf(module, round)), sentence, null)
  }
  return blocked.map(({ sentence }) => sentence)
}
