import { statesOf, type DocumentFacts } from '@jst/contracts/document'
import type { EntityCall, EntityRules } from '../entity-kit/index.ts'
import { AppError } from '../kernel/errors.ts'
import { documentEntity } from './entity.ts'

interface OpenStates {
  /** Codes of the states in which a row may still be removed, merged or changed by an import. */
  readonly open: readonly number[]
  /** Refusal for a row in another state, by the word of that state. */
  readonly sentence: (state: string) => string
}
/** Rules of a list whose rows are fixed outside some states: they are neither removed, merged nor changed by an import. */
export function fixedRows(
  document: DocumentFacts,
  { open, sentence }: OpenStates,
): Required<Pick<EntityRules, 'imported' | 'removing' | 'merging'>> {
  const base = documentEntity(document)
  const demandOpen = async ({ tx, entity }: EntityCall, ids: readonly number[]): Promise<void> => {
    const [fixed] = await tx.query<{ state: number }>(`select state from ${entity.table} where id = any($1) and state <> all($2) limit 1`, [
      ids,
      open,
    ])
    if (fixed) throw new AppError('ILLEGAL_TRANSITION', { message: sentence(statesOf(document)!.wordOf(fixed.state)) })
  }
  return {
    imported: demandOpen,
    removing: (call, rows) =>
      demandOpen(
        call,
        rows.map(({ Id }) => Id),
      ),
    merging: async (call, row, into) => {
      await demandOpen(call, [row.Id, into.Id])
      await base.merging(call, row, into)
    },
  }
}
