import type { SheetSelection } from './selection.ts'
import type { SheetBatch } from './types.ts'

/** One act, both ways, with the selection to come back to. */
export interface HistoryStep {
  readonly batch: SheetBatch
  readonly inverse: SheetBatch
  readonly before: SheetSelection
  readonly after: SheetSelection
}

const most = 200

/** Acts that can be undone, newest last. */
export class SheetHistory {
  private done: HistoryStep[] = []
  private taken: HistoryStep[] = []

  record(step: HistoryStep): void {
    this.done.push(step)
    if (this.done.length > most) this.done.shift()
    this.taken = []
  }

  undo(): HistoryStep | undefined {
    const step = this.done.pop()
    if (step) this.taken.push(step)
    return step
  }

  redo(): HistoryStep | undefined {
    const step = this.taken.pop()
    if (step) this.done.push(step)
    return step
  }

  clear(): void {
    this.done = []
    this.taken = []
  }
}
