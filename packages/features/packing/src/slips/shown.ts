import type { SlipOutcome } from '@jst/contracts/packing'

/** A slip in the version that is shown. */
export interface ShownSlip {
  readonly Id: number
  readonly Code: string
  readonly UpdateTime: string
}

/** Dialog of an act on slips. */
export interface SlipsDialogProps {
  rows: readonly ShownSlip[]
  onDone: (outcome: SlipOutcome) => void
  onClose: () => void
}
