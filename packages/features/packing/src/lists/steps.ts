import type { PackedBox } from '@jst/contracts/packing'
import { PackingError } from '@jst/packing'
import { texts } from './texts.ts'

/** Of dialogs that take a step on the boxes of the sheet. */
export interface StepDialogProps {
  boxes: readonly PackedBox[]
  /** The boxes after the step, and what is to be said of it. */
  onDone: (boxes: readonly PackedBox[], said: string) => void
  onClose: () => void
}
/** Sentence of a step that the rules refuse. */
export const saidBy = (error: unknown): string => {
  if (error instanceof PackingError) return texts.say(error.words)
  throw error
}
export const boxOptions = (boxes: readonly PackedBox[]) =>
  boxes.map(({ BoxNo }, at) => ({ value: String(at), label: texts.splitDialog.boxOf(BoxNo, at + 1) }))
