import type { EntityRules } from '../../entity-kit/index.ts'
import { invalid } from '../../kernel/errors.ts'
import { texts } from './texts.ts'

/** A bill may be held for a debt that is due alone. */
export const holdRules: EntityRules = {
  unnamed: true,
  check: async (tx, { DueDay }) => {
    const [day] = await tx.query<{ due: boolean }>('select $1::date < china_day() as due', [DueDay])
    if (!day?.due) throw invalid('Values.DueDay', texts.hold.notDue)
  },
}
