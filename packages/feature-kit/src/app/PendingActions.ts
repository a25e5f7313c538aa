import { makeAutoObservable, observableRef, runInAction } from 'mobx'

/** For how long an act can be taken back, in milliseconds. */
export const undoMs = 5_000

/** An act that is done a few seconds after it was decided, so that it can be taken back before anybody is told. */
export interface PendingAction {
  /** Subject of the action; a second action on the same subject is refused. */
  readonly key: string
  /** Message during the delay. */
  readonly text: string
  /** Runs the act and reports its own failure. */
  readonly act: () => Promise<void>
  /** It was taken back. */
  readonly undone?: () => void
}

/** A one-shot timer; the browser's timers fit. */
export interface ActionClock {
  setTimeout(run: () => void, milliseconds: number): unknown
  clearTimeout(handle: never): void
}

/** Shows the pending act with a button that cancels it. Returns a function that removes the notice. */
export type TellPending = (text: string, undo: () => void, milliseconds: number) => () => void

interface Waiting extends PendingAction {
  readonly timer: unknown
  readonly silence: () => void
}

/** Pending acts during their delay. Leaving the page or signing out runs them at once. Observable. */
export class PendingActions {
  private waiting: ReadonlyMap<string, Waiting> = new Map()
  private readonly tell: TellPending
  private readonly clock: ActionClock

  constructor(tell: TellPending, clock: ActionClock) {
    this.tell = tell
    this.clock = clock
    makeAutoObservable<this, 'waiting' | 'tell' | 'clock'>(this, { waiting: observableRef, tell: false, clock: false }, { autoBind: true })
  }

  get any(): boolean {
    return this.waiting.size > 0
  }
  has(key: string): boolean {
    return this.waiting.has(key)
  }

  hold(held: PendingAction): void {
    const { key, text } = held
    if (this.has(key)) return
    const timer = this.clock.setTimeout(() => void this.done(key), undoMs)
    const silence = this.tell(text, () => this.undo(key), undoMs)
    this.waiting = new Map([...this.waiting, [key, { ...held, timer, silence }]])
  }
  /** Takes an act back. */
  undo(key: string): void {
    this.take(key)?.undone?.()
  }
  /** Does all that waits now. */
  async flush(): Promise<void> {
    await Promise.all([...this.waiting.keys()].map((key) => this.done(key)))
  }

  private async done(key: string): Promise<void> {
    await this.take(key)?.act()
  }
  private take(key: string): Waiting | undefined {
    const held = this.waiting.get(key)
    if (!held) return undefined
    this.clock.clearTimeout(held.timer as never)
    held.silence()
    runInAction(() => (this.waiting = new Map([...this.waiting].filter(([name]) => name !== key))))
    return held
  }
}
