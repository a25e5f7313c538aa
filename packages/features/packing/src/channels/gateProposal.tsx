import type { ProposalFacts } from '@jst/feature-kit/channels'
import { DateText, formatText } from '@jst/ui'
import { texts } from './texts.ts'

const words = texts.proposal
interface Proposed {
  readonly BoxNo?: string
  readonly SealNo?: string
  readonly PickedUpAt?: string | null
  readonly GatedInAt?: string | null
}
/** Facts that a gate move gives its slip; an acceptance has none. */
export const gateProposal: ProposalFacts = (proposal) => {
  const { BoxNo, SealNo = '', PickedUpAt = null, GatedInAt = null } = proposal as Proposed
  if (BoxNo === undefined) return []
  return [
    { label: words.box, value: formatText(BoxNo) },
    { label: words.seal, value: formatText(SealNo) },
    ...(PickedUpAt === null ? [] : [{ label: words.picked, value: <DateText value={PickedUpAt} /> }]),
    ...(GatedInAt === null ? [] : [{ label: words.gated, value: <DateText value={GatedInAt} /> }]),
  ]
}
