/** A library that observes reads by itself, such as MobX: what a store tells it. Fields and derived values are told apart by identity. */
export interface Tracker {
  /** A field is read. */
  read(field: object): void
  /** A field has another value now. */
  changed(field: object): void
  /**
   * Answers a derived value. `tracked` computes it from fields that are reported to `read`; `plain` answers the same without that, remembered
   * until the next change.
   */
  derived<T>(value: object, tracked: () => T, plain: () => T): T
  /** Runs an act of a store; observers are told when it has ended. */
  act<T>(work: () => T): T
}

export let tracker: Tracker | undefined

/** Tells this library of reads and changes of every store; undefined: nobody, as at first. */
export function trackWith(next: Tracker | undefined): void {
  tracker = next
}
