import type { Situation } from './scope.ts'

/** A map of maps, or at the bottom what is remembered. */
type Level = Map<unknown, unknown>

/** Caches one value per situation for one inquiry: rates with equal facts, as far as rules read them, have equal rules. */
export class Remembered<V, S extends Situation = Situation> {
  readonly #make: (situation: S) => V
  readonly #facts: readonly (keyof S)[]
  readonly #made: Level = new Map()

  /** @param facts what `make` goes by, besides the day */
  constructor(make: (situation: S) => V, facts: Iterable<keyof S>) {
    this.#make = make
    this.#facts = [...facts]
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
    let entry = level.get(value)
    if (entry === undefined) level.set(value, (entry = this.#make(situation)))
    return entry as V
  }
}
