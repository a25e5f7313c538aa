import type { SiRecord } from '@jst/contracts/si'
import { isHsSubheading } from '@jst/si-drafts/hs-codes'
import {
  ruleSettings,
  knownCodes,
  type CombinableOrder,
  type KnownCodes,
  type OrderFacts,
  type RuleSettings,
  type SetToCheck,
} from '@jst/si-drafts/rules'
import { unEntry } from '@jst/si-drafts/un-numbers'
import type { EmployeeActor } from '../../kernel/access/actor.ts'
import type { Db, Queryable } from '../../kernel/database/database.ts'
import { findOrdersForSi, type OrderForSi } from '../cargo-orders/index.ts'
import { layerOf, namesTopic, placesOf } from '../../entity-kit/index.ts'
import { secondSetsOf } from './fees/switch.ts'
import { operatorRules } from './rules/rules.ts'
import { billWithOrder, takenOrders } from './si-combination.repo.ts'
import { containersOf } from './si.prefill.ts'

type Given<T> = { readonly [K in keyof T]-?: Exclude<T[K], undefined> }

/** Facts of a set for the rules. A fact that this server does not provide is a type error. */
export interface Facts extends Pick<SetToCheck, 'order' | 'orders' | 'known' | 'settings' | 'secondSets'> {
  readonly order: Given<OrderFacts>
  readonly orders: ReadonlyMap<number, Given<CombinableOrder>>
  readonly known: Given<KnownCodes>
  readonly settings: RuleSettings
  readonly secondSets: readonly number[]
}

/** Ids of the orders that are combined into the bills of a set. */
export const mergedIdsOf = (records: readonly SiRecord[]): number[] => [
  ...new Set(records.flatMap(({ masterBills }) => masterBills.map(({ mergedOrderId }) => mergedOrderId))),
]

/** An order, the bill that it is part of, and the orders of `merged` as far as the caller may see them. */
export async function combinationOf(db: Queryable, order: OrderForSi, merged: readonly number[]) {
  const ids = merged.filter((id) => id !== order.id)
  const [others, taken, mergedInto] = await Promise.all([
    findOrdersForSi(db, ids),
    takenOrders(db, ids, order.id),
    billWithOrder(db, order.id),
  ])
  const orders = [order, ...others].map((one) => ({ ...one, taken: taken.has(one.id), containers: containersOf(one) }))
  return { mergedInto, orders }
}

/** The order as booked, the orders combined into its bills as far as the caller may see them, and the tables of codes. */
export async function factsFor(db: Queryable | Db, actor: EmployeeActor, order: OrderForSi, records: readonly SiRecord[]): Promise<Facts> {
  const [{ mergedInto, orders }, knownCodes, rules, secondSets] = await Promise.all([
    combinationOf(db, order, mergedIdsOf(records)),
    codesFor(db, actor),
    operatorRules.of(db, order.operatorId),
    secondSetsOf(db, order.id),
  ])
  return {
    order: { ...order, containers: containersOf(order), mergedInto },
    orders: new Map(orders.map((one) => [one.id, one])),
    known: knownCodes,
    settings: ruleSettings(rules),
    secondSets,
  }
}

/** Code tables as the pickers of the caller's company offer them; the editor checks with the same ones. A read caches them. */
async function codesFor(db: Queryable | Db, actor: EmployeeActor): Promise<Given<KnownCodes>> {
  const cache = 'cache' in db ? db.cache<Given<KnownCodes>>(namesTopic) : undefined
  const layer = layerOf(actor)
  const cached = cache?.get(`codes ${layer}`)
  if (cached) return cached
  const [ports, carriers] = await Promise.all([placesOf(db, 'port', layer), placesOf(db, 'carrier', layer)])
  const codes = knownCodes({ ports, carriers, hsCode: isHsSubheading, unNumber: unEntry })
  cache?.set(`codes ${layer}`, codes)
  return codes
}
