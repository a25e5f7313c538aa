import type { Queryable } from '../../kernel/database/database.ts'
import { storedColumns, type StoredMessage } from './messages.repo.ts'

const next = 'update_time = next_update_time(update_time)'
/** Seconds for which one run holds a message before another run may take it up. */
const heldSeconds = 120

/**
 * Claims a message that is due for a run of the job, before it is sent, and begins an attempt in its log. A later attempt of the same run claims it
 * again.
 */
export async function claimMessage(tx: Queryable, id: number, run: number, now: Date): Promise<StoredMessage | undefined> {
  const [row] = await tx.query<StoredMessage>(
    `update document_message m set tries = m.tries + 1, claimed_run = $2, claimed_until = $3::timestamptz + make_interval(secs => $4),
       next_time = null,
       attempts = m.attempts || jsonb_build_array(jsonb_build_object('At', to_char($3::timestamptz at time zone 'UTC',
       'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
         'Error', '')), ${next}
     where m.id = $1 and m.state = 'waiting' and (m.next_time is null or m.next_time <= $3)
       and (m.claimed_run is null or m.claimed_run = $2 or m.claimed_until < $3)
     returning ${storedColumns}`,
    [id, run, now.toISOString(), heldSeconds],
  )
  return row
}

/** Releases the claim: the outbox sends the message. */
export const handOver = (tx: Queryable, id: number, words: string) =>
  tx.query(`update document_message set claimed_run = null, words = $2, ${next} where id = $1`, [id, words])

/** Notes a message as sent. False where somebody else has changed its state. */
export async function markSent(tx: Queryable, id: number, at: Date, words?: string): Promise<boolean> {
  const rows = await tx.query(
    `update document_message set state = 'sent', sent_time = $2, error = '', claimed_run = null, next_time = null, words = coalesce($3, words),
       ${next} where id = $1 and state in ('waiting', 'failed') returning id`,
    [id, at.toISOString(), words ?? null],
  )
  return rows.length > 0
}

/** Ends an attempt that failed. `again` null: it was the last one. */
export async function markTried(tx: Queryable, id: number, error: string, again: Date | null): Promise<boolean> {
  const rows = await tx.query(
    `update document_message set error = $2, claimed_run = null, next_time = $3,
       state = case when $3::timestamptz is null then 'failed' else state end,
       attempts = case when jsonb_array_length(attempts) = 0 then attempts
         else jsonb_set(attempts, array[(jsonb_array_length(attempts) - 1)::text, 'Error'], to_jsonb($2::text)) end, ${next}
     where id = $1 and state = 'waiting' returning id`,
    [id, error, again?.toISOString() ?? null],
  )
  return rows.length > 0
}

/** Puts a message on its way again. */
export const renewMessage = (tx: Queryable, id: number, state: 'waiting' | 'sent', words: string) =>
  tx.query(
    `update document_message set state = $2, error = '', tries = 0, next_time = null, claimed_run = null,
       words = case when $3 = '' then words else $3 end,
       sent_time = case when $2 = 'sent' then clock_timestamp() end, ${next} where id = $1`,
    [id, state, words],
  )
