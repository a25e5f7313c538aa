import { showValue, type EntityValue } from '@jst/contracts/entity'
import { vgmFields } from '@jst/contracts/manifest'
import type { ProposalFacts } from '@jst/feature-kit/channels'

/** Values that a declaration of another party gives its box. */
export const vgmProposal: ProposalFacts = (proposal) => {
  const proposed = proposal as Readonly<Record<string, EntityValue>>
  return vgmFields.flatMap((field) => {
    const value = proposed[field.key]
    return value === undefined ? [] : [{ label: field.zh, value: showValue(field, value) }]
  })
}
