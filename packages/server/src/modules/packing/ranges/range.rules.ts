import type { EntityValues } from '@jst/contracts/entity'
import type { EntityRules } from '../../../entity-kit/index.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import { texts } from '../texts.ts'
import { findOverlap, hasBegun } from './range.repo.ts'

const text = (values: EntityValues, key: string) => String(values[key] ?? '')

/** Ranges of a company do not overlap. @throws AppError INVALID_INPUT */
async function checkRange(tx: Tx, values: EntityValues, id: number): Promise<void> {
  const [from, to] = [text(values, 'FromNo'), text(values, 'ToNo')]
  if (from.length !== to.length) throw invalid('Values.ToNo', texts.range.digits)
  if (from > to) throw invalid('Values.ToNo', texts.range.order)
  if (await findOverlap(tx, { id, prefix: text(values, 'Prefix'), from, to })) throw invalid('Values.FromNo', texts.range.overlaps)
}

export const rangeRules: EntityRules = {
  check: checkRange,
  merging: () => Promise.reject(new AppError('ILLEGAL_TRANSITION', { message: texts.range.merging })),
  removing: async ({ tx }, rows) => {
    if (
      await hasBegun(
        tx,
        rows.map(({ Id }) => Id),
      )
    )
      throw new AppError('ILLEGAL_TRANSITION', { message: texts.range.begun })
  },
  derived: {
    NextNo: `case when t.next <= t.to_no::bigint then t.prefix || lpad(t.next::text, length(t.from_no), '0') else '' end`,
    Left: 'greatest(t.to_no::bigint - t.next + 1, 0)',
  },
}
