import { tracker } from './tracker.ts'

/** Common interface of all stores: fits `useSyncExternalStore` of React, a `shallowRef` of Vue, or your own listener. */
export interface Subscribable<S> {
  /** Calls the listener after each act that changed something. Returns its removal. */
  readonly subscribe: (listener: () => void) => () => void
  /** The state as it stands: an immutable object, and the same one until the next change. */
  readonly getSnapshot: () => S
}

/** The part of a state that is not derived, to be changed. */
export type Fields<S, D extends keyof S> = { -readonly [Name in Exclude<keyof S, D>]: S[Name] }

/** The state as a store itself reads and writes it. */
export type Live<S, D extends keyof S> = Fields<S, D> & { readonly [Name in D]: S[Name] }

/** How each derived value follows from the rest of the state. */
export type Derivations<S, D extends keyof S> = { readonly [Name in D]: (now: Readonly<S>) => S[Name] }

/**
 * Base of a store: fields, values derived from them, and acts. Listeners are told once per act, of changes only. `S` is the snapshot, `D` names
 * those of its values that are derived. Every value of the snapshot is a property of the store too; a subclass declares them:
 * `class Orders extends Store<OrderSnapshot> implements OrderSnapshot { declare readonly rows: OrderSnapshot['rows'] }`.
 */
export abstract class Store<S extends object, D extends keyof S = never> implements Subscribable<S> {
  /** Fields, to read and to write, and derived values, to read. */
  protected readonly now: Live<S, D>
  readonly #fields: Record<string, unknown>
  readonly #derivations: Record<string, (now: Readonly<S>) => unknown>
  // objects of their own, so that the same function may listen twice
  readonly #listeners = new Set<{ readonly tell: () => void }>()
  #snapshot: S | undefined
  #depth = 0
  #changed = false

  constructor(fields: Readonly<Fields<S, D>>, derivations: Derivations<S, D>) {
    this.#fields = { ...fields }
    this.#derivations = derivations
    const now = Object.fromEntries([
      ...Object.keys(fields).map((name) => [name, this.#field(name)] as const),
      ...Object.keys(derivations).map((name) => [name, this.#derived(name)] as const),
    ])
    this.now = Object.defineProperties({} as Live<S, D>, now)
    for (const name of Object.keys(now)) Object.defineProperty(this, name, { ...now[name], set: undefined })
  }

  /** Calls the listener after each act that changed something. Returns its removal. */
  readonly subscribe = (listener: () => void): (() => void) => {
    const entry = { tell: listener }
    this.#listeners.add(entry)
    return () => void this.#listeners.delete(entry)
  }

  /** The state as it stands: an immutable object, and the same one until the next change. */
  readonly getSnapshot = (): S => (this.#snapshot ??= this.#take())

  /** Runs changes that belong together: listeners are told when the outermost act has ended, also when it throws. */
  protected act<T>(work: () => T): T {
    this.#depth += 1
    try {
      return tracker ? tracker.act(work) : work()
    } finally {
      this.#depth -= 1
      this.#tell()
    }
  }

  /** Sets several fields in one act. */
  protected assign(values: Partial<Fields<S, D>>): void {
    this.act(() => Object.assign(this.now, values))
  }

  #field(name: string): PropertyDescriptor {
    const field = {}
    return {
      enumerable: true,
      get: () => {
        tracker?.read(field)
        return this.#fields[name]
      },
      set: (value: unknown) => {
        if (Object.is(this.#fields[name], value)) return
        this.#fields[name] = value
        this.#snapshot = undefined
        this.#changed = true
        tracker?.changed(field)
        this.#tell()
      },
    }
  }

  #derived(name: string): PropertyDescriptor {
    const tracked = () => this.#derivations[name]?.(this.now as Readonly<S>)
    const plain = () => this.getSnapshot()[name as D]
    return { enumerable: true, get: () => (tracker ? tracker.derived(tracked, tracked, plain) : plain()) }
  }

  #take(): S {
    const snapshot = { ...this.#fields } as S
    for (const [name, derive] of Object.entries(this.#derivations))
      Object.defineProperty(
        snapshot,
        name,
        once(() => derive(snapshot)),
      )
    return Object.freeze(snapshot)
  }

  #tell(): void {
    if (this.#depth > 0 || !this.#changed) return
    this.#changed = false
    for (const listener of Array.from(this.#listeners)) {
      if (!this.#listeners.has(listener)) continue
      try {
        listener.tell()
      } catch (error) {
        // oxlint-disable-next-line no-console -- nobody else would hear of it
        console.error('store: a listener failed', error)
      }
    }
  }
}

/** A value that is computed when it is first read. */
function once(compute: () => unknown): PropertyDescriptor {
  let cached: { readonly value: unknown } | undefined
  return { enumerable: true, get: () => (cached ??= { value: compute() }).value }
}
