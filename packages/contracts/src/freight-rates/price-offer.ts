import { Id, Version } from '../envelope.ts'
import { ArraySchema, BooleanSchema, Integer, Null, ObjectSchema, type Static, StringSchema, Union } from '../schema.ts'

/** Prices as people read them. The facts are those of `@jst/price-engine`, whose documentation says what each field means. */

const text = StringSchema()
/** Decimal text; '' is not known. */
const amount = StringSchema()
const daysOrUnknown = Integer({ minimum: -1, maximum: 9_999 })
const said = { Zh: text, En: text }

const route = {
  Carrier: text,
  Service: text,
  Lane: text,
  Pol: text,
  LoadingPort: text,
  Pod: text,
  Del: text,
  Via: text,
  TransitDays: daysOrUnknown,
  FreeDays: daysOrUnknown,
  EtdWeekday: daysOrUnknown,
  ClosingWeekday: daysOrUnknown,
  ValidFrom: text,
  ValidTo: text,
  Basis: text,
  DecidedBy: text,
  Day: text,
  DayAssumed: BooleanSchema(),
}

const charge = {
  Code: text,
  NameZh: text,
  NameEn: text,
  Basis: text,
  Box: text,
  PpCc: text,
  Currency: text,
  Quantity: amount,
  Price: amount,
  Minimum: amount,
  PercentOf: ArraySchema(text),
  InAllIn: BooleanSchema(),
  Amount: amount,
}
const OfferedCharge = ObjectSchema(charge)
/** `Template`: code of the template that it comes from; '' it is the rate's own. */
const PricedCharge = ObjectSchema({ ...charge, Template: text })
const RateUsed = ObjectSchema({ Currency: text, Rate: amount, Turned: BooleanSchema(), FromDay: text })
const Lacking = ObjectSchema({ Code: text, What: text, ...said })

/** Common fields for staff and customers. */
const common = {
  ...route,
  Currency: text,
  Charges: ArraySchema(OfferedCharge),
  /** Charges that may be due besides and are in no total (未含), since facts of its conditions are not known; `What`: those facts. */
  Excluded: ArraySchema(ObjectSchema({ Code: text, What: ArraySchema(text), ...said })),
  Incomplete: ArraySchema(Lacking),
  Totals: ArraySchema(ObjectSchema({ Currency: text, Prepaid: amount, Collect: amount, Total: amount })),
  Converted: Union([ObjectSchema({ Amount: amount, Currency: text, Rates: ArraySchema(RateUsed) }), Null()]),
  Remarks: ArraySchema(text),
  Hash: text,
}

/** An offer as its customer reads it: nothing of cost, floor, margin, supplier, contract, rules or numbers of rates. */
export const PriceOffer = ObjectSchema({
  ...common,
  Boxes: ArraySchema(ObjectSchema({ Type: text, Count: daysOrUnknown, Price: amount })),
})
export type PriceOffer = Static<typeof PriceOffer>

const PriceStep = ObjectSchema({ Kind: text, Layer: text, By: text, At: text, Amount: amount, Running: amount, ...said })
const PricedBox = ObjectSchema({
  Type: text,
  Count: daysOrUnknown,
  Cost: amount,
  Floor: amount,
  Sell: amount,
  Margin: amount,
  /** None where the floor is hidden from the caller. */
  Steps: ArraySchema(PriceStep),
})

/**
 * An offer as the staff read it. What a role hides is blank: cost and margin, floor with the derivation, supplier, contract. `Hash` is blank beside
 * any of them, since whoever knows the price could try costs against it. `Told`: the customer may be told the price now. `Third`: the subscription
 * that it comes from; channel, owner and his remark are blank for whoever may not see suppliers.
 */
export const PriceOption = ObjectSchema({
  ...common,
  Charges: ArraySchema(PricedCharge),
  Rate: ObjectSchema({ Id, No: text, Version }),
  RateType: text,
  Commodity: text,
  Supplier: text,
  Contract: text,
  Boxes: ArraySchema(PricedBox),
  Margin: amount,
  NotCharged: ArraySchema(ObjectSchema({ Code: text, Box: text, ...said })),
  Assumed: ArraySchema(ObjectSchema({ Code: text, What: text, ...said })),
  Guards: ArraySchema(ObjectSchema({ Code: text, Outcome: text, Box: text, By: amount, Currency: text, ...said })),
  Verdict: text,
  Told: BooleanSchema(),
  Third: Union([ObjectSchema({ No: text, Channel: text, Owner: text, Remark: text }), Null()]),
})
export type PriceOption = Static<typeof PriceOption>
