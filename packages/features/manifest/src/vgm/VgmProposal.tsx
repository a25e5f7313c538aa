import { vgmFields } from '@jst/contracts/manifest'
import { showValue, type EntityValue } from '@jst/contracts/entity'
import { channelTexts } from '@jst/feature-kit/channels'
import { FactGrid } from '@jst/ui'

/** Values that a declaration of another party gives its box. */
function VgmProposal({ proposal }: { proposal: unknown }) {
  const proposed = (proposal ?? {}) as Readonly<Record<string, EntityValue>>
  const facts = vgmFields.flatMap((field) => {
    const value = proposed[field.key]
    return value === undefined ? [] : [{ label: field.zh, value: showValue(field, value) }]
  })
  if (facts.length === 0) return null
  return (
    <section aria-label={channelTexts.drawer.proposal}>
      <h3>{channelTexts.drawer.proposal}</h3>
      <FactGrid columns={2} facts={facts} />
    </section>
  )
}
export const vgmProposal = (proposal: unknown) => <VgmProposal proposal={proposal} />
