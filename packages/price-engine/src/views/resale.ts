import type { Rate, Surcharge } from '../facts/rate.ts'
import type { OfferCharge, ResellerOffer } from './offer.ts'

/** Identity fields that the reselling company sets on the rate that it makes from an offer. */
export type ResaleIdentity = Pick<
  Rate,
  'Id' | 'No' | 'Version' | 'UpdatedBy' | 'UpdatedAt' | 'Supplier' | 'Contract' | 'RateType' | 'RemarkPublic' | 'RemarkInternal'
>

/** The rate of a reselling company: what it was offered is its cost and its floor. The charges are those of the inquiry that was offered for. */
export function resaleRate(offer: ResellerOffer, identity: ResaleIdentity): Rate {
  const freight = offer.Charges.find(({ Code }) => Code === 'OFT')
  const counts = new Map(offer.Boxes.map(({ Type, Count }) => [Type, String(Count)]))
  const isPart = ({ Box, Quantity }: OfferCharge) => Box !== '' && Quantity !== counts.get(Box)
  const surcharges = offer.Charges.filter(({ Code }) => Code !== 'OFT')
  const unknown = offer.Incomplete.filter(({ Code }) => Code === 'CHARGE_UNKNOWN')
  return {
    ...identity,
    Carrier: offer.Carrier,
    Service: offer.Service,
    Lane: offer.Lane,
    Region: offer.Region,
    Pol: offer.Pol,
    PolLinks: [],
    Barge: [],
    Pod: offer.Pod,
    Del: offer.Del,
    Via: offer.Via,
    Commodity: offer.Commodity,
    Currency: offer.Currency,
    PpCc: freight?.PpCc ?? 'PP',
    Boxes: offer.Boxes.map(({ Type, Price }) => ({ Type, Cost: Price, Floor: Price })),
    WeightLimits: [],
    ValidFrom: offer.ValidFrom,
    ValidTo: offer.ValidTo,
    Basis: offer.Basis,
    Surcharges: [
      ...surchargesOf(surcharges.filter((charge) => !isPart(charge))),
      ...surcharges.filter(isPart).map(asAmount),
      // weight limits are part of the rate, and are asked again
      ...offer.Excluded.filter(({ Kind }) => Kind === 'surcharge').map((one) => ({ ...surcharge, ...one })),
      ...unknown.map(({ What }) => ({ ...surcharge, Code: What, NameZh: What, NameEn: What, Known: false })),
    ],
    TransitDays: offer.TransitDays,
    FreeDays: offer.FreeDays,
    EtdWeekday: offer.EtdWeekday,
    ClosingWeekday: offer.ClosingWeekday,
  }
}

const surcharge: Omit<Surcharge, 'Code' | 'NameZh' | 'NameEn'> = {
  PpCc: 'PP',
  Currency: 'USD',
  Basis: 'S',
  Amount: '',
  Boxes: [],
  Minimum: '',
  PercentOf: [],
  Conditions: [],
  InAllIn: false,
  ValidFrom: '',
  ValidTo: '',
  Known: true,
  Source: { Kind: 'own', Id: 0, Version: 0 },
}

/** A charge for some boxes of a type alone is passed on as the amount that it came to. */
const asAmount = ({ Code, NameZh, NameEn, PpCc, Currency, InAllIn, Amount }: OfferCharge): Surcharge => ({
  ...surcharge,
  Code,
  NameZh,
  NameEn,
  PpCc,
  Currency,
  InAllIn,
  Amount,
})

/** Lines of one charge by box type become one surcharge with amounts by box type. */
function surchargesOf(charges: readonly OfferCharge[]): Surcharge[] {
  const groups = new Map<string, OfferCharge[]>()
  for (const charge of charges) {
    const key = JSON.stringify([charge.Code, charge.Basis, charge.PpCc, charge.Currency, charge.InAllIn])
    groups.set(key, [...(groups.get(key) ?? []), charge])
  }
  return [...groups.values()].flatMap((lines) => {
    const [first] = lines
    if (!first) return []
    const { Code, NameZh, NameEn, PpCc, Currency, Basis, Minimum, PercentOf, InAllIn } = first
    const perBill = lines.find(({ Box }) => Box === '')
    const names = { Code, NameZh, NameEn, PpCc, Currency, InAllIn }
    // the per cent was taken of another freight: what it came to is passed on
    if (Basis === 'F') return { ...surcharge, ...names, Amount: first.Amount }
    return {
      ...surcharge,
      ...names,
      Basis,
      Minimum,
      PercentOf,
      Amount: perBill?.Price ?? '',
      Boxes: lines.filter(({ Box }) => Box !== '').map(({ Box, Price }) => ({ Type: Box, Amount: Price })),
    }
  })
}
