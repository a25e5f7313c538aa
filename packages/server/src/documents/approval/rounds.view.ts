import type { ApprovalRound, OpenDecision } from '@jst/contracts/document'
import type { Page } from '@jst/contracts'
import { holdsMenu, type EmployeeActor } from '../../kernel/access/actor.ts'
import type { Db, Queryable } from '../../kernel/database/database.ts'
import { Conditions, containing, readPage, type PageInput } from '../../kernel/database/paging.ts'
import { registeredDocuments } from '../registry.ts'
import { pageOf, type Subject } from '../subject.ts'
import * as repo from './approval.repo.ts'
import { texts } from './approval.texts.ts'
import { ablePeople, blockedSteps } from './blocked.ts'
import { mayRemind } from './decide.service.ts'
import { reassignable } from './reassign.service.ts'

/** The rounds of a record, the latest first, and what the caller may do with the one that is open. */
export async function roundsOf(
  db: Db,
  system: Queryable,
  actor: EmployeeActor,
  { document, module, row }: Subject,
  now: Date,
): Promise<ApprovalRound[]> {
  const rounds = await repo.roundsOf(db, document.kind, row.id)
  const [turn] = await repo.pendingStepsOf(
    db,
    actor.employeeId,
    rounds.map(({ id }) => id),
  )
  return Promise.all(
    rounds.map(async (round) => {
      const [steps, seats, votes] = await Promise.all([repo.stepsOf(db, round.id), repo.seatsOf(db, round.id), repo.votesOf(db, round.id)])
      const blocked =
        round.state === 'open'
          ? blockedSteps(module, round, { steps, seats, votes, ...(await ablePeople(system, module, row, seats)) })
          : []
      const hasVoted = document.approval?.distinct === true && votes.some(({ voterId }) => voterId === actor.employeeId)
      const asker = round.state === 'open' && round.askedBy === actor.employeeId
      return {
        Id: round.id,
        State: round.state,
        Version: round.version,
        AskedName: round.askedName,
        AskedAt: round.askedAt,
        EndedAt: round.endedAt,
        Words: round.words,
        Facts: round.facts,
        Steps: steps.map(({ id, order, rule, state, openedAt, due }) => ({
          Id: id,
          Name: rule.Name,
          Order: order,
          Need: rule.Need,
          Quorum: rule.Quorum,
          State: state,
          OpenedAt: openedAt,
          Due: due,
          Seats: seats
            .filter(({ stepId }) => stepId === id)
            .map(({ employeeId, name, delegate }) => ({ Id: employeeId, Name: name, Delegate: state === 'open' ? delegate : '' })),
          Votes: votes
            .filter(({ stepId }) => stepId === id)
            .map(({ voterId, voterName, forId, forName, agree, words, at }) => ({
              VoterName: voterName,
              ForName: forId === voterId ? '' : forName,
              Agree: agree,
              Words: words,
              At: at,
            })),
          Blocked: blocked.find((one) => one.id === id)?.sentence ?? '',
        })),
        DecideFor: turn?.roundId === round.id && !hasVoted ? forName(turn, actor) : null,
        MayWithdraw: asker,
        MayRemind: asker && mayRemind(round, now),
        Reassigns: reassignable(actor, document.approval!, round, { steps, seats, votes }),
      }
    }),
  )
}

const forName = (turn: Pick<repo.PendingStep, 'forId' | 'forName'>, { employeeId }: EmployeeActor) =>
  turn.forId === employeeId ? '' : turn.forName

/** Rounds that wait for the caller's vote, of every kind that the roles open: the nearest due first. */
export async function openPage(
  db: Db,
  actor: EmployeeActor,
  { Keyword, ...paging }: PageInput & { Keyword?: string },
): Promise<Page<OpenDecision>> {
  const documents = registeredDocuments().flatMap(({ document }) =>
    document.approval && document.reads.some((path) => holdsMenu(actor, path)) ? [document] : [],
  )
  const mine = new Conditions()
    .add('r.id in (select r.id from ' + turnsOfCaller + ')', actor.employeeId)
    .add(
      'r.kind = any(?)',
      documents.map(({ kind }) => kind),
    )
    .add('r.no ilike ? or r.title ilike ?', containing(Keyword))
  type Row = repo.Round & { readonly due: string | null }
  const { Rows, Total } = await readPage<Row>(db, paging, {
    select: `${repo.roundColumns}, (select min(s.due) from approval_step s where s.round_id = r.id and s.state = 'open') as due`,
    from: 'approval_round r',
    where: mine,
    sorts: {
      AskedAt: { filled: 'r.asked_at' },
      Due: `coalesce((select min(s.due) from approval_step s where s.round_id = r.id and s.state = 'open'), 'infinity')`,
    },
    defaultSort: 'Due',
    tieBreaker: 'r.id',
  })
  const turns = await repo.pendingStepsOf(
    db,
    actor.employeeId,
    Rows.map(({ id }) => id),
  )
  const voted = await repo.votedIn(
    db,
    actor.employeeId,
    Rows.map(({ id }) => id),
  )
  const documentOf = (kind: string) => documents.find((one) => one.kind === kind)!
  return {
    Total,
    Rows: Rows.map((round) => {
      const roundTurns = turns.filter(({ roundId }) => roundId === round.id)
      return {
        Id: round.id,
        Kind: round.kind,
        KindName: documentOf(round.kind).zh,
        SubjectId: round.subjectId,
        No: round.no,
        Title: round.title,
        Link: pageOf(documentOf(round.kind), round, 'staff'),
        Version: round.version,
        Facts: round.facts,
        Step: roundTurns.map(({ step }) => step).join('、'),
        ForName: roundTurns[0] ? forName(roundTurns[0], actor) : '',
        AskedName: round.askedName,
        AskedAt: round.askedAt,
        Due: round.due,
        Blocked: documentOf(round.kind).approval?.distinct && voted.has(round.id) ? texts.blocked.own : '',
      }
    }),
  }
}
const turnsOfCaller = repo.turnsFrom.replaceAll('$1', '?')
