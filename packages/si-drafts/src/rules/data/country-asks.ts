/** Parties that customs of a destination ask more of. */
export type AskedParty = 'consignor' | 'consignee' | 'notifier1'

/** Demands of the customs of a destination on the parties of a bill, beside the names of tax numbers in `taxIdNames`. */
export interface CountryAsk {
  /** Parties whose tax number is required; by default the consignee's, or the notify party's of a bill to order. */
  readonly tax?: readonly AskedParty[]
  readonly phone?: readonly AskedParty[]
  readonly email?: readonly AskedParty[]
  /** A number of the shipment that the bill states, with its digits. */
  readonly number?: { readonly name: string; readonly digits: number }
}

/** Countries with more than a tax number of the consignee. Sources: docs/areas/si.md, examples "parties by country". */
export const countryAsks: Readonly<Record<string, CountryAsk>> = {
  BR: { tax: ['consignee', 'notifier1'], phone: ['consignee'] },
  EG: { number: { name: 'ACID', digits: 19 } },
  IN: { phone: ['consignee'], email: ['consignee'] },
  JP: { phone: ['consignor', 'consignee', 'notifier1'] },
  KR: { phone: ['consignee', 'notifier1'], email: ['consignee', 'notifier1'] },
  MX: { tax: ['consignee', 'notifier1'], phone: ['consignee', 'notifier1'] },
}
