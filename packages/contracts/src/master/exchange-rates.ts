import { buttons } from '../may.ts'
import { Literal, Null, NumberSchema, ObjectSchema, Optional, type Static, StringSchema, Union, strict } from '../schema.ts'
import { defineEndpoint } from '../endpoint.ts'
import { Day, Id, IdOrNone, Instant, page, pageQuery, Quantity, text } from '../envelope.ts'

const button = (code: string) => buttons({ path: '/BasicData/Cur', code })
const Rate = NumberSchema({ exclusiveMinimum: 0, maximum: 1_000_000 })

/** Price of one unit of `CurrencyCode` in `BaseCode` from a day on, until a newer one begins. Six decimals. */
export const ExchangeRate = ObjectSchema({
  Id,
  Layer: Union([Literal('platform'), Literal('company')]),
  CurrencyCode: StringSchema(),
  BaseCode: StringSchema(),
  /** Day by the calendar of China. */
  FromDay: StringSchema(),
  Buy: Rate,
  Sell: Rate,
  Mid: Rate,
  Source: StringSchema(),
  UpdateTime: Instant,
})
export type ExchangeRate = Static<typeof ExchangeRate>

export const exchangeRateList = defineEndpoint({
  method: 'GET',
  path: '/api/ExchangeRate/List',
  summary: '汇率列表',
  may: button('view'),
  query: ObjectSchema({ ...pageQuery, CurrencyCode: Optional(text(3)), BaseCode: Optional(text(3)) }, strict),
  reply: page(ExchangeRate),
})
/** Id 0: a new one. One rate for each pair and day. */
export const saveExchangeRate = defineEndpoint({
  method: 'POST',
  path: '/api/ExchangeRate/Save',
  summary: '保存汇率',
  may: button('rate'),
  body: ObjectSchema(
    {
      Id: IdOrNone,
      UpdateTime: Optional(Instant),
      CurrencyCode: text(3),
      BaseCode: text(3),
      FromDay: Day,
      Buy: Rate,
      Sell: Rate,
      Mid: Union([Rate, Null()]),
      Source: text(40),
    },
    strict,
  ),
  reply: ExchangeRate,
})
export const removeExchangeRate = defineEndpoint({
  method: 'POST',
  path: '/api/ExchangeRate/Remove',
  summary: '删除汇率',
  may: button('rate'),
  body: ObjectSchema({ Id, UpdateTime: Instant }, strict),
  reply: ObjectSchema({ Removed: Quantity }),
})

type RateFacts = Pick<ExchangeRate, 'CurrencyCode' | 'BaseCode' | 'FromDay' | 'Buy' | 'Sell' | 'Mid' | 'Layer'>
export type RateSide = 'Buy' | 'Sell' | 'Mid'

/**
 * The rate of a day: the latest that began on it or before; the company's own goes before the platform's of the same day. Undefined when
 * there is none yet. A pair that is kept the other way round is turned over; buying then means selling. @param day `YYYY-MM-DD`
 */
export function exchangeRateOn(
  rates: readonly RateFacts[],
  from: string,
  to: string,
  day: string,
  side: RateSide = 'Mid',
): number | undefined {
  if (from === to) return 1
  const direct = latest(rates, from, to, day)
  if (direct) return direct[side]
  const turned = latest(rates, to, from, day)
  return turned && 1 / turned[turnedSide[side]]
}

const turnedSide: Readonly<Record<RateSide, RateSide>> = { Buy: 'Sell', Sell: 'Buy', Mid: 'Mid' }

function latest(rates: readonly RateFacts[], currency: string, base: string, day: string): RateFacts | undefined {
  return rates
    .filter(({ CurrencyCode, BaseCode, FromDay }) => CurrencyCode === currency && BaseCode === base && FromDay <= day)
    .toSorted((a, b) => b.FromDay.localeCompare(a.FromDay) || Number(b.Layer === 'company') - Number(a.Layer === 'company'))[0]
}
