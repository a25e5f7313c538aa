import type { EntityRow } from '@jst/contracts/entity'
import {
  channelPages,
  type Learned,
  type MarketChannel,
  type MySubscription,
  type SubscribedRate,
  type Subscriber,
} from '@jst/contracts/freight-rates'
import { FakeApp, type FakeAppOptions } from '@jst/feature-kit/testing'
import { at, documentRoutes, menu, rowBase, stateOf } from './documents.ts'

const scope = {
  Lanes: ['USW'],
  LanesName: '美西',
  Pols: ['CNSHA', 'CNNGB'],
  PolsName: '上海、宁波',
  Carriers: [],
  CarriersName: '',
}
export const channelOf = (Id: number, Name: string, State: number, more: Partial<MarketChannel> = {}): MarketChannel => ({
  Id,
  Code: `QD2611000${Id}`,
  Name,
  Owner: '宁波瑞通国际物流有限公司',
  Days: 180,
  Terms: '价格每周更新，以订舱时确认为准。',
  ...scope,
  Rates: 128,
  LastUpdate: at,
  SubscriptionId: State < 0 ? 0 : 7,
  State,
  ...more,
})
const usage = { Searches: 42, Options: 96, Quoted: 5 }
export const subscriptionOf = (Id: number, State: number, more: Partial<MySubscription> = {}): MySubscription => ({
  Id,
  Code: `DY2611000${Id}`,
  State,
  Reason: '',
  ChannelId: 3,
  Channel: '瑞通美西直发',
  ChannelListed: true,
  Note: '每月约 60 TEU',
  ValidFrom: '2026-11-01',
  ValidTo: '2027-04-29',
  CreateTime: at,
  UpdateTime: at,
  TermsTime: at,
  ...usage,
  Owner: '宁波瑞通国际物流有限公司',
  By: '赵宇航',
  TermsLanes: '',
  ...scope,
  Terms: {
    Currency: 'USD',
    Amount: '30',
    '20GP': '',
    '40GP': '',
    '40HQ': '50',
    '45HQ': '',
    Percent: '',
    Lanes: [],
    Visible: true,
    Remark: '舱位需提前 7 天订舱',
  },
  ...more,
})
const subscriberOf = (Id: number, State: number, more: Partial<Subscriber> = {}): Subscriber => ({
  Id,
  Code: `DY2611000${Id}`,
  State,
  Reason: '',
  ChannelId: 3,
  Channel: '海捷近洋线',
  ChannelListed: true,
  Note: '希望按月合作',
  ValidFrom: '',
  ValidTo: '',
  CreateTime: at,
  UpdateTime: at,
  ...usage,
  Company: '宁波瑞通国际物流有限公司',
  Contact: '方志成',
  Level: '',
  ChannelLevel: 'A',
  ...more,
})
export const rateOf = (Key: string, Pod: string, PodName: string, sell: number, hidden = false): SubscribedRate => ({
  Key,
  SubscriptionId: 7,
  Subscription: 'DY26110007',
  Channel: hidden ? '' : '瑞通美西直发',
  Owner: hidden ? '' : '宁波瑞通国际物流有限公司',
  Carrier: 'HMM',
  Service: 'PS3',
  Lane: 'USW',
  Pol: 'CNSHA',
  PolName: '上海',
  Pod,
  PodName,
  Via: '',
  TransitDays: '15',
  FreeDays: '10',
  EtdWeekday: 5,
  ValidFrom: '2026-11-15',
  ValidTo: '2026-12-10',
  Currency: 'USD',
  Verdict: 'OK',
  Boxes: ['20GP', '40GP', '40HQ'].map((Type, step) => ({
    Type,
    Cost: hidden ? '' : String(sell - 130 + step * 300),
    Floor: String(sell - 80 + step * 300),
    Sell: String(sell + step * 300),
  })),
})
const learnedOf = (Kind: string, Text: string, Target: string, TargetName: string, more: Partial<Learned> = {}): Learned => ({
  Key: `${Kind}${Text}`,
  Source: 'GYS26010001',
  SourceName: '中远海运集装箱运输有限公司',
  Kind,
  Text,
  TextName: '',
  Target,
  TargetName,
  Hits: 6,
  By: '赵宇航',
  UpdateTime: at,
  ...more,
})
const learned: readonly Learned[] = [
  learnedOf('port', '长滩LB', 'USLGB', '长滩'),
  learnedOf('charge', '文件', 'DOC', '文件费'),
  learnedOf('boxes', '3', '20GP/40GP/40HQ', '', { Hits: 0, By: '' }),
  learnedOf('basis', 'DOC', 'B', '每票', { TextName: '文件费', Hits: 0, By: '' }),
  learnedOf('pol', '', 'CNSHA', '上海', { Source: '', SourceName: '' }),
]
const channelRow: EntityRow = {
  ...rowBase,
  Id: 3,
  Code: 'QD26110001',
  NameZh: '海捷近洋线',
  Lanes: ['SEA', 'JPK'],
  LanesName: '东南亚、日本',
  Pols: [],
  PolsName: '',
  Carriers: [],
  CarriersName: '',
  RateTypes: [],
  LevelCode: 'A',
  LevelCodeName: 'A 级客户',
  Days: 365,
  Terms: '含装货港费用',
  Stage: 'listed',
  Rates: 214,
  Subscribers: 2,
  Waiting: 1,
  UpdateTime: at,
}

