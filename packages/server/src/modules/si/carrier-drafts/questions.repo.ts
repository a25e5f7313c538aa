import type { SiQuestion, SiQuestionTo } from '@jst/contracts/si'
import type { Queryable } from '../../../kernel/database/database.ts'

const columns = `q.id as "Id", q.record_id as "TDId", q.version as "Version", q.to_side as "To", q.path as "Path", q.label as "Label",
  q.text as "Text", q.ours as "Ours", q.booked as "Booked", q.theirs as "Theirs", q.by_name as "By", q.create_time as "CreateTime",
  q.answer as "Answer", q.answered_by as "AnsweredBy", q.answered_at as "AnsweredAt", q.closed_at is not null as "Closed"`

/** Open ones first. */
export const questionsOf = (db: Queryable, record: number): Promise<SiQuestion[]> =>
  db.query<SiQuestion>(
    `select ${columns} from si_question q where q.record_id = $1 order by q.closed_at is not null, q.id desc limit 200`,
    [record],
  )

export interface NewQuestion {
  readonly record: { readonly id: number; readonly version: number; readonly companyId: number; readonly operatorId: number }
  readonly to: SiQuestionTo
  readonly path: string
  readonly label: string
  readonly text: string
  readonly ours: string
  readonly booked: string
  readonly theirs: string
  readonly by: { readonly employeeId: number; readonly employeeName: string }
}
/** Undefined where an open question about the place is there already. What is asked of the carrier belongs to the operator alone. */
export async function insertQuestion(tx: Queryable, question: NewQuestion): Promise<SiQuestion | undefined> {
  const { record, to, path, label, text, ours, booked, theirs, by } = question
  const owner = to === 'carrier' ? record.operatorId : record.companyId
  const [row] = await tx.query<SiQuestion>(
    `insert into si_question as q (record_id, company_id, operator_id, version, to_side, path, label, text, ours, booked, theirs, by_id, by_name)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
      on conflict (record_id, to_side, path) where closed_at is null and answered_at is null do nothing returning ${columns}`,
    [record.id, owner, record.operatorId, record.version, to, path, label, text, ours, booked, theirs, by.employeeId, by.employeeName],
  )
  return row
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
