import type { BoxRow } from '@jst/contracts/document'
import { makeAutoObservable, observableRef } from 'mobx'

type Rows = readonly BoxRow[]
/** Most steps that are kept. */
const most = 100

/** Steps of the sheet and of the tools around it, one after the other. Rows are immutable and share what did not change. */
export class History {
  private past: readonly Rows[] = []
  private future: readonly Rows[] = []

  constructor() {
    makeAutoObservable<this, 'past' | 'future'>(this, { past: observableRef, future: observableRef }, { autoBind: true })
  }
  get canUndo(): boolean {
    return this.past.length > 0
  }
  get canRedo(): boolean {
    return this.future.length > 0
  }
  /** Something was done; `before` are the rows until then. */
  record(before: Rows): void {
    this.past = [...this.past, before].slice(-most)
    this.future = []
  }
  /** Rows before the last step; undefined where there is none. */
  undo(now: Rows): Rows | undefined {
    const before = this.past.at(-1)
    if (!before) return undefined
    this.past = this.past.slice(0, -1)
    this.future = [...this.future, now]
    return before
  }
  redo(now: Rows): Rows | undefined {
    const next = this.future.at(-1)
    if (!next) return undefined
    this.future = this.future.slice(0, -1)
    this.past = [...this.past, now]
    return next
  }
  clear(): void {
    this.past = this.future = []
  }
}
