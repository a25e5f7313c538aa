import type { Clock } from '../ports.ts'

interface Timer {
  due: number
  every: number | null
  run: () => void
}

/** A clock that moves only by `advance`. */
export class ManualClock implements Clock {
  /** Milliseconds since the clock was made. */
  now = 0
  readonly #timers = new Set<Timer>()

  /** Timers that are still to run. */
  get pending(): number {
    return this.#timers.size
  }

  setTimeout(run: () => void, delay: number): unknown {
    return this.#add({ due: this.now + delay, every: null, run })
  }

  clearTimeout(timer: unknown): void {
    this.#timers.delete(timer as Timer)
  }

  setInterval(run: () => void, delay: number): unknown {
    return this.#add({ due: this.now + delay, every: delay, run })
  }

  clearInterval(timer: unknown): void {
    this.clearTimeout(timer)
  }

  /** Lets that many milliseconds pass and runs what falls due, in order. */
  advance(milliseconds: number): void {
    const end = this.now + milliseconds
    for (let next = this.#next(end); next; next = this.#next(end)) {
      this.now = next.due
      if (next.every === null) this.#timers.delete(next)
      else next.due += next.every
      next.run()
    }
    this.now = end
  }

  #next(end: number): Timer | undefined {
    return [...this.#timers].filter((timer) => timer.due <= end).sort((a, b) => a.due - b.due)[0]
  }

  #add(timer: Timer): Timer {
    this.#timers.add(timer)
    return timer
  }
}
