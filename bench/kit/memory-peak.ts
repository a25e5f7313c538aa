const everyMs = 20

/** The most memory that was seen since the last look, MB, read fifty times a second. */
export class MemoryPeak {
  private readonly timer: NodeJS.Timeout
  private readonly read: () => number
  private most = 0

  constructor(read: () => number) {
    this.read = read
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
