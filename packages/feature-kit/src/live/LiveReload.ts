import type { Clock } from '@jst/realtime'

/** A screen asks anew at most once in this time, however many events come (milliseconds). */
const reloadEvery = 500

interface LiveReloadPorts {
  /** Asks anew, unless it was asked since that moment. */
  reload: (since: number) => void
  /** Returns true if the document is in the background. */
  isHidden: () => boolean
  clock: Clock
  now: () => number
}

/**
 * When a screen asks anew for what events are about: at once for the first event, once more after `reloadEvery` for all that came meanwhile,
 * and not before the document is shown.
 */
export class LiveReload {
  private readonly ports: LiveReloadPorts
  /** When the last event came that is not answered by a reload yet. */
  private heardAt: number | undefined = undefined
  private reloadedAt = Number.NEGATIVE_INFINITY
  private timer: unknown = undefined

  constructor(ports: LiveReloadPorts) {
    this.ports = ports
  }

  /** An event came, now or while nobody listened. */
  hear(at = this.ports.now()): void {
    this.heardAt = at
    this.goOn()
  }

  /** The screen or its document is shown: what was heard before is answered. */
  goOn(): void {
    const { clock, isHidden, now, reload } = this.ports
    if (this.heardAt === undefined || this.timer !== undefined || isHidden()) return
    const wait = this.reloadedAt + reloadEvery - now()
    if (wait > 0) {
      this.timer = clock.setTimeout(() => {
        this.timer = undefined
        this.goOn()
      }, wait)
      return
    }
    const since = this.heardAt
    this.heardAt = undefined
    this.reloadedAt = now()
    reload(since)
  }

  /** The screen is hidden: it asks for nothing until `goOn`. */
  stop(): void {
    this.ports.clock.clearTimeout(this.timer)
    this.timer = undefined
  }
}
