import { DateText, FactGrid, formatText } from '@jst/ui'
import { channelTexts } from '@jst/feature-kit/channels'
import { texts } from './texts.ts'

const words = texts.proposal
interface Proposed {
  readonly BoxNo?: string
  readonly SealNo?: string
  readonly PickedUpAt?: string | null
  readonly GatedInAt?: string | null
}
/** Facts that a gate move gives its slip; an acceptance has none. */
function GateProposal({ proposal }: { proposal: unknown }) {
  const { BoxNo, SealNo = '', PickedUpAt = null, GatedInAt = null } = proposal as Proposed
  if (BoxNo === undefined) return null
  return (
    <section aria-label={channelTexts.drawer.proposal}>
      <h3>{channelTexts.drawer.proposal}</h3>
      <FactGrid
        columns={2}
        facts={[
          { label: words.box, value: formatText(BoxNo) },
          { label: words.seal, value: formatText(SealNo) },
          ...(PickedUpAt === null ? [] : [{ label: words.picked, value: <DateText value={PickedUpAt} /> }]),
          ...(GatedInAt === null ? [] : [{ label: words.gated, value: <DateText value={GatedInAt} /> }]),
        ]}
      />
    </section>
  )
}
export const gateProposal = (proposal: unknown) => <GateProposal proposal={proposal} />
