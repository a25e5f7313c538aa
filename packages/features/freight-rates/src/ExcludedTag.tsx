import type { PriceOffer } from '@jst/contracts/freight-rates'
import { StatusTag } from '@jst/ui'

/** Marks a total that charges may come on top of (未含); their sentences are its title. Nothing where there are none. */
export const ExcludedTag = ({ of, label }: { of: Pick<PriceOffer, 'Excluded'>['Excluded']; label: string }) =>
  of.length === 0 ? null : (
    <StatusTag tone="grey" title={of.map(({ Zh }) => Zh).join('；')}>
      {label}
    </StatusTag>
  )
