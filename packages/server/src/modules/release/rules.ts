import { applicationDocument, unknownFields, wordingCalls } from '@jst/contracts/release'
import { channelRules } from '../../documents/index.ts'
import type { EntityRules } from '../../entity-kit/index.ts'
import { invalid } from '../../kernel/errors.ts'
import type { Surroundings } from '../../kernel/process/surroundings.ts'
import { texts } from './texts.ts'

/** A bill may be held for a debt that is due alone. */
export const holdRules: EntityRules = {
  unnamed: true,
  check: async (tx, { DueDay }) => {
    const [day] = await tx.query<{ due: boolean }>('select $1::date < china_day() as due', [DueDay])
    if (!day?.due) throw invalid('Values.DueDay', texts.hold.notDue)
  },
}
export const checkRules: EntityRules = {
  unnamed: true,
  check: async (_tx, { ValidFrom, ValidTo }) => {
    if (ValidFrom && ValidTo && String(ValidTo) < String(ValidFrom)) throw invalid('Values.ValidTo', texts.rule.days)
  },
}
const { table } = wordingCalls.entity
/** One wording in use for each letter, whose fields are all known. */
export const wordingRules: EntityRules = {
  unnamed: true,
  check: async (tx, values, id) => {
    for (const key of ['Text', 'TextEn']) {
      const unknown = unknownFields(String(values[key] ?? ''))
      if (unknown.length > 0) throw invalid(`Values.${key}`, texts.letter.unknownFields(unknown.map((name) => `{${name}}`).join(' ')))
    }
    if (values['Enabled'] !== true) return
    const [other] = await tx.query<{ code: string }>(
      `select code from ${table} where kind_of = $1 and id <> $2 and enabled and removed_at is null and merged_into is null limit 1`,
      [values['KindOf'], id],
    )
    if (other) throw invalid('Values.KindOf', texts.letter.secondWording(other.code))
  },
}
export const agentChannelRules = (surroundings: Pick<Surroundings, 'innerEndpoints'>): EntityRules => ({
  unnamed: true,
  ...channelRules(applicationDocument.kind, 'AgentCode', surroundings),
})
