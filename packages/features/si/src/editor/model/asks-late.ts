import { SiStatus } from '@jst/contracts/si'
import { stageAt } from '@jst/si-drafts/rules'
import type { SiEditorModel } from './si-editor-model.ts'

/** Past the cut-off at `now` (epoch milliseconds), and without the right to submit late: a customer can only ask for a later cut-off. */
export function asksLate(model: SiEditorModel, now: number): boolean {
  const open = !model.stored || model.record.status === SiStatus.rejected
  return open && model.behalf === null && !model.lateAllowed && !model.amends && stageAt(model.order, now) > 0
}
