import { defineEndpoint } from '../../endpoint.ts'
import { Day, Id, Quantity, text } from '../../envelope.ts'
import { menus } from '../../may.ts'
import { measureText } from '../../money/decimal.ts'
import { ArraySchema, BooleanSchema, Integer, ObjectSchema, Optional, type Static, StringSchema, strict } from '../../schema.ts'
import { lclRatePage, lclRatePath } from './lcl-rate.ts'

const word = StringSchema()
const may = menus(lclRatePath, lclRatePage)

/** A co-load charge that is for a rate; amounts are decimal text, '' is none. */
export const LclColoadCharge = ObjectSchema({
  Id,
  Code: word,
  ChargeCode: word,
  ChargeCodeName: word,
  Unit: word,
  CurrencyCode: word,
  Amount: word,
  Minimum: word,
  PpCc: word,
  Unknown: BooleanSchema(),
  CargoTypes: ArraySchema(word),
  ConditionOf: word,
  ConditionOp: word,
  ConditionValue: word,
})
export type LclColoadCharge = Static<typeof LclColoadCharge>

/** Charges of co-loaders on a route and day besides a rate, in the order of their codes. `Id`: of a rate, whose route and consolidator are used. */
export const lclColoads = defineEndpoint({
  method: 'GET',
  path: '/api/LclPrice/Coloads',
  summary: '拼箱附加费查询',
  may,
  query: ObjectSchema(
    {
      Id: Optional(Id),
      Supplier: Optional(text(20)),
      Lane: Optional(text(20)),
      Pol: Optional(text(10)),
      Pod: Optional(text(10)),
      Day: Optional(Day),
    },
    strict,
  ),
  reply: ArraySchema(LclColoadCharge),
})

/** Most rates that a search answers with. */
export const mostLclOptions = 100

const shipment = {
  Cbm: measureText(6, 3),
  Kg: measureText(8, 3),
  Pieces: Integer({ minimum: 1, maximum: 99_999 }),
  CargoType: Optional(text(20)),
}

const PricedLine = ObjectSchema({
  Code: word,
  Quantity: word,
  Price: word,
  Currency: word,
  PpCc: word,
  Amount: word,
  AtMinimum: BooleanSchema(),
  Destination: BooleanSchema(),
})
/** The price of a shipment, as `@jst/price-engine/lcl` answers it. */
export const LclPriced = ObjectSchema({
  Rt: word,
  ChargedRt: word,
  Lines: ArraySchema(PricedLine),
  Unknown: ArraySchema(word),
  DestinationKnown: BooleanSchema(),
  Complete: BooleanSchema(),
  Totals: ArraySchema(ObjectSchema({ Currency: word, Prepaid: word, Collect: word, Total: word })),
})
export type LclPriced = Static<typeof LclPriced>

/** A rate with the price of the shipment. What the caller's roles hide is blank. `Converted`: all totals in CNY, for the order alone; '' without rates. */
export const LclOption = ObjectSchema({
  Rate: ObjectSchema({ Id, No: word }),
  Supplier: word,
  Via: word,
  Cfs: word,
  ClosingWeekday: word,
  EtdWeekday: word,
  TransitDays: Integer({ minimum: -1, maximum: 999 }),
  ValidTo: word,
  Remark: word,
  Refund: word,
  Price: LclPriced,
  Converted: word,
})
export type LclOption = Static<typeof LclOption>

const LclQuery = ObjectSchema(
  { Pol: StringSchema({ minLength: 2, maxLength: 10 }), Pod: StringSchema({ minLength: 2, maxLength: 10 }), Day, ...shipment },
  strict,
)
export type LclQuery = Static<typeof LclQuery>

/** Prices of a shipment by every published LCL rate that is for the route, the day and the cargo: complete ones first, then the cheapest. */
export const searchLclPrices = defineEndpoint({
  method: 'GET',
  path: '/api/LclPrice/Search',
  summary: '拼箱运价比价',
  may,
  query: LclQuery,
  reply: ObjectSchema({ Options: ArraySchema(LclOption), More: Quantity }),
})
