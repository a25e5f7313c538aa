import type { DraftClock } from '../ports.ts'

/** A clock that moves only when told to. */
export class ManualDraftClock implements DraftClock {
  private time: number
  private readonly timers = new Map<number, { at: number; run: () => void }>()
  private next = 1
  constructor(start = Date.parse('2026-03-10T08:00:00Z')) {
    this.time = start
  }
  now(): number {
    return this.time
  }
  setTimeout(run: () => void, milliseconds: number): number {
    this.timers.set(this.next, { at: this.time + milliseconds, run })
    return this.next++
  }
  clearTimeout(handle: unknown): void {
    this.timers.delete(handle as number)
  }
  /** Resolves when the clock was moved that far. */
  sleep(milliseconds: number): Promise<void> {
    return new Promise((resolve) => this.setTimeout(resolve, milliseconds))
  }
  /** Lets so much time pass and runs what is due. */
  advance(milliseconds: number): void {
    const until = this.time + milliseconds
    while (this.runNext(until));
    this.time = until
  }
  /** As `advance`, letting promises go on between the timers: for ports that answer later. */
  async run(milliseconds: number): Promise<void> {
    const until = this.time + milliseconds
    await settled()
    while (this.runNext(until)) await settled()
    this.time = until
  }

  private runNext(until: number): boolean {
    const due = [...this.timers].filter(([, timer]) => timer.at <= until).sort(([, a], [, b]) => a.at - b.at)[0]
    if (!due) return false
    this.timers.delete(due[0])
    this.time = due[1].at
    due[1].run()
    return true
  }
}

/** Promises that wait for nothing but each other go on. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve()
}
