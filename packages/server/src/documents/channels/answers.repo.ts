import type { AnswerResult, LostValue } from '@jst/contracts/document'
import type { Queryable } from '../../kernel/database/database.ts'
import type { StoredMessage } from './messages.repo.ts'

export interface NewAnswer {
  readonly companyId: number
  readonly kind: string
  readonly channel: string
  readonly format: string
  readonly payload: string
  readonly lost: readonly LostValue[]
  readonly result: AnswerResult
  readonly words: string
  readonly hash: string
  readonly test: boolean
  readonly by: Pick<StoredMessage, 'employeeId' | 'employeeName'> | null
  readonly reference?: string
}
/** The record for which a partner gave a number in an earlier answer; undefined for none and for several. */
export async function recordByReference(db: Queryable, companyId: number, kind: string, reference: string): Promise<number | undefined> {
  if (reference === '') return undefined
  const rows = await db.query<{ id: number }>(
    `select distinct m.record_id as id from document_message m where m.company_id = $1 and m.kind = $2 and m.control = $3 and m.control <> ''
      and m.direction = 'in' and not m.test and m.record_id is not null limit 2`,
    [companyId, kind, reference],
  )
  return rows.length === 1 ? rows[0]!.id : undefined
}
/** The number that the partner gave a record last, '' without one. */
export async function referenceOf(db: Queryable, kind: string, recordId: number): Promise<string> {
  const [row] = await db.query<{ reference: string }>(
    `select m.control as reference from document_message m where m.kind = $1 and m.record_id = $2 and m.direction = 'in' and m.control <> ''
      and not m.test order by m.id desc limit 1`,
    [kind, recordId],
  )
  return row?.reference ?? ''
}

/** Undefined where another call stores the same answer now. */
export async function insertAnswer(tx: Queryable, answer: NewAnswer): Promise<number | undefined> {
  const { companyId, kind, channel, format, payload, lost, result, words, hash, test, by, reference = '' } = answer
  const [row] = await tx.query<{ id: number }>(
    `insert into document_message (company_id, channel, direction, type, state, result, test, format, payload, lost, words, hash, employee_id,
       employee_name, kind, control)
     values ($1, $2, 'in', 'answer', 'unmatched', $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
     on conflict (company_id, hash) where direction = 'in' and hash <> '' do nothing returning id`,
    [
      companyId,
      channel,
      result,
      test,
      format,
      payload,
      JSON.stringify(lost),
      words,
      hash,
      by?.employeeId ?? null,
      by?.employeeName ?? '',
      kind,
      reference,
    ],
  )
  return row?.id
}
/** An answer that is stored already, by any of the hashes that it may have. */
export async function answerByHash(db: Queryable, companyId: number, kind: string, hashes: readonly string[]): Promise<number | undefined> {
  const [row] = await db.query<{ id: number }>(
    `select id from document_message where company_id = $1 and kind = $2 and direction = 'in' and hash <> '' and hash = any($3)`,
    [companyId, kind, hashes],
  )
  return row?.id
}

/**
 * An answer about a record that says the same, letter by letter. After a further message has left for the partner the same words are about that one.
 */
export async function answerOfRecord(db: Queryable, kind: string, recordId: number, payload: string): Promise<number | undefined> {
  const [row] = await db.query<{ id: number }>(
    `select m.id from document_message m where m.kind = $1 and m.record_id = $2 and m.direction = 'in' and m.payload = $3 and not m.test
       and not exists (select from document_message o where o.kind = $1 and o.record_id = $2 and o.direction = 'out' and not o.test
         and o.state <> 'waiting' and o.id > m.id)
     order by m.id limit 1`,
    [kind, recordId, payload],
  )
  return row?.id
}

/** The text by which a partner has answered a message last, '' without one. */
export async function answerTo(db: Queryable, messageId: number): Promise<string> {
  const [row] = await db.query<{ payload: string }>(
    `select payload from document_message where answers_id = $1 and direction = 'in' and result <> 'pending' order by id desc limit 1`,
    [messageId],
  )
  return row?.payload ?? ''
}