const buttons: Readonly<Record<string, readonly string[]>> = {
  [channelPages.market]: ['apply'],
  [channelPages.mine]: ['edit', 'state', 'number'],
  [channelPages.sale]: [],
  [channelPages.others]: ['view', 'add', 'edit', 'remove', 'import', 'export', 'publish', 'audit', 'number'],
  '/SeaFreight/FreightManagement/ThirdFreightTemplate': ['view', 'edit'],
}

/** An application with channels and subscriptions, around one of their screens. */
export function channelsApp(
  path: string,
  { routes = {}, mayAct = true }: { routes?: FakeAppOptions['routes']; mayAct?: boolean } = {},
): FakeApp {
  const state = stateOf({ No: 'DY26110007', Title: '', State: 1, Moves: mayAct ? ['pause', 'end'] : [], MayWrite: mayAct })
  const rows = <T>(Rows: readonly T[]) => ({ Rows, Total: Rows.length })
  const fake = new FakeApp({
    path,
    confirm: true,
    routes: {
      'GET /api/FreightChannelMarket/List': () =>
        rows([channelOf(3, '瑞通美西直发', 1), channelOf(4, '瑞通欧地精选', -1, { LanesName: '欧洲北线' }), channelOf(5, '瑞通澳新', 2)]),
      'GET /api/FreightChannelMarket/Routes': () =>
        rows([
          {
            Carrier: 'HMM',
            Pol: 'CNSHA',
            Pod: 'USLAX',
            PolName: '上海',
            PodName: '洛杉矶',
            Lane: 'USW',
            Rates: 4,
            ValidTo: '2026-12-10',
            TransitDays: '15',
          },
        ]),
      'POST /api/FreightSubscription/Apply': () => ({ Id: 9, Code: 'DY26110009' }),
      'GET /api/FreightSubscription/Mine': () =>
        rows([
          subscriptionOf(7, 1),
          subscriptionOf(8, 3, { Channel: '瑞通欧地精选', LanesName: '欧洲北线' }),
          subscriptionOf(9, 2, { Reason: 'UNKNOWN', ValidFrom: '', ValidTo: '' }),
        ]),
      'POST /api/FreightSubscription/SaveTerms': () => subscriptionOf(7, 1),
      'GET /api/FreightSubscription/Subscribers': () => rows([subscriberOf(7, 0), subscriberOf(8, 1, { Level: 'VIP' })]),
      'GET /api/FreightSubscription/Rates': () => rows([rateOf('1', 'USLAX', '洛杉矶', 1_760), rateOf('2', 'USLGB', '长滩', 1_780)]),
      'GET /api/FreightChannel/List': () => rows([channelRow]),
      'GET /api/SupplierTemplate/List': () => rows(learned),
      'POST /api/SupplierTemplate/Save': () => ({ UpdateTime: at }),
      'POST /api/SupplierTemplate/Remove': () => ({ Removed: 1 }),
      ...documentRoutes(state, {}),
      ...routes,
    },
  })
  fake.app.permissions.load(
    Object.entries(buttons).map(([page, codes]) => menu(page, mayAct ? codes : codes.filter((code) => code === 'view'))),
  )
  return fake
}
