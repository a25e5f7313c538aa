/** Time source of the package: milliseconds since 1970 and one-shot timers. Injected, so that tests own the time. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Runs once; what it returns goes to `clearTimeout`. */
  setTimeout(run: () => void, milliseconds: number): unknown
  /** A timer that ran or was never set is no error. */
  clearTimeout(handle: unknown): void
}

/** Page visibility, as `document` reports it. */
export interface PageVisibility {
  /** Nobody is looking: another tab is in front, or the window is minimised. */
  readonly hidden: boolean
  /** As of `document`. */
  addEventListener(type: 'visibilitychange', listener: () => void): void
  /** As of `document`. */
  removeEventListener(type: 'visibilitychange', listener: () => void): void
}

/** The clock and timers of the page. */
export const systemClock: Clock = {
  now: () => Date.now(),
  setTimeout: (run, milliseconds) => setTimeout(run, milliseconds),
  // The handle is opaque to callers; it is what setTimeout above returned.
  clearTimeout: (handle) => clearTimeout(handle as number),
}

const minute = 60_000
const minuteOf = (time: number) => Math.floor(time / minute)

/** One timer for every countdown of the product: fires on the minute, only while somebody listens and the page is visible. */
export class MinuteTicker {
  private readonly listeners = new Set<() => void>()
  private current: number
  private timer: unknown
  private readonly clock: Clock
  private readonly page: PageVisibility | undefined

  constructor(ports: { clock?: Clock; page?: PageVisibility } = {}) {
    this.clock = ports.clock ?? systemClock
    this.page = ports.page
    this.current = this.clock.now()
  }

  /** Time of the last tick; the same value until the next one. */
  readonly now = (): number => this.current

  /** Calls back on every full minute, until the returned function is called; late after the page was hidden. */
  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.listeners.size === 0) this.start()
    this.listeners.add(listener)
    return () => {
      this.listeners.delete(listener)
      if (this.listeners.size === 0) this.stop()
    }
  }

  private start(): void {
    this.page?.addEventListener('visibilitychange', this.follow)
    // within the minute the value stays: another would draw everything that was just drawn with it once more
    if (minuteOf(this.clock.now()) !== minuteOf(this.current)) this.current = this.clock.now()
    if (!this.page?.hidden) this.arm()
  }

  private stop(): void {
    this.page?.removeEventListener('visibilitychange', this.follow)
    this.disarm()
  }

  private readonly follow = (): void => {
    this.disarm()
    if (!this.page?.hidden) this.tick()
  }

  private readonly tick = (): void => {
    this.current = this.clock.now()
    for (const listener of this.listeners) listener()
    this.arm()
  }

  private arm(): void {
    this.timer = this.clock.setTimeout(this.tick, minute - (this.clock.now() % minute))
  }

  private disarm(): void {
    this.clock.clearTimeout(this.timer)
    this.timer = undefined
  }
}
