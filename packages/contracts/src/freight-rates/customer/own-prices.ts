import { defineEndpoint } from '../../endpoint.ts'
import { answerLanguage, Day, text } from '../../envelope.ts'
import { menus, publicly } from '../../may.ts'
import { ArraySchema, BooleanSchema, Integer, ObjectSchema, type Static, StringSchema, strict } from '../../schema.ts'
import { BoxesText, cargoFacts } from '../price-search.ts'
import { PriceOffer } from '../price-offer.ts'

/** 客户工作台: rates and quotations of customers are views of it (`?View=rates`, `?View=quotes`). */
export const customerWorkbench = '/external/workbench'
/** 运价查询 of the portal. */
export const freightCenter = '/external/customer/freightCenter'

const Place = ObjectSchema({ Code: StringSchema(), Name: StringSchema() })

/** `Pods`: codes joined by commas. `Boxes`: `40HQ*2,20GP*1`. For whom is not asked: it is the caller's company. */
export const ownPriceFacts = {
  Pol: StringSchema({ minLength: 2, maxLength: 10 }),
  Pods: StringSchema({ minLength: 2, maxLength: 60 }),
  Day,
  Boxes: BoxesText,
  ...cargoFacts,
}
const OwnPriceQuery = ObjectSchema({ ...ownPriceFacts, ...answerLanguage }, strict)
export type OwnPriceQuery = Static<typeof OwnPriceQuery>

/**
 * Prices that the caller's company is asked by the operator that serves it, and nothing of how they came about. `Known`: the operator has the company
 * on its list of customers and sells to it; without that there are no prices. `Seller`: whose customer it is, '' : nobody's.
 */
export const ownPrices = defineEndpoint({
  method: 'GET',
  path: '/api/OwnPrice/Search',
  summary: '我的运价',
  write: true,
  may: menus(customerWorkbench),
  query: OwnPriceQuery,
  reply: ObjectSchema({
    Known: BooleanSchema(),
    Operator: StringSchema(),
    Seller: StringSchema(),
    Offers: ArraySchema(PriceOffer),
    Names: ArraySchema(Place),
  }),
})

const PublicRoute = ObjectSchema({
  Operator: StringSchema(),
  Carrier: StringSchema(),
  Pol: StringSchema(),
  Pod: StringSchema(),
  /** '' : direct. */
  Via: StringSchema(),
  /** -1 : not known. */
  TransitDays: Integer({ minimum: -1, maximum: 9_999 }),
  /** 0 : not known. */
  EtdWeekday: Integer({ minimum: 0, maximum: 7 }),
  ValidFrom: StringSchema(),
  ValidTo: StringSchema(),
})
export type PublicRoute = Static<typeof PublicRoute>

/** Services that operators sell to all of their customers on a day, without prices: what visitors of the portal may know. One page, whatever there is. */
export const publicRoutes = defineEndpoint({
  method: 'GET',
  path: '/api/Portal/GetFreightRoutes',
  summary: '门户运价查询（访客不显示价格）',
  may: publicly('客户门户的运价查询：访客只看到航线、船公司、航程与有效期'),
  query: ObjectSchema({ Pol: text(10), Pod: text(10), Day }, strict),
  reply: ObjectSchema({ Rows: ArraySchema(PublicRoute) }),
})

const PublicPort = ObjectSchema({ Code: StringSchema(), Name: StringSchema(), NameEn: StringSchema() })
export type PublicPort = Static<typeof PublicPort>
/** Ports whose code or name begins with some letters, for the line that asks; of the platform's list, never of a company's. */
export const publicPorts = defineEndpoint({
  method: 'GET',
  path: '/api/Portal/GetFreightPorts',
  summary: '门户港口联想',
  may: publicly('客户门户的港口输入联想，取自平台公共港口'),
  query: ObjectSchema({ Keyword: StringSchema({ minLength: 1, maxLength: 20 }) }, strict),
  reply: ArraySchema(PublicPort),
})
