const usedMs = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}
const everyMs = 10

/**
 * How long one turn of the event loop runs. It counts processor time of this thread between two timers, so that a machine that is busy with
 * others is no long turn; it is at most `everyMs` too much.
 */
export class HoldProbe {
  private last = usedMs()
  private longest = 0
  private readonly timer = setInterval(() => this.tick(), everyMs)

  /** Forgets what was before. */
  begin(): void {
    this.last = usedMs()
    this.longest = 0
  }

  /** Milliseconds of the longest turn since then. */
  held(): number {
    this.tick()
    return this.longest
  }

  end(): void {
    clearInterval(this.timer)
  }

  private tick(): void {
    const now = usedMs()
    this.longest = Math.max(this.longest, now - this.last)
    this.last = now
  }
}
