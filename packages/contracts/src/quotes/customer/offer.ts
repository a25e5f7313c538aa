import { Quantity, Version } from '../../envelope.ts'
import { ArraySchema, Integer, Null, ObjectSchema, type Static, StringSchema, Union } from '../../schema.ts'
import { QuoteSentence, SoldCharge } from '../options.ts'

const words = StringSchema()
const Sum = ObjectSchema({ Currency: words, Amount: words })
const daysOrUnknown = Integer({ minimum: -1, maximum: 9_999 })

/** An option of a quotation as it was sent. `TransitDays` and `FreeDays` are -1 where they are not known. */
export const SentOption = ObjectSchema({
  Key: words,
  Carrier: words,
  CarrierName: words,
  Service: words,
  Pol: words,
  PolName: words,
  Pod: words,
  PodName: words,
  Del: words,
  Via: words,
  TransitDays: daysOrUnknown,
  FreeDays: daysOrUnknown,
  ValidFrom: words,
  ValidTo: words,
  Basis: words,
  Remark: words,
  ToConfirm: ArraySchema(QuoteSentence),
  /** Charges that may be due besides and are in no total (未含). */
  Excluded: ArraySchema(QuoteSentence),
  Charges: ArraySchema(ObjectSchema({ ...SoldCharge.properties, Quantity: words, Amount: words })),
  Totals: ArraySchema(Sum),
  Converted: Union([Sum, Null()]),
})
export type SentOption = Static<typeof SentOption>

/** A quotation as its customer reads it, as it was sent: no cost, floor, margin, rate or supplier. */
export const SentOffer = ObjectSchema({
  No: words,
  Version,
  Day: words,
  Customer: words,
  Contact: words,
  Issuer: words,
  Sales: words,
  Boxes: ArraySchema(ObjectSchema({ Type: words, Count: Quantity })),
  Sailing: words,
  ValidUntil: words,
  TermsZh: words,
  TermsEn: words,
  Options: ArraySchema(SentOption),
})
export type SentOffer = Static<typeof SentOffer>
