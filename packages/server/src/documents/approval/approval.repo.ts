import type { ShownFact, ApprovalStepRule, RoundState, StepState } from '@jst/contracts/document'
import type { Queryable } from '../../kernel/database/database.ts'
import type { SubjectRow } from '../registry.ts'

export interface Round {
  readonly id: number
  readonly kind: string
  readonly subjectId: number
  readonly companyId: number
  readonly operatorId: number | null
  readonly no: string
  readonly title: string
  readonly query: string
  readonly version: string
  readonly facts: ShownFact[]
  readonly state: RoundState
  readonly askedBy: number | null
  readonly askedName: string
  readonly askedAt: string
  readonly remindedAt: string | null
  readonly endedAt: string | null
  readonly words: string
}

export const roundColumns = `r.id, r.kind, r.subject_id as "subjectId", r.company_id as "companyId", r.operator_id as "operatorId",
  r.no, r.title, r.query,
  r.version, r.facts, r.state, r.asked_by as "askedBy", r.asked_name as "askedName", r.asked_at as "askedAt", r.reminded_at as "remindedAt",
  r.ended_at as "endedAt", r.words`

export async function findRound(db: Queryable, id: number, lock = false): Promise<Round | undefined> {
  const [round] = await db.query<Round>(`select ${roundColumns} from approval_round r where r.id = $1 ${lock ? 'for update' : ''}`, [id])
  return round
}
export const roundsOf = (db: Queryable, kind: string, subjectId: number) =>
  db.query<Round>(`select ${roundColumns} from approval_round r where r.kind = $1 and r.subject_id = $2 order by r.id desc limit 20`, [
    kind,
    subjectId,
  ])
/** The latest round, locked. The record is locked before. */
export async function latestRound(tx: Queryable, kind: string, subjectId: number): Promise<Round | undefined> {
  const text = `select ${roundColumns} from approval_round r where r.kind = $1 and r.subject_id = $2 order by r.id desc limit 1 for update`
  const [round] = await tx.query<Round>(text, [kind, subjectId])
  return round
}

// one statement: the round, its steps, and the seats of those that are asked at once
const insert = `with r as (insert into approval_round
      (kind, subject_id, company_id, operator_id, no, title, query, version, facts, asked_by, asked_name)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning *),
    step as (insert into approval_step (round_id, company_id, operator_id, place, step_order, rule, state, opened_at, due)
      select r.id, r.company_id, r.operator_id, s.place, (s.rule ->> 'Order')::integer, s.rule, case when now.asked then 'open' else 'waiting' end,
        case when now.asked then clock_timestamp() end,
        case when now.asked then clock_timestamp() + make_interval(hours => nullif((s.rule ->> 'Hours')::integer, 0)) end
      from r, jsonb_array_elements($12::jsonb) with ordinality as s (rule, place)
        cross join lateral (select s.rule -> 'Order' = $12::jsonb -> 0 -> 'Order' as asked) now
      returning id, company_id, operator_id, place, state),
    seat as (insert into approval_seat (step_id, employee_id, company_id, operator_id)
      select step.id, e.id::bigint, step.company_id, step.operator_id
      from step, jsonb_array_elements($13::jsonb) with ordinality as p (people, place), jsonb_array_elements_text(p.people) as e (id)
      where step.state = 'open' and p.place = step.place)
  select ${roundColumns} from r`
interface NewRound {
  readonly facts: readonly ShownFact[]
  /** Steps in their order; those of the first order are asked at once. */
  readonly steps: readonly ApprovalStepRule[]
  /** Keys of the people of each step. */
  readonly seats: readonly (readonly number[])[]
}
/** Opens a round over a record, with its steps and the seats of those that are asked first. */
export async function insertRound(
  tx: Queryable,
  kind: string,
  row: SubjectRow,
  { facts, steps, seats }: NewRound,
  by: { employeeId: number; employeeName: string },
): Promise<Round> {
  const place = [kind, row.id, row.companyId, row.operatorId, row.no, row.title, row.query, row.updateTime]
  const content = [JSON.stringify(facts), by.employeeId, by.employeeName, JSON.stringify(steps), JSON.stringify(seats)]
  const [inserted] = await tx.query<Round>(insert, [...place, ...content])
  return inserted!
}

export const endRound = (tx: Queryable, id: number, state: RoundState, words: string) =>
  tx.query(
    `with ended as (update approval_round set state = $2, words = $3, ended_at = clock_timestamp() where id = $1 and state = 'open' returning id)
      update approval_step s set state = 'skipped' from ended where s.round_id = ended.id and s.state in ('open', 'waiting')`,
    [id, state, words],
  )

export interface Step {
  readonly id: number
  readonly order: number
  readonly rule: ApprovalStepRule
  readonly state: StepState
  readonly openedAt: string | null
  readonly due: string | null
}
const stepColumns = 'id, step_order as "order", rule, state, opened_at as "openedAt", due'
const steps = `select ${stepColumns} from approval_step where round_id = $1 order by place`
export const stepsOf = (db: Queryable, roundId: number) => db.query<Step>(steps, [roundId])

const open = `with s as (update approval_step set state = 'open', opened_at = clock_timestamp(),
    due = clock_timestamp() + make_interval(hours => nullif((rule ->> 'Hours')::integer, 0)) where id = $1 returning id, company_id, operator_id)
  insert into approval_seat (step_id, employee_id, company_id, operator_id)
  select s.id, e, s.company_id, s.operator_id from s, unnest($2::bigint[]) e`
