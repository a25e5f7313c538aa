import { quoteTiles as facts } from '@jst/contracts/quotes'
import type { TileWords } from '@jst/feature-kit'

/** English words of the figures on the homes of customers and providers. */
export const english: Readonly<Record<string, TileWords>> = {
  [facts.ownOpen.key]: { label: 'Quotes to answer', hint: 'Sent by the operator, neither accepted nor declined' },
  [facts.ownAsked.key]: { label: 'Open inquiries', hint: 'Submitted, waiting for the operator' },
}
