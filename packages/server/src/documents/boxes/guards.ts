import type { DocumentFacts } from '@jst/contracts/document'
import { allowed, refuse } from '../../kernel/access/policy.ts'
import { moduleOf, type Guard } from '../registry.ts'
import { texts } from '../texts.ts'
import { openAllocation } from './allocation.service.ts'

/**
 * A guard of moves: the record has boxes.
 * @kit documents made by `npm run new:document --boxes` declare it
 */
export function hasBoxes({ kind, boxes }: DocumentFacts): Guard {
  if (!boxes) throw new Error(`document ${kind}: no boxes`)
  const text = `select 1 from ${boxes.boxes.table} where kind = $1 and subject_id = $2 limit 1`
  return async ({ tx }, { id }) =>
    (await tx.query(text, [kind, id])).length > 0 ? allowed : refuse('ILLEGAL_TRANSITION', texts.noLines(boxes.zh))
}

/**
 * A guard of moves: everything that is booked is shared out over the records of the group, and nothing twice.
 * @kit a kind with `allocation` declares it for the move that needs it
 */
export function isShared(document: DocumentFacts): Guard {
  return async ({ tx }, row) => {
    const [first] = await openAllocation(tx, { module: moduleOf(document.kind), document, row })
    if (!first) return allowed
    const { box, label, rest } = first
    return refuse('ILLEGAL_TRANSITION', (rest > 0 ? texts.boxes.open : texts.boxes.surplus)(box, label, rest))
  }
}
