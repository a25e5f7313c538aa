import type { SiRecord } from '@jst/contracts/si'
import { countriesOfAddress, defaultTaxId } from '@jst/contracts/si/data'
import type { BillHolder, FurtherHolder, FurtherTax } from '@jst/si-drafts/standards'
import type { FurtherValues } from './checks.ts'

/** Boxes of the bill by their parties. */
export const holderFields = {
  shipper: 'consignor',
  consignee: 'consignee',
  notify: 'notifier1',
  notify2: 'notifier2',
  notify3: 'notifier3',
} as const satisfies Record<BillHolder, keyof SiRecord>

const isOnBill = (holder: FurtherHolder): holder is BillHolder => Object.hasOwn(holderFields, holder)
/** Usual kind and country of a number of a party, by its address; '' where the address names no country, or several. */
export function proposedTax(holder: FurtherHolder, record: SiRecord, values: FurtherValues): Pick<FurtherTax, 'type' | 'country'> {
  const countries = countriesOfAddress(isOnBill(holder) ? record[holderFields[holder]] : values[holder])
  const [country = ''] = countries.length === 1 ? countries : []
  return { type: defaultTaxId(country), country }
}
