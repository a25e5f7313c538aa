import type { SiContainer } from '@jst/contracts/si'
import {
  allocationRest,
  applyAllocation,
  assignBox,
  assignRow,
  clearAllocation,
  fillRest,
  isAllocated,
  readAllocation,
  setCell,
  splitEvenly,
  splitInProportion,
  type Allocation,
  type AllocationBy,
  type AllocationCell,
} from '@jst/si-drafts/allocation'
import type { SiDraftSession } from '@jst/si-drafts'
import { totalsOf, type Totals } from '@jst/si-drafts/rules'
import { makeAutoObservable, observableRef } from 'mobx'

export type Measure = keyof AllocationCell
const mostSteps = 100

/** The sharing out of what the order has loaded over the drafts: a working copy with its own undo, written into the drafts at the end. */
export class AllocationModel {
  by: AllocationBy = 'box'
  measure: Measure = 'packages'
  allocation: Allocation
  /** Changed since it was read or applied. */
  pending = false
  private readonly session: SiDraftSession
  private readonly loaded: readonly SiContainer[]
  private steps: readonly Allocation[] = []

  constructor(session: SiDraftSession, loaded: readonly SiContainer[]) {
    this.session = session
    this.loaded = loaded
    this.allocation = readAllocation(loaded, session.drafts, this.by)
    makeAutoObservable<this, 'session' | 'loaded' | 'steps'>(this, {
      allocation: observableRef,
      session: false,
      loaded: false,
      steps: observableRef,
    })
  }

  get done(): boolean {
    return isAllocated(this.allocation)
  }
  get rests(): readonly AllocationCell[] {
    return allocationRest(this.allocation)
  }
  get rest(): Totals {
    return totalsOf(this.rests)
  }
  get canUndo(): boolean {
    return this.steps.length > 0
  }

  setBy(by: AllocationBy): void {
    if (this.pending) this.apply()
    this.by = by
    this.read()
  }
  setMeasure(measure: Measure): void {
    this.measure = measure
  }
  /** Takes over what the drafts hold now, unless something is not applied yet. */
  refresh(): void {
    if (!this.pending) this.read()
  }

  /** Types one value; packages take weight and volume along. */
  type(row: string, draftId: number, value: number): void {
    this.change(setCell(this.allocation, row, draftId, { [this.measure]: value }))
  }
  evenly(rows?: readonly string[]): void {
    this.change(splitEvenly(this.allocation, rows && { rows }))
  }
  inProportion(rows?: readonly string[]): void {
    this.change(splitInProportion(this.allocation, 'existing', rows && { rows }))
  }
  /** Rows to one draft; whole containers with all their lines when rows are containers. */
  assign(draftId: number, rows?: readonly string[]): void {
    const wanted = this.allocation.rows.filter(({ key }) => rows?.includes(key) ?? true)
    this.change(
      wanted.reduce(
        (result, row) => (this.by === 'box' ? assignBox(result, row.box, draftId) : assignRow(result, row.key, draftId)),
        this.allocation,
      ),
    )
  }
  fill(draftId: number, rows?: readonly string[]): void {
    this.change(fillRest(this.allocation, draftId, rows && { rows }))
  }
  clear(rows?: readonly string[]): void {
    this.change(clearAllocation(this.allocation, rows && { rows }))
  }
  /** Several acts at once, as a paste: one step to undo. */
  batch(work: () => void): void {
    const before = this.allocation
    const { steps } = this
    work()
    if (this.allocation !== before) this.steps = [...steps, before].slice(-mostSteps)
  }
  undo(): void {
    const last = this.steps.at(-1)
    if (!last) return
    this.steps = this.steps.slice(0, -1)
    this.allocation = last
    this.pending = true
  }

  /** Writes it into the drafts: one step to undo in the editor. */
  apply(): void {
    this.session.replaceDrafts(applyAllocation(this.allocation, this.session.drafts))
    this.read()
  }

  private change(next: Allocation): void {
    this.steps = [...this.steps, this.allocation].slice(-mostSteps)
    this.allocation = next
    this.pending = true
  }
  private read(): void {
    this.allocation = readAllocation(this.loaded, this.session.drafts, this.by)
    this.steps = []
    this.pending = false
  }
}
