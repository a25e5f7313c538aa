import * as after from './after-arrival.ts'
import * as sea from './at-sea.ts'
import * as before from './before-sailing.ts'
import type { Finding, Owner, Rule, RuleName } from './rule.ts'
import type { Situation } from './situation.ts'

const rules: Readonly<Record<RuleName, readonly [Owner, Rule]>> = {
  'no-release': ['booking', before.noRelease],
  'no-pick-up': ['truck', before.noPickUp],
  'no-gate-in': ['operations', before.noGateIn],
  'no-documents': ['documents', before.noDocuments],
  hold: ['customs', before.hold],
  'earlier-closing': ['operations', before.earlierClosing],
  'later-departure': ['booking', before.laterDeparture],
  rolled: ['booking', sea.rolled],
  'ship-changed': ['booking', before.shipChanged],
  omitted: ['service', sea.omitted],
  'arrival-changed': ['service', sea.arrivalChanged],
  dwell: ['service', sea.dwell],
  silent: ['operations', sea.silent],
  'arrival-unconfirmed': ['operations', sea.arrivalUnconfirmed],
  'not-released': ['service', after.notReleased],
  'last-free-day': ['service', after.lastFreeDay],
  'return-day': ['truck', after.returnDay],
  conflict: ['operations', after.conflict],
  'box-facts': ['documents', after.boxFacts],
  reefer: ['operations', after.reefer],
}
/** All rules in their order. */
export const ruleNames = Object.keys(rules) as readonly RuleName[]

/** Exceptions of a shipment now, by the given rules or by all. */
export function findExceptions(situation: Situation, names: readonly RuleName[] = ruleNames): readonly Finding[] {
  return names.flatMap((rule) => {
    const [owner, check] = rules[rule]
    return check(situation).map((found): Finding => ({ ...found, rule, owner }))
  })
}
