import {
  allocatedBoxes,
  allocationIn,
  allocationRest,
  assignBox,
  assignRow,
  clearAllocation,
  fillRest,
  isAllocated,
  setCell,
  splitEvenly,
  splitInProportion,
  sumOfAmounts,
  type Allocation,
  type AllocationBy,
  type Amounts,
  type BoxDocument,
  type BoxShape,
} from '@jst/contracts/allocation'
import { action, computed, makeObservable, observable, observableRef } from 'mobx'

const mostSteps = 100

/** Boxes to share out, and the documents that get them. */
export interface AllocationSource<M extends string, B, L> {
  readonly shape: BoxShape<M, B, L>
  readonly booked: readonly B[]
  /** The documents as they are now. */
  readonly documents: () => readonly BoxDocument<B>[]
  /** Takes the documents as they shall be. A promise answers whether they are stored: until then the table keeps its changes. */
  readonly apply: (documents: readonly BoxDocument<B>[]) => void | Promise<boolean>
}

/** Quantities shared out over documents: a working copy with its own undo, handed to the documents at the end. */
export class AllocationModel<M extends string, B extends object, L extends object> {
  by: AllocationBy = 'box'
  measure: M
  allocation: Allocation<M, B, L>
  /** Changed since it was read or applied. */
  pending = false
  private readonly source: AllocationSource<M, B, L>
  private steps: readonly Allocation<M, B, L>[] = []

  constructor(source: AllocationSource<M, B, L>) {
    this.source = source
    this.measure = source.shape.measures[0].key
    this.allocation = allocationIn(source.shape, source.booked, source.documents(), this.by)
    makeObservable<this, 'steps' | 'change' | 'read'>(this, {
      by: observable,
      measure: observable,
      allocation: observableRef,
      pending: observable,
      steps: observableRef,
      done: computed,
      rests: computed,
      rest: computed,
      canUndo: computed,
      setBy: action,
      setMeasure: action,
      refresh: action,
      batch: action,
      undo: action,
      apply: action,
      change: action,
      read: action,
    })
  }

  get done(): boolean {
    return isAllocated(this.allocation)
  }
  get rests(): readonly Amounts<M>[] {
    return allocationRest(this.allocation)
  }
  get rest(): Amounts<M> {
    return sumOfAmounts(this.source.shape.measures, this.rests)
  }
  get canUndo(): boolean {
    return this.steps.length > 0
  }

  setBy(by: AllocationBy): void {
    if (this.pending) this.apply()
    this.by = by
    this.read()
  }
  setMeasure(measure: M): void {
    this.measure = measure
  }
  /** Takes over what the documents hold now, unless something is not applied yet. */
  refresh(): void {
    if (!this.pending) this.read()
  }

  /** Types one value; the leading measure takes the others along. */
  type(row: string, documentId: number, value: number): void {
    this.change(setCell(this.allocation, row, documentId, { [this.measure]: value } as unknown as Partial<Amounts<M>>))
  }
  evenly(rows?: readonly string[]): void {
    this.change(splitEvenly(this.allocation, rows && { rows }))
  }
  inProportion(rows?: readonly string[]): void {
    this.change(splitInProportion(this.allocation, 'existing', rows && { rows }))
  }
  /** Rows to one document; whole boxes with all their lines when rows are boxes. */
  assign(documentId: number, rows?: readonly string[]): void {
    const wanted = this.allocation.rows.filter(({ key }) => rows?.includes(key) ?? true)
    this.change(
      wanted.reduce(
        (result, row) => (this.by === 'box' ? assignBox(result, row.box, documentId) : assignRow(result, row.key, documentId)),
        this.allocation,
      ),
    )
  }
  fill(documentId: number, rows?: readonly string[]): void {
    this.change(fillRest(this.allocation, documentId, rows && { rows }))
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

  /** Writes it into the documents: one step to undo there. */
  apply(): void {
    const { shape, documents, apply } = this.source
    const stored = apply(allocatedBoxes(shape, this.allocation, documents()))
    if (!stored) this.read()
    else void stored.then((isStored) => isStored && this.read())
  }

  private change(next: Allocation<M, B, L>): void {
    this.steps = [...this.steps, this.allocation].slice(-mostSteps)
    this.allocation = next
    this.pending = true
  }
  private read(): void {
    const { shape, booked, documents } = this.source
    this.allocation = allocationIn(shape, booked, documents(), this.by)
    this.steps = []
    this.pending = false
  }
}
