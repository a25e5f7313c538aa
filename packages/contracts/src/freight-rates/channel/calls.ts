import { defineEndpoint } from '../../endpoint.ts'
import { Day, Id, IdOrNone, Instant, page, pageQuery, Quantity, text } from '../../envelope.ts'
import { buttons, menus } from '../../may.ts'
import { decimalText } from '../../money/decimal.ts'
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
} from '../../schema.ts'
import { channelPages } from './pages.ts'
import { subscriptionStates } from './subscription.ts'

const word = StringSchema()
const words = ArraySchema(word)
const code = Quantity
const stage = Optional(StringSchema({ enum: Object.keys(subscriptionStates.codes) }))
const scope = { Lanes: words, LanesName: word, Pols: words, PolsName: word, Carriers: words, CarriersName: word }

/** A channel as its owner tells it to others: nothing of prices, suppliers or contracts. `State`: of the reader's latest subscription; -1: none. */
const MarketChannel = ObjectSchema({
  Id,
  Code: word,
  Name: word,
  Owner: word,
  ...scope,
  Days: Quantity,
  Terms: word,
  Rates: Quantity,
  LastUpdate: Union([Instant, Null()]),
  SubscriptionId: IdOrNone,
  State: Integer({ minimum: -1, maximum: 100 }),
})
export type MarketChannel = Static<typeof MarketChannel>

/** Published channels of other companies. */
export const marketChannels = defineEndpoint({
  method: 'GET',
  path: '/api/FreightChannelMarket/List',
  summary: '第三方运价渠道',
  may: menus(channelPages.market),
  query: ObjectSchema(
    { ...pageQuery, Keyword: Optional(text(60)), Lane: Optional(text(20)), Pol: Optional(text(10)), Carrier: Optional(text(20)) },
    strict,
  ),
  reply: page(MarketChannel),
})

/** Offer of a channel by route and carrier, without prices. */
const ChannelRoute = ObjectSchema({
  Carrier: word,
  Pol: word,
  Pod: word,
  PolName: word,
  PodName: word,
  Lane: word,
  Rates: Quantity,
  ValidTo: word,
  TransitDays: word,
})
export type ChannelRoute = Static<typeof ChannelRoute>
export const marketRoutes = defineEndpoint({
  method: 'GET',
  path: '/api/FreightChannelMarket/Routes',
  summary: '第三方运价渠道的航线',
  may: menus(channelPages.market),
  query: ObjectSchema({ ...pageQuery, Id }, strict),
  reply: page(ChannelRoute),
})

const Amount = Union([Literal(''), decimalText(6, 2)])
/** Terms of the subscriber: its mark-up by box or percentage, its lanes, visibility for its customers, and their note. */
const terms = {
  Currency: text(3),
  Amount,
  '20GP': Amount,
  '40GP': Amount,
  '40HQ': Amount,
  '45HQ': Amount,
  Percent: Union([Literal(''), decimalText(3, 4)]),
  Lanes: ArraySchema(text(20), { maxItems: 50 }),
  Visible: BooleanSchema(),
  Remark: text(200),
}
const SubscriptionTerms = ObjectSchema(terms, strict)
export type SubscriptionTerms = Static<typeof SubscriptionTerms>

/** Asks the owner of a channel for its rates. @throws INVALID_INPUT for one that is not published, or subscribed to already */
export const applySubscription = defineEndpoint({
  method: 'POST',
  path: '/api/FreightSubscription/Apply',
  summary: '申请订阅运价渠道',
  may: buttons({ path: channelPages.market, code: 'apply' }),
  body: ObjectSchema({ ChannelId: Id, Note: text(300), Terms: SubscriptionTerms, Sure: Optional(BooleanSchema()) }, strict),
  reply: ObjectSchema({ Id, Code: word }),
})

