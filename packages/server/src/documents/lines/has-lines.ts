import type { DocumentFacts } from '@jst/contracts/document'
import { allowed, refuse } from '../../kernel/access/policy.ts'
import type { Guard } from '../registry.ts'
import { texts } from '../texts.ts'

/**
 * A guard of moves: the record has rows of a part.
 * @kit documents made by `npm run new:document` declare it
 */
export function hasLines({ kind, lines }: DocumentFacts, part: string): Guard {
  const facts = lines?.[part]
  if (!facts) throw new Error(`document ${kind}: no lines ${part}`)
  const text = `select 1 from ${facts.table} where kind = $1 and subject_id = $2 limit 1`
  return async ({ tx }, { id }) =>
    (await tx.query(text, [kind, id])).length > 0 ? allowed : refuse('ILLEGAL_TRANSITION', texts.noLines(facts.zh))
}
