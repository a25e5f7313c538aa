import type { Scope } from './scope.ts'

const everyMs = 20

/** The most memory that was seen since the last look, MB, read fifty times a second. */
export class MemoryPeak {
  private readonly timer: NodeJS.Timeout
  private readonly read: () => number
  private most = 0

  /** It ends with the scope, also when its entry throws before: what it reads may be gone by then. */
  constructor(read: () => number, scope?: Scope) {
    this.read = read
    scope?.defer(() => clearInterval(this.timer))
    this.timer = setInterval(() => this.look(), everyMs)
  }

  /** Returns the peak and resets it. */
  take(): number {
    this.look()
    const { most } = this
    this.most = 0
    return most
  }

  end(): number {
    clearInterval(this.timer)
    return this.take()
  }

  private look(): void {
    this.most = Math.max(this.most, this.read())
  }
}
