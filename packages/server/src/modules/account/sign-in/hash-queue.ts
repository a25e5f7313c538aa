import { availableParallelism } from 'node:os'
import { AppError } from '../../../kernel/errors.ts'
import { texts } from '../texts.ts'

interface Limits {
  /** Checks at the same time. Default: all processors but one, at most three, so that every other call goes on. */
  readonly atOnce?: number
  /** Waiting checks of all addresses, and of one. */
  readonly mostWaiting?: number
  readonly mostWaitingPerAddress?: number
}

/**
 * Checks of passwords are slow on purpose. They wait here, address by address in turn, so that a flood from one address neither stops the
 * server nor keeps the others waiting; who finds the queue full is refused at once. Who has signed in from an address before goes first there:
 * a flood from many addresses is of strangers.
 */
export class HashQueue {
  private readonly familiar: (() => void)[] = []
  private readonly waiting = new Map<string, (() => void)[]>()
  private running = 0
  private size = 0
  private readonly limits: Required<Limits>

  constructor(limits: Limits = {}) {
    this.limits = {
      atOnce: Math.max(1, Math.min(3, availableParallelism() - 1)),
      mostWaiting: 40,
      mostWaitingPerAddress: 20,
      ...limits,
    }
  }

  /** @throws AppError TOO_MANY_REQUESTS when the queue, or the address's part of it, is full. */
  async run<T>(address: string, check: () => Promise<T>, isFamiliar = false): Promise<T> {
    const { atOnce, mostWaiting, mostWaitingPerAddress } = this.limits
    if (this.running >= atOnce) {
      const line = isFamiliar ? this.familiar : (this.waiting.get(address) ?? [])
      const isFull = isFamiliar ? line.length >= mostWaiting : this.size >= mostWaiting || line.length >= mostWaitingPerAddress
      if (isFull) throw new AppError('TOO_MANY_REQUESTS', { message: texts.busy, retryAfter: 5 })
      if (!isFamiliar) {
        this.size++
        this.waiting.set(address, line)
      }
      await new Promise<void>((resolve) => line.push(resolve))
    } else this.running++
    try {
      return await check()
    } finally {
      this.next()
    }
  }

  /** Hands the place on to the first of the next address in turn. */
  private next(): void {
    const next = this.familiar.shift()
    if (next) return next()
    const [turn] = this.waiting
    if (!turn) {
      this.running--
      return
    }
    const [address, line] = turn
    const go = line.shift()!
    this.size--
    this.waiting.delete(address)
    if (line.length > 0) this.waiting.set(address, line)
    go()
  }
}
