import type { Lookup, Scoped } from './lookup.ts'
import type { Situation } from './scope.ts'

/** A map of maps, or at the bottom what is remembered. */
type Level = Map<unknown, unknown>

/** What was made of the rules of a situation, for one inquiry: rates with the same facts, as far as rules ask for them, have the same rules. */
export class Remembered<T extends Scoped, V, S extends Situation = Situation> {
  readonly #lookup: Lookup<T>
  readonly #make: (rules: readonly T[], situation: S) => V
  readonly #facts: readonly (keyof S)[]
  readonly #made: Level = new Map()

  /** @param also further facts that `make` goes by */
  constructor(lookup: Lookup<T>, make: (rules: readonly T[], situation: S) => V, also: readonly (keyof S)[] = []) {
    this.#lookup = lookup
    this.#make = make
    this.#facts = [...also, ...lookup.told]
  }

  of(situation: S): V {
    let level = this.#made
    let value: unknown = situation.day
    for (const fact of this.#facts) {
      let next = level.get(value)
      if (next === undefined) level.set(value, (next = new Map()))
      level = next as Level
      value = situation[fact]
    }
    let made = level.get(value)
    if (made === undefined) level.set(value, (made = this.#make(this.#lookup.of(situation), situation)))
    return made as V
  }
}
