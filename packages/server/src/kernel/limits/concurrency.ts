import { tooMany } from './limits.ts'
import { texts } from '../kernel.texts.ts'

/** A bound that work counts against while it runs: at most `most` of the same name at once. */
export interface Bound {
  readonly name: string
  readonly most: number
}

interface Waiting {
  readonly bounds: readonly Bound[]
  readonly start: () => void
}

interface Options {
  /** Most that wait, over all names and for the narrowest bound of each. */
  readonly waiting?: number
  readonly waitingEach?: number
  readonly waitMs?: number
}

const retryAfterSeconds = 5

/**
 * Counting semaphores by name with one queue. Work starts in the order of its arrival, but passes over work whose own bounds are exhausted, so that
 * the queue of one company does not delay another company.
 */
export class Semaphores {
  private readonly running = new Map<string, number>()
  private readonly queue: Waiting[] = []
  private readonly options: Required<Options>

  constructor({ waiting = 200, waitingEach = 20, waitMs = 30_000 }: Options = {}) {
    this.options = { waiting, waitingEach, waitMs }
  }

  /** Runs `work` once every bound has room. @throws AppError TOO_MANY_REQUESTS when the queue is full or the wait too long */
  async run<T>(bounds: readonly Bound[], work: () => Promise<T>): Promise<T> {
    const release = await this.take(bounds)
    try {
      return await work()
    } finally {
      release()
    }
  }

  /** Waits for room in every bound and answers with what gives the room back. @throws AppError TOO_MANY_REQUESTS as `run` */
  async take(bounds: readonly Bound[]): Promise<() => void> {
    if (this.fits(bounds)) this.occupy(bounds)
    else await this.wait(bounds)
    let released = false
    return () => {
      if (released) return
      released = true
      for (const { name } of bounds) {
        const left = this.running.get(name)! - 1
        if (left > 0) this.running.set(name, left)
        else this.running.delete(name)
      }
      this.startWaiting()
    }
  }

  private wait(bounds: readonly Bound[]): Promise<void> {
    const { waiting, waitingEach, waitMs } = this.options
    const boundName = bounds[0]?.name
    const ahead = this.queue.filter((one) => one.bounds[0]?.name === boundName).length
    if (this.queue.length >= waiting || ahead >= waitingEach) throw refusal()
    return new Promise((resolve, reject) => {
      const entry: Waiting = {
        bounds,
        start: () => {
          clearTimeout(timer)
          resolve()
        },
      }
      const timer = setTimeout(() => {
        this.queue.splice(this.queue.indexOf(entry), 1)
        reject(refusal())
      }, waitMs)
      this.queue.push(entry)
    })
  }

  private startWaiting(): void {
    for (let at = 0; at < this.queue.length;) {
      const entry = this.queue[at]!
      if (!this.fits(entry.bounds)) {
        at++
        continue
      }
      this.queue.splice(at, 1)
      this.occupy(entry.bounds)
      entry.start()
    }
  }

  private fits = (bounds: readonly Bound[]) => bounds.every(({ name, most }) => (this.running.get(name) ?? 0) < most)

  private occupy(bounds: readonly Bound[]): void {
    for (const { name } of bounds) this.running.set(name, (this.running.get(name) ?? 0) + 1)
  }
}

const refusal = () => tooMany(retryAfterSeconds, texts.filesBusy)
