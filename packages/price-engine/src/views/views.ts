import type { Lack } from '../facts/findings.ts'
import type { Option, OptionCharge, Route } from '../facts/option.ts'
import { hashOf } from '../hash.ts'
import type { CustomerOffer, OfferCharge, OfferLack, ResellerOffer } from './offer.ts'
import { offerTexts } from './texts.ts'

/** Approval of a price below floor or margin. */
export interface Approval {
  /** True: prices that need an approval are told too. */
  readonly Approved: boolean
}

const noApproval: Approval = { Approved: false }

/** Returns true if the price of an option may be shown: `forCustomer` and `forReseller` return a value. */
export const mayTell = ({ Verdict }: Option, { Approved }: Approval = noApproval): boolean =>
  Verdict !== 'REFUSED' && (Verdict !== 'APPROVAL' || Approved)

/** The offer as the customer reads it. Undefined while the price is refused or waits for an approval. */
export function forCustomer(option: Option, approval: Approval = noApproval): CustomerOffer | undefined {
  if (!mayTell(option, approval)) return undefined
  const offer = contentOf(option)
  return { ...offer, Hash: hashOf(offer) }
}

/** The offer to a company that sells it on. Undefined while the price is refused or waits for an approval. */
export function forReseller(option: Option, approval: Approval = noApproval): ResellerOffer | undefined {
  if (!mayTell(option, approval)) return undefined
  const offer = { ...contentOf(option), Region: option.Region, Commodity: option.Commodity }
  return { ...offer, Hash: hashOf(offer) }
}

/** Field by field, so that a new field of the option is told to nobody until it is added here. */
function contentOf(option: Option): Omit<CustomerOffer, 'Hash'> {
  return {
    ...routeOf(option),
    Currency: option.Currency,
    Boxes: option.Boxes.map(({ Type, Count, Sell }) => ({ Type, Count, Price: Sell })),
    Charges: option.Charges.map(chargeOf),
    Excluded: option.Excluded,
    Incomplete: lacksOf(option.Incomplete),
    Totals: option.Totals,
    Converted: option.Converted,
    Remarks: option.Remarks,
  }
}

const routeOf = (route: Route): Route => ({
  Carrier: route.Carrier,
  Service: route.Service,
  Lane: route.Lane,
  Pol: route.Pol,
  LoadingPort: route.LoadingPort,
  Pod: route.Pod,
  Del: route.Del,
  Via: route.Via,
  TransitDays: route.TransitDays,
  FreeDays: route.FreeDays,
  EtdWeekday: route.EtdWeekday,
  ClosingWeekday: route.ClosingWeekday,
  ValidFrom: route.ValidFrom,
  ValidTo: route.ValidTo,
  Basis: route.Basis,
  DecidedBy: route.DecidedBy,
  Day: route.Day,
  DayAssumed: route.DayAssumed,
})

const chargeOf = (charge: OptionCharge): OfferCharge => ({
  Code: charge.Code,
  NameZh: charge.NameZh,
  NameEn: charge.NameEn,
  Basis: charge.Basis,
  Box: charge.Box,
  PpCc: charge.PpCc,
  Currency: charge.Currency,
  Quantity: charge.Quantity,
  Price: charge.Price,
  Minimum: charge.Minimum,
  PercentOf: charge.PercentOf,
  InAllIn: charge.InAllIn,
  Amount: charge.Amount,
})

function lacksOf(lacks: readonly Lack[]): OfferLack[] {
  const offerLacks: OfferLack[] = []
  let open = false
  for (const { Code, What, Zh, En } of lacks) {
    if (Code === 'NO_EXCHANGE_RATE' || Code === 'PERCENT_CURRENCY' || Code === 'PERCENT_CIRCULAR') open = true
    else offerLacks.push({ Code, What, Zh, En })
  }
  return open ? [...offerLacks, { Code: 'PRICE_OPEN', What: '', ...offerTexts.priceOpen }] : offerLacks
}
