import type { SheetSelection } from '../selection.ts'
import type { SheetBatch, SheetRow } from '../types.ts'

/** What an act comes to: a batch to emit and what is selected and said afterwards, or only why nothing is done. */
export interface Outcome {
  /** Changes to emit; without it the rows stay as they are. */
  readonly batch?: SheetBatch
  /** What is selected afterwards. */
  readonly selection?: SheetSelection
  /** What is said about it. */
  readonly notice?: string
  /** Nothing was done, and the notice says why. */
  readonly refused?: boolean
}

/** What a new row is wanted for. */
export interface NewRowRequest {
  /** Depth in the outline that the row is wanted on, from 0. */
  readonly level: number
  /** The row that it stands next to or is a copy of. */
  readonly like?: SheetRow
  /** The row that it will belong to. */
  readonly parent?: SheetRow
}

/** Makes a row with a new id; level, kind and first values are its own business. */
export type CreateRow = (request: NewRowRequest) => SheetRow
