import type { Inquiry } from '../facts/inquiry.ts'
import type { Rate } from '../facts/rate.ts'
import type { Situation } from '../rules/scope.ts'

/** A situation with the currency of the rate. */
export interface RateSituation extends Situation {
  readonly currency: string
}

/** Returns the facts of a rate, or of an option made from it, that scopes are matched against. */
export const situationOf = (
  inquiry: Inquiry,
  rate: Pick<Rate, 'Pod' | 'Del' | 'Service' | 'Carrier' | 'RateType' | 'Lane' | 'Region' | 'Currency'>,
  day: string,
): RateSituation => ({
  customer: inquiry.Customer,
  salesperson: inquiry.Salesperson,
  level: inquiry.Level,
  channel: inquiry.Channel,
  pol: inquiry.Pol,
  pod: rate.Pod,
  del: rate.Del,
  service: rate.Service,
  carrier: rate.Carrier,
  rateType: rate.RateType,
  lane: rate.Lane,
  region: rate.Region,
  day,
  currency: rate.Currency,
})
