import type { SiContainer, SiLine } from '@jst/contracts/si'
import { AllocationModel as BoxAllocation } from '@jst/feature-kit/boxes'
import type { SiDraftSession } from '@jst/si-drafts'
import { containerShape, markPartLoads } from '@jst/si-drafts/allocation'
import { totalsOf } from '@jst/si-drafts/rules'

export type Measure = 'packages' | 'weight' | 'volume'

/** Allocation of the loaded containers of an order over the drafts of a session. Applying it is one undo step. */
export class AllocationModel extends BoxAllocation<Measure, SiContainer, SiLine> {
  constructor(session: SiDraftSession, loaded: readonly SiContainer[]) {
    super({
      shape: containerShape,
      booked: loaded,
      documents: () => session.drafts.map(({ id, containers }) => ({ id, boxes: containers })),
      apply: (documents) => {
        const boxes = documents.map((document) => document.boxes)
        const marked = markPartLoads(session.drafts, boxes)
        return session.replaceDrafts(
          session.drafts.map((draft, index) => {
            const containers = marked[index]!
            return { ...draft, containers, packageCount: String(totalsOf(containers).packages) }
          }),
        )
      },
    })
  }
}
