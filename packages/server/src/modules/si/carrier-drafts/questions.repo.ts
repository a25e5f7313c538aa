import type { SiQuestion } from '@jst/contracts/si'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { insertInto } from '../../../kernel/database/insert.ts'
import type { StoredSi } from '../si.repo.ts'

const columns = `q.id as "Id", q.record_id as "TDId", q.version as "Version", q.to_side as "To", q.path as "Path", q.label as "Label",
  q.text as "Text", q.ours as "Ours", q.booked as "Booked", q.theirs as "Theirs", q.by_name as "By", q.create_time as "CreateTime",
  q.answer as "Answer", q.answered_by as "AnsweredBy", q.answered_at as "AnsweredAt", q.closed_at is not null as "Closed"`

/** Open ones first. */
export const questionsOf = (db: Queryable, record: number): Promise<SiQuestion[]> =>
  db.query<SiQuestion>(
    `select ${columns} from si_question q where q.record_id = $1 order by q.closed_at is not null, q.id desc limit 200`,
    [record],
  )

type NewQuestion = Pick<SiQuestion, 'Version' | 'To' | 'Path' | 'Label' | 'Text' | 'Ours' | 'Booked' | 'Theirs'>
/** Undefined where an open question about the place is there already. What is asked of the carrier belongs to the operator alone. */
export async function insertQuestion(
  tx: Queryable,
  si: StoredSi,
  question: NewQuestion,
  by: EmployeeActor,
): Promise<SiQuestion | undefined> {
  const { To, ...said } = question
  const values = {
    ...Object.fromEntries(Object.entries(said).map(([name, value]) => [name.toLowerCase(), value])),
    record_id: si.record.id,
    to_side: To,
    company_id: To === 'carrier' ? si.operatorId : si.companyId,
    operator_id: si.operatorId,
    by_id: by.employeeId,
    by_name: by.employeeName,
  }
  const once = `on conflict (record_id, to_side, path) where closed_at is null and answered_at is null do nothing returning ${columns}`
  return (await insertInto<SiQuestion>(tx, 'si_question as q', values, once))[0]
}

export interface StoredQuestion {
  readonly question: SiQuestion
  readonly byId: number | null
}
export async function lockQuestion(tx: Queryable, id: number): Promise<StoredQuestion | undefined> {
  const [row] = await tx.query<SiQuestion & { byId: number | null }>(
    `select ${columns}, q.by_id as "byId" from si_question q where q.id = $1 for update`,
    [id],
  )
  if (!row) return undefined
  const { byId, ...question } = row
  return { question, byId }
}

export async function keepQuestionAnswer(tx: Queryable, id: number, answer: string, by: string): Promise<SiQuestion> {
  const [row] = await tx.query<SiQuestion>(
    `update si_question q set answer = $2, answered_by = $3, answered_at = clock_timestamp() where q.id = $1 returning ${columns}`,
    [id, answer, by],
  )
  return row!
}

export async function closeQuestionRow(tx: Queryable, id: number): Promise<SiQuestion> {
  const [row] = await tx.query<SiQuestion>(
    `update si_question q set closed_at = coalesce(q.closed_at, clock_timestamp()) where q.id = $1 returning ${columns}`,
    [id],
  )
  return row!
}
