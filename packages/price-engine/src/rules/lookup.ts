import { holdsOn } from '../facts/bases.ts'
import type { Scope } from '../facts/rules.ts'
import { comparedLists, narrownessOf, type Asked, type Situation } from './scope.ts'

/** A rule with a scope. */
export interface Scoped {
  readonly Id: number
  readonly Scope: Partial<Scope>
  readonly ValidFrom: string
  readonly ValidTo: string
  readonly Priority?: number
  /** Place of its layer, for rules that have one. */
  readonly layer?: number
}

/** Lists by which rules are found, the one with the most different values first. */
const keyed = [
  ['Customers', (at: Situation) => at.customer],
  ['Pods', (at: Situation) => at.pod],
  ['Salespersons', (at: Situation) => at.salesperson],
  ['Services', (at: Situation) => at.service],
  ['Pols', (at: Situation) => at.pol],
  ['Carriers', (at: Situation) => at.carrier],
  ['Lanes', (at: Situation) => at.lane],
  ['Levels', (at: Situation) => at.level],
  ['Regions', (at: Situation) => at.region],
] as const

/**
 * Facts of a rate by the lists that they are compared with; what an inquiry says is the same for all of its rates. Those with few values, or that
 * follow from an earlier one, come first.
 */
const facts = [
  ['region', 'Regions'],
  ['lane', 'Lanes'],
  ['rateType', 'RateTypes'],
  ['pod', 'Pods'],
  ['del', 'Pods'],
  ['carrier', 'Carriers'],
  ['service', 'Services'],
] as const satisfies readonly (readonly [keyof Situation, keyof Scope])[]

/** The order of rules: by layer; in each narrower ones first; of equals the higher priority, then the newer first day, then the higher number. */
const byStrength = (a: Scoped, b: Scoped): number =>
  (a.layer ?? 0) - (b.layer ?? 0) ||
  narrownessOf(b.Scope) - narrownessOf(a.Scope) ||
  (b.Priority ?? 0) - (a.Priority ?? 0) ||
  (a.ValidFrom === b.ValidFrom ? 0 : a.ValidFrom < b.ValidFrom ? 1 : -1) ||
  b.Id - a.Id

/** Finds the rules of a situation without looking at all of them: each rule stands below the values of its most telling list. */
export class Lookup<T extends Scoped> {
  readonly #by = keyed.map(() => new Map<string, number[]>())
  readonly #always: number[] = []
  /** Facts of a rate that decide which rules fit: with the same facts, on the same day, they are the same rules. */
  readonly deciding: readonly (keyof Situation)[]
  readonly #rules: readonly T[]
  readonly #asked: readonly (readonly Asked[])[]

  constructor(rules: readonly T[]) {
    this.#rules = rules.toSorted(byStrength)
    this.deciding = facts.flatMap(([fact, list]) => (rules.some(({ Scope }) => (Scope[list]?.length ?? 0) > 0) ? [fact] : []))
    this.#asked = this.#rules.map(({ Scope }) => comparedLists(Scope))
    for (const [at, { Scope }] of this.#rules.entries()) {
      const list = keyed.findIndex(([name]) => (Scope[name]?.length ?? 0) > 0)
      const index = this.#by[list]
      if (!index) this.#always.push(at)
      else
        for (const value of new Set(Scope[keyed[list]![0]])) {
          const found = index.get(value)
          if (found) found.push(at)
          else index.set(value, [at])
        }
    }
  }

  /** Rules that fit and hold on the day, layer by layer, in each the strongest first. */
  of(situation: Situation): T[] {
    const found: number[] = []
    const take = (some: readonly number[] | undefined) => {
      if (some) for (const at of some) if (this.#fits(at, situation)) found.push(at)
    }
    for (let list = 0; list < keyed.length; list++) {
      const index = this.#by[list]!
      if (index.size === 0) continue
      const [name, valueOf] = keyed[list]!
      take(index.get(valueOf(situation)))
      if (name === 'Pods' && situation.del !== '' && situation.del !== situation.pod) take(index.get(situation.del))
    }
    take(this.#always)
    if (found.length > 1) found.sort((a, b) => a - b)
    // a rule that names port and place of delivery stands below both
    return found.filter((at, place) => at !== found[place - 1]).map((at) => this.#rules[at]!)
  }

  #fits(at: number, situation: Situation): boolean {
    for (const { list, fits } of this.#asked[at]!) if (!fits(list, situation)) return false
    return holdsOn(this.#rules[at]!, situation.day)
  }
}