const usage = { Searches: Quantity, Options: Quantity, Quoted: Quantity }
const common = {
  Id,
  Code: word,
  State: code,
  Reason: word,
  ChannelId: Id,
  Channel: word,
  ChannelListed: BooleanSchema(),
  Note: word,
  ValidFrom: word,
  ValidTo: word,
  CreateTime: Instant,
  UpdateTime: Instant,
  ...usage,
}
/** A subscription as its subscriber sees it. `TermsTime`: the version of what he decides alone. */
const MySubscription = ObjectSchema({
  ...common,
  Owner: word,
  ...scope,
  Terms: SubscriptionTerms,
  TermsLanes: word,
  TermsTime: Instant,
  By: word,
})
export type MySubscription = Static<typeof MySubscription>
export const mySubscriptions = defineEndpoint({
  method: 'GET',
  path: '/api/FreightSubscription/Mine',
  summary: '我的运价订阅',
  may: menus(channelPages.mine),
  query: ObjectSchema({ ...pageQuery, Stage: stage }, strict),
  reply: page(MySubscription),
})

/** Writes what the subscriber decides alone. It holds from the next search on. */
export const saveSubscriptionTerms = defineEndpoint({
  method: 'POST',
  path: '/api/FreightSubscription/SaveTerms',
  summary: '设置订阅加价与可见范围',
  may: buttons({ path: channelPages.mine, code: 'edit' }),
  body: ObjectSchema({ Id, TermsTime: Instant, Terms: SubscriptionTerms, Sure: Optional(BooleanSchema()) }, strict),
  reply: MySubscription,
})

/** A subscription as the owner of the channel sees it: nothing of mark-ups and customers. `Level`: the owner's; '' that of the channel. */
const Subscriber = ObjectSchema({ ...common, Company: word, Contact: word, Level: word, ChannelLevel: word })
export type Subscriber = Static<typeof Subscriber>
export const subscribersOf = defineEndpoint({
  method: 'GET',
  path: '/api/FreightSubscription/Subscribers',
  summary: '订阅我运价的企业',
  may: buttons({ path: channelPages.others, code: 'view' }),
  query: ObjectSchema({ ...pageQuery, Stage: stage, ChannelId: Optional(Id) }, strict),
  reply: page(Subscriber),
})

/** Another level for one subscriber; '' : that of the channel. */
export const setSubscriberLevel = defineEndpoint({
  method: 'POST',
  path: '/api/FreightSubscription/SetLevel',
  summary: '设置订阅企业的价格等级',
  may: buttons({ path: channelPages.others, code: 'audit' }),
  body: ObjectSchema({ Id, UpdateTime: Instant, Level: text(20) }, strict),
  reply: Subscriber,
})

/** Box types that lists of subscribed rates show. */
export const subscribedBoxes = ['20GP', '40GP', '40HQ'] as const
/** A rate of a subscription. `Cost`: the channel price. What a role hides is blank, so are owner and channel for whoever may not see suppliers. */
const SubscribedRate = ObjectSchema({
  Key: word,
  SubscriptionId: Id,
  Subscription: word,
  Channel: word,
  Owner: word,
  Carrier: word,
  Service: word,
  Lane: word,
  Pol: word,
  PolName: word,
  Pod: word,
  PodName: word,
  Via: word,
  TransitDays: word,
  FreeDays: word,
  EtdWeekday: Quantity,
  ValidFrom: word,
  ValidTo: word,
  Currency: word,
  Boxes: ArraySchema(ObjectSchema({ Type: word, Cost: word, Floor: word, Sell: word })),
  Verdict: word,
})
export type SubscribedRate = Static<typeof SubscribedRate>

/** Rates of today of the active subscriptions, priced as a search prices them. `SubscriptionId`: of one alone, also one that customers do not see. */
export const subscribedRates = defineEndpoint({
  method: 'GET',
  path: '/api/FreightSubscription/Rates',
  summary: '订阅的运价',
  may: menus(channelPages.sale, channelPages.mine),
  query: ObjectSchema(
    {
      ...pageQuery,
      SubscriptionId: Optional(Id),
      Lane: Optional(text(20)),
      Pol: Optional(text(10)),
      Pod: Optional(text(10)),
      Carrier: Optional(text(20)),
      Day: Optional(Day),
    },
    strict,
  ),
  reply: page(SubscribedRate),
})
