import { createHash } from 'node:crypto'
import type { Tx } from '../database/database.ts'
import { AppError, invalid } from '../errors.ts'
import { texts } from '../kernel.texts.ts'

/** A write under an `Idempotency-Key`: the stored answer of the first run, or the way to store this one. */
export type Claim = { readonly replay: string } | { readonly store: (reply: string) => void }

/**
 * Claims the key inside the write's own transaction, so key and write are kept or lost together. Kept 24 hours, per user.
 * @throws AppError IDEMPOTENCY_IN_FLIGHT while the first run goes on, IDEMPOTENCY_MISMATCH for other content.
 */
export async function claimKey(tx: Tx, userId: number, key: string, request: string): Promise<Claim> {
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) throw invalid('Idempotency-Key', texts.idempotencyKey)
  const hash = createHash('sha256').update(request).digest('base64url')
  const [claim] = await tx.system.query<{ state: 'mine' | 'done' | 'mismatch' | 'in_flight'; reply: string }>(
    'select state, reply from claim_idempotency_key($1, $2, $3)',
    [userId, key, hash],
  )
  const { state, reply } = claim!
  if (state === 'in_flight') throw new AppError('IDEMPOTENCY_IN_FLIGHT')
  if (state === 'mismatch') throw new AppError('IDEMPOTENCY_MISMATCH')
  if (state === 'done') return { replay: reply }
  return {
    store: (text) =>
      void tx.system.query('update idempotency_key set reply = $3 where user_id = $1 and key = $2', [userId, key, text]).catch(() => {}),
  }
}
