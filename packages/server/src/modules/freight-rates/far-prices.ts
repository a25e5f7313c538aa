import { farPrice, farPrices, freightRateCalls, type FarPrice } from '@jst/contracts/freight-rates'
import { findRows, hiddenFrom, type Doubt, type EntityRules } from '../../entity-kit/index.ts'
import type { EmployeeActor } from '../../kernel/actor.ts'
import type { Queryable } from '../../kernel/database.ts'
import { texts } from './texts.ts'

const { entity } = freightRateCalls

/** Finding as somebody may read it: one that tells a price that his role hides has no amounts. */
function seenFarPrices(actor: EmployeeActor, found: readonly FarPrice[]): FarPrice[] {
  const hidden = hiddenFrom(actor, entity)
  return found.map((one) => (one.Fields.some((field) => hidden.has(field)) ? { ...one, Message: texts.farHidden } : one))
}

/** Prices of rates that are far from their kind are kept only after somebody has confirmed them, also beside those that he does not see. */
export const farPriceDoubts: EntityRules['doubts'] = async (call, changes) => {
  const ids = changes.flatMap(({ before }) => before?.Id ?? [])
  const whole = hiddenFrom(call.actor, entity).size === 0 || ids.length === 0 ? [] : await findRows(call.tx, entity, call.actor, ids)
  const rows = new Map(whole.map((row) => [row.Id, row]))
  return changes.map(({ values, before }) => {
    const stored = before && (rows.get(before.Id) ?? before)
    const found = stored ? farPrices({ ...stored, ...values }, stored) : farPrices(values)
    return seenFarPrices(call.actor, found).map(({ Fields, Message }): Doubt => ({ Code: farPrice, Fields, Message }))
  })
}

/** Code of a rate, and its prices that are far from their kind, each sentence once. */
export interface FarRate {
  readonly code: string
  readonly prices: readonly FarPrice[]
}
/** The same of stored rates, by their keys. */
export async function farPricesOf(db: Queryable, actor: EmployeeActor, ids: readonly number[]): Promise<ReadonlyMap<number, FarRate>> {
  const rows = await findRows(db, entity, actor, ids)
  return new Map(
    rows.map((row) => {
      const sentences = new Map(seenFarPrices(actor, farPrices(row)).map((one) => [one.Message, one]))
      return [row.Id, { code: row.Code, prices: [...sentences.values()] }] as const
    }),
  )
}
