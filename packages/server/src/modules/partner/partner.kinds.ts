import { customer, customerMore, provider, providerMore, type PartnerCalls, type PartnerKind } from '@jst/contracts/partner'
import type { Entity } from '@jst/contracts/entity'
import { partnerStates } from '@jst/contracts/partner'

/** What differs between the two kinds of partner; everything else is the same code. */
export interface Kind {
  readonly kind: PartnerKind
  readonly entity: Entity
  readonly calls: PartnerCalls
  readonly table: PartnerKind
}

export const kinds: Readonly<Record<PartnerKind, Kind>> = {
  customer: { kind: 'customer', entity: customer, calls: customerMore, table: 'customer' },
  provider: { kind: 'provider', entity: provider, calls: providerMore, table: 'provider' },
}

/** SQL of the name of a state over its code. */
export const stageOf = (kind: PartnerKind, code: string) =>
  `case ${code} ${Object.entries(partnerStates[kind].states)
    .map(([state, facts]) => `when ${facts.code} then '${state}'`)
    .join(' ')} end`
