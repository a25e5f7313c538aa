import type { SheetSelection } from '../selection.ts'
import type { SheetBatch, SheetRow } from '../types.ts'

/** Result of an action: a batch to emit with the following selection and notice, or only the reason for refusing. */
export interface Outcome {
  /** Changes to emit; without it the rows stay as they are. */
  readonly batch?: SheetBatch
  /** Selection after the action. */
  readonly selection?: SheetSelection
  /** Notice about the action. */
  readonly notice?: string
  /** Nothing was done, and the notice says why. */
  readonly refused?: boolean
}

/** Context of a request for a new row. */
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
