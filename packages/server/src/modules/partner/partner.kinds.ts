import {
  customer,
  customerDocument,
  customerMore,
  provider,
  providerDocument,
  providerMore,
  type PartnerCalls,
  type PartnerKind,
} from '@jst/contracts/partner'
import type { DocumentFacts } from '@jst/contracts/document'
import type { Entity } from '@jst/contracts/entity'

/** Differences between the two kinds of partner; everything else is the same code. */
export interface Kind {
  readonly kind: PartnerKind
  readonly entity: Entity
  readonly document: DocumentFacts
  readonly calls: PartnerCalls
  readonly table: PartnerKind
}

export const kinds: Readonly<Record<PartnerKind, Kind>> = {
  customer: { kind: 'customer', entity: customer, document: customerDocument, calls: customerMore, table: 'customer' },
  provider: { kind: 'provider', entity: provider, document: providerDocument, calls: providerMore, table: 'provider' },
}
