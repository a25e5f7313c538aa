import type { TabBus, TabLocks } from '../shared/ports.ts'

type Listener = (event: { data: unknown }) => void

/** The browser around several tabs: `bus()` is one tab's end of the broadcast, `locks` are common to all. */
export class FakeTabs {
  readonly #ends = new Set<Set<Listener>>()
  readonly #queues = new Map<string, (() => Promise<void>)[]>()

  /** A message reaches every other end, as a copy. */
  bus(): TabBus {
    const own = new Set<Listener>()
    this.#ends.add(own)
    return {
      postMessage: (message) => {
        for (const end of this.#ends) if (end !== own) for (const listener of Array.from(end)) listener({ data: structuredClone(message) })
      },
      addEventListener: (_type, listener) => void own.add(listener),
      removeEventListener: (_type, listener) => void own.delete(listener),
    }
  }

  /** For the `locks` port of every tab. */
  readonly locks: TabLocks = {
    request: async (name, { signal }, hold) => {
      const queue = this.#queues.get(name) ?? []
      this.#queues.set(name, queue)
      const waiting = () => (signal.aborted ? Promise.resolve() : hold())
      queue.push(waiting)
      if (queue[0] === waiting) await this.#run(queue)
    },
  }

  async #run(queue: (() => Promise<void>)[]): Promise<void> {
    while (queue[0]) {
      await queue[0]()
      queue.shift()
    }
  }
}