/** Asks a step of these people. */
export const openStep = (tx: Queryable, id: number, people: readonly number[]) => tx.query(open, [id, people])
export const writeStep = (tx: Queryable, id: number, state: StepState) =>
  tx.query('update approval_step set state = $2 where id = $1', [id, state])

/** Somebody who may be asked. */
export interface Able {
  readonly id: number
  /** Today's substitute of this person. */
  readonly delegateId: number | null
}
const people = `select e.id, d.id as "delegateId" from employee e left join approval_delegation g on g.from_id = e.id and g.days @> china_day()
    left join employee d on d.id = g.to_id and not d.disabled
  where e.company_id = $1 and not e.disabled and e.id <> all($2)
    and (e.id = any($3) or exists (select from employee_role er where er.employee_id = e.id and er.role_id = any($4)))
    and exists (select from employee_role er join role_menu rm on rm.role_id = er.role_id join menu m on m.id = rm.menu_id
      where er.employee_id = e.id and lower(m.path) = any($5))
  order by e.id`
/** Employees with these keys or roles whose roles open the kind, without those who may not decide. */
export const findAble = (
  system: Queryable,
  companyId: number,
  without: readonly number[],
  by: { readonly people: readonly number[]; readonly roles: readonly number[]; readonly pages: readonly string[] },
): Promise<Able[]> => system.query<Able>(people, [companyId, without, by.people, by.roles, by.pages.map((page) => page.toLowerCase())])
/** The maker of a record, where it has one. */
export const makerOf = async (tx: Queryable, table: string, id: number): Promise<number[]> =>
  (await tx.query<{ id: number }>(`select create_id as id from ${table} where id = $1 and create_id is not null`, [id])).map(
    (row) => row.id,
  )
export interface Seat {
  readonly stepId: number
  readonly employeeId: number
  readonly name: string
  readonly disabled: boolean
  /** Today's substitute of this person. */
  readonly delegateId: number | null
  readonly delegate: string
}
const seats = `select t.step_id as "stepId", e.id as "employeeId", e.name, e.disabled, d.id as "delegateId", coalesce(d.name, '') as delegate
  from approval_step s join approval_seat t on t.step_id = s.id join employee e on e.id = t.employee_id
    left join approval_delegation g on g.from_id = e.id and g.days @> china_day() left join employee d on d.id = g.to_id and not d.disabled
  where s.round_id = $1 order by t.step_id, e.id`
export const seatsOf = (db: Queryable, roundId: number) => db.query<Seat>(seats, [roundId])

export interface Vote {
  readonly stepId: number
  readonly voterId: number
  readonly voterName: string
  readonly forId: number
  readonly forName: string
  readonly agree: boolean
  readonly words: string
  readonly at: string
}
const votes = `select v.step_id as "stepId", v.voter_id as "voterId", v.voter_name as "voterName", v.for_id as "forId",
  v.for_name as "forName", v.agree,
  v.words, v.at from approval_vote v join approval_step s on s.id = v.step_id where s.round_id = $1 order by v.id`
export const votesOf = (db: Queryable, roundId: number) => db.query<Vote>(votes, [roundId])

/** Those of these rounds in which a person has voted. */
export const votedIn = async (db: Queryable, voterId: number, rounds: readonly number[]): Promise<ReadonlySet<number>> =>
  new Set(
    (
      await db.query<{ id: number }>(
        `select distinct s.round_id as id from approval_step s join approval_vote v on v.step_id = s.id
          where s.round_id = any ($1) and v.voter_id = $2`,
        [rounds, voterId],
      )
    ).map(({ id }) => id),
  )

const vote = `insert into approval_vote (step_id, company_id, operator_id, voter_id, voter_name, for_id, for_name, agree, words)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing returning id`
/** False when somebody has voted for this person before. */
export async function addVote(
  tx: Queryable,
  { companyId, operatorId }: Round,
  { stepId, voterId, voterName, forId, forName, agree, words }: Omit<Vote, 'at'>,
): Promise<boolean> {
  const added = await tx.query(vote, [stepId, companyId, operatorId, voterId, voterName, forId, forName, agree, words])
  return added.length > 0
}

/** Steps that wait for somebody's vote, and in whose name. */
export interface PendingStep {
  readonly roundId: number
  readonly stepId: number
  readonly step: string
  readonly due: string | null
  readonly forId: number
  readonly forName: string
}
/** Over `r`, for the person `$1`. Own seats come before those of people who are away; nobody votes twice in a step, and nobody on what he asked. */
export const turnsFrom = `approval_round r join approval_step s on s.round_id = r.id and s.state = 'open' join approval_seat t on t.step_id = s.id
  join employee e on e.id = t.employee_id
  where r.state = 'open' and r.asked_by is distinct from $1 and t.employee_id in (select decides_for($1))
    and not exists (select from approval_vote v where v.step_id = s.id and (v.voter_id = $1 or v.for_id = t.employee_id))`
const turns = `select distinct on (s.id) r.id as "roundId", s.id as "stepId", s.rule ->> 'Name' as step, s.due, e.id as "forId", e.name as "forName"
  from ${turnsFrom} and r.id = any($2) order by s.id, (e.id = $1) desc, e.id`
export const pendingStepsOf = (db: Queryable, employeeId: number, rounds: readonly number[]) =>
  db.query<PendingStep>(turns, [employeeId, rounds])
