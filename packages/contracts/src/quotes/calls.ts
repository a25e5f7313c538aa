import { defineEndpoint } from '../endpoint.ts'
import { Day, Id, Instant, Quantity, text, Version } from '../envelope.ts'
import { buttons, menus } from '../may.ts'
import { priceCalendarCall } from '../freight-rates/calendar/price-calendar.ts'
import { BoxesText, cargoFacts } from '../freight-rates/price-search.ts'
import { ChargeMeasures, DocumentCharges } from '../document/charges/charges.ts'
import {
  ArraySchema,
  BooleanSchema,
  Integer,
  Literal,
  Null,
  ObjectSchema,
  Optional,
  type Static,
  StringSchema,
  Union,
  strict,
} from '../schema.ts'
import { OptionInput, QuoteOption } from './options.ts'
import { quotationPage } from './pages.ts'
import { quotationList } from './quotation-states.ts'

const write = buttons({ path: quotationList, code: 'edit' })
const send = buttons({ path: quotationList, code: 'send' })

/** The address that customers open: how often, and when last. */
const QuoteLink = ObjectSchema({
  CreateTime: Instant,
  Revoked: BooleanSchema(),
  Views: Quantity,
  FirstView: Union([Instant, Null()]),
  LastView: Union([Instant, Null()]),
})
const SentVersion = ObjectSchema({ Version, At: Instant, By: StringSchema(), Hash: StringSchema() })

/** Content of a quotation, with all sources of its amounts. */
export const QuoteView = ObjectSchema({
  UpdateTime: Instant,
  Options: ArraySchema(QuoteOption),
  Measures: ChargeMeasures,
  Rates: DocumentCharges.properties.Rates,
  Currencies: DocumentCharges.properties.Currencies,
  /** Versions that were sent, the newest first. */
  Sent: ArraySchema(SentVersion),
  /** Null: no address was given out. */
  Link: Union([QuoteLink, Null()]),
  /** Key of the option that the customer accepted; '' : none. */
  Accepted: StringSchema(),
})
export type QuoteView = Static<typeof QuoteView>

export const quotationOptions = defineEndpoint({
  method: 'GET',
  path: '/api/Quotation/Options',
  summary: '报价方案',
  may: menus(quotationList),
  query: ObjectSchema({ Id }, strict),
  reply: QuoteView,
})

/** Options of one quotation. */
export const mostOptions = 12

/** Replaces the options. Cost and floor are the server's: of the rate in the version that is named, or as they were stored. */
export const saveQuotationOptions = defineEndpoint({
  method: 'POST',
  path: '/api/Quotation/SaveOptions',
  summary: '保存报价方案',
  may: write,
  largestBody: 2 * 1024 * 1024,
  body: ObjectSchema(
    {
      Id,
      UpdateTime: Instant,
      Options: ArraySchema(OptionInput, { maxItems: mostOptions }),
      /** Prices and totals that are far from their kind are meant. */
      Sure: Optional(BooleanSchema()),
    },
    strict,
  ),
  reply: QuoteView,
})

/**
 * Published rates that hold for route, day, boxes and customer, as options: the same prices as those of a search, complete and cheapest first.
 * `Pods`: codes joined by commas. `Boxes`: `40HQ*2,20GP*1`. With `Id` the mark-ups of sales are those of whoever made that quotation. Each port has
 * the cheapest of its own. `Keep`: keys of rates, joined by commas, that are among them however many are cheaper.
 */
export const offeredRates = defineEndpoint({
  method: 'GET',
  path: '/api/Quotation/Rates',
  summary: '可选运价',
  may: write,
  query: ObjectSchema(
    {
      Pol: text(5),
      Pods: text(60),
      Day,
      Boxes: BoxesText,
      Customer: Optional(text(20)),
      ...cargoFacts,
      Id: Optional(Id),
      Keep: Optional(text(400)),
    },
    strict,
  ),
  reply: ArraySchema(QuoteOption),
})

export const copyModes = { replicate: '复制报价（毛利不变）', extend: '延期报价（总价不变）' } as const
/** A new quotation of another one: by the rates of today with the same margin, or at the same price. */
export const copyQuotation = defineEndpoint({
  method: 'POST',
  path: '/api/Quotation/Copy',
  summary: '复制或延期报价单',
  may: buttons({ path: quotationList, code: 'add' }),
  body: ObjectSchema({ Id, Mode: Union([Literal('replicate'), Literal('extend')]), ValidUntil: Day }, strict),
  reply: ObjectSchema({ Id, Code: StringSchema(), Missing: ArraySchema(StringSchema()) }),
})

/** A new address for the customer; the one before opens nothing any more. The token is told once. */
export const shareQuotation = defineEndpoint({
  method: 'POST',
  path: '/api/Quotation/Share',
  summary: '生成报价链接',
  may: send,
  body: ObjectSchema({ Id }, strict),
  reply: ObjectSchema({ Address: StringSchema() }),
})
export const revokeQuotation = defineEndpoint({
  method: 'POST',
  path: '/api/Quotation/Revoke',
  summary: '停用报价链接',
  may: send,
  body: ObjectSchema({ Id }, strict),
  reply: ObjectSchema({ Revoked: BooleanSchema() }),
})

const Share = ObjectSchema({ Key: StringSchema(), Count: Quantity, Amount: StringSchema() })
/** How quotations of some days went. */
export const QuoteFigures = ObjectSchema({
  Sent: Quantity,
  Opened: Quantity,
  Won: Quantity,
  Lost: Quantity,
  Open: Quantity,
  /** Hours from the first line to the first sending; null: none was sent. */
  ResponseP50: Union([StringSchema(), Null()]),
  ResponseP90: Union([StringSchema(), Null()]),
  /** In CNY; null where the reader may not see it. */
  Margin: Union([StringSchema(), Null()]),
  Reasons: ArraySchema(Share),
})
export type QuoteFigures = Static<typeof QuoteFigures>
export const quotationFigures = defineEndpoint({
  method: 'GET',
  path: '/api/Quotation/Figures',
  summary: '报价指标',
  may: menus(quotationList),
  query: ObjectSchema({ Days: Optional(Integer({ minimum: 0, maximum: 3_660 })) }, strict),
  reply: QuoteFigures,
})

export const quotationCalendar = priceCalendarCall('/api/Quotation/PriceCalendar', menus(quotationPage))
