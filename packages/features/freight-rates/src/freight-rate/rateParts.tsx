import type { EntityRow } from '@jst/contracts/entity'
import { freightRateDocument, type RateEffect } from '@jst/contracts/freight-rates'
import { link } from '@jst/feature-kit'
import { documentList } from '@jst/feature-kit/document'
import type { EntityScreenParts } from '@jst/feature-kit/entity'
import { StatusTag, type Tone } from '@jst/ui'
import { texts } from './texts.ts'

const tones: Readonly<Record<RateEffect, Tone>> = { pending: 'blue', active: 'green', expired: 'grey' }
/** Cell that says if a rate is in force today; in the last week with the days left. */
export function effectCell(row: EntityRow) {
  const effect = row['Effect'] as RateEffect
  const days = Number(row['DaysLeft'])
  if (effect === 'active' && days <= 7) return <StatusTag tone="orange">{texts.daysLeft(days)}</StatusTag>
  return <StatusTag tone={tones[effect]}>{texts.effects[effect]}</StatusTag>
}
const base = documentList(freightRateDocument, { of: ({ Id }) => link(freightRateDocument.page, { Id }) })

/** Parts that all lists of rates add to the list of their entity. */
export const rateParts = {
  ...base,
  cells: {
    ...base.cells,
    // people know carriers and currencies by their codes
    CarrierCode: (row) => <span title={String(row['CarrierCodeName'])}>{String(row['CarrierCode'])}</span>,
    CurrencyCode: (row) => String(row['CurrencyCode']),
    Effect: effectCell,
  },
} satisfies EntityScreenParts
