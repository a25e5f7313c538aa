import type { MoveFacts } from '@jst/contracts'
import type { DocumentStates, ReturnedField } from '@jst/contracts/document'
import type { DocumentModule, MoveInput } from '../registry.ts'

/** A move as it was asked for, whatever the record. */
export interface Move {
  readonly module: DocumentModule
  readonly states: DocumentStates
  readonly facts: MoveFacts
  readonly input: MoveInput
  readonly returned: readonly ReturnedField[]
  /** Facts that the kind has read for the guards and effects. */
  readonly read: unknown
}
