import type { Issue } from '@jst/contracts'
import type { Line } from '@jst/contracts/document'
import type { Entity, EntityValues } from '@jst/contracts/entity'
import {
  farAmounts,
  farCharges,
  farLclPrices,
  farLclTiers,
  farPrice,
  farPrices,
  freightRateCalls,
  lclRateCalls,
  type FarPrice,
} from '@jst/contracts/freight-rates'
import { findRows, hiddenFrom, type Doubt, type EntityRules } from '../../entity-kit/index.ts'
import type { EmployeeActor } from '../../kernel/access/actor.ts'
import type { Queryable } from '../../kernel/database/database.ts'
import { doubtful } from '../../kernel/errors.ts'
import { texts } from './texts.ts'

type Judge = (values: EntityValues, before?: EntityValues) => FarPrice[]
interface Priced {
  readonly entity: Entity
  readonly judge: Judge
}
const fcl: Priced = { entity: freightRateCalls.entity, judge: farPrices }
const lcl: Priced = { entity: lclRateCalls.entity, judge: farLclPrices }

/** Finding as somebody may read it: one that tells a price that his role hides has no amounts. */
function seenFarPrices(actor: EmployeeActor, entity: Entity, found: readonly FarPrice[]): FarPrice[] {
  const hidden = hiddenFrom(actor, entity)
  return found.map((one) => (one.Fields.some((field) => hidden.has(field)) ? { ...one, Message: texts.farHidden } : one))
}
const doubtOf = ({ Fields, Message }: FarPrice): Doubt => ({ Code: farPrice, Fields, Message })

/** Prices of rates that are far from their kind are kept only after somebody has confirmed them, also beside those that he does not see. */
const doubtsOf =
  ({ entity, judge }: Priced): NonNullable<EntityRules['doubts']> =>
  async (call, changes) => {
    const ids = changes.flatMap(({ before }) => before?.Id ?? [])
    const fullRows = hiddenFrom(call.actor, entity).size === 0 || ids.length === 0 ? [] : await findRows(call.tx, entity, call.actor, ids)
    const rows = new Map(fullRows.map((row) => [row.Id, row]))
    return changes.map(({ values, before }) => {
      const stored = before && (rows.get(before.Id) ?? before)
      const found = stored ? judge({ ...stored, ...values }, stored) : judge(values)
      return seenFarPrices(call.actor, entity, found).map(doubtOf)
    })
  }
export const farPriceDoubts = doubtsOf(fcl)
export const farLclDoubts = doubtsOf(lcl)

/** The same of rows with amounts that are one price each. `share`: of the price of a box that such an amount may be. */
export const farAmountDoubts =
  (entity: Entity, keys: readonly string[], share?: number): NonNullable<EntityRules['doubts']> =>
  (_call, changes) => {
    const fields = entity.all.filter(({ key }) => keys.includes(key))
    return Promise.resolve(changes.map(({ values, before }) => farAmounts(values, before, fields, share).map(doubtOf)))
  }

/** Code of a rate, and its prices that are far from their kind, each sentence once. */
export interface FarRate {
  readonly code: string
  readonly prices: readonly FarPrice[]
}
/** The same of stored rates, by their keys. */
async function farRatesOf({ entity, judge }: Priced, db: Queryable, actor: EmployeeActor, ids: readonly number[]) {
  const rows = await findRows(db, entity, actor, ids)
  return new Map(
    rows.map((row): readonly [number, FarRate] => {
      const sentences = new Map(seenFarPrices(actor, entity, judge(row)).map((one) => [one.Message, one]))
      return [row.Id, { code: row.Code, prices: [...sentences.values()] }]
    }),
  )
}
export const farPricesOf = (db: Queryable, actor: EmployeeActor, ids: readonly number[]): Promise<ReadonlyMap<number, FarRate>> =>
  farRatesOf(fcl, db, actor, ids)

interface Publishing {
  readonly tx: Queryable
  readonly actor: EmployeeActor
}
/** Doubts about rates that a move is about to publish. */
const publishDoubts = (kind: Priced) => async (call: Publishing, rows: readonly { readonly id: number }[]) => {
  const found = await farRatesOf(
    kind,
    call.tx,
    call.actor,
    rows.map(({ id }) => id),
  )
  return new Map(
    [...found].flatMap(([id, { code, prices }]): (readonly [number, readonly Issue[]])[] =>
      prices.length === 0 ? [] : [[id, prices.map(({ Message }) => doubtful('Items', texts.ofRate(code, Message), farPrice))]],
    ),
  )
}
export const fclPublishDoubts = publishDoubts(fcl)
export const lclPublishDoubts = publishDoubts(lcl)

const issuesOf = (found: readonly FarPrice[]): Issue[] => found.map(({ Field, Message }) => doubtful(Field, Message, farPrice))
interface LinesChange {
  readonly part: string
  readonly rows: readonly Line[]
  readonly before: readonly Line[]
}
/** Doubts about charges of a rate or of a template that are about to be kept. */
export const chargeDoubts = (_call: unknown, _row: unknown, { rows, before }: LinesChange) =>
  Promise.resolve(issuesOf(farCharges(rows, before)))
/** The same about charges that many new rates have in common, at their place in the input. */
export const newChargeDoubts = (rows: readonly Line[], path: string): Issue[] =>
  issuesOf(farCharges(rows)).map((issue) => ({ ...issue, Path: issue.Path.replace(/^Rows/, path) }))

/** Doubts about tiers and charges of an LCL rate. */
export async function lclLineDoubts({ tx, actor }: Publishing, { id }: { readonly id: number }, { part, rows, before }: LinesChange) {
  if (part !== 'tiers') return issuesOf(farCharges(rows, before))
  const [rate] = await findRows(tx, lclRateCalls.entity, actor, [id])
  return issuesOf(farLclTiers(String(rate?.['CurrencyCode'] ?? ''), rows, before))
}
