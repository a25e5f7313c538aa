import { blankConfig, sitePageOf, type LiveContent, type LiveKind, type Look, type SiteBlock } from '@jst/contracts/portal'
import type { PageContent, PageModel, SiteFacts } from '../model.ts'

const live = (Kind: LiveKind, RecordId: number, Title: string, more: Partial<LiveContent> = {}): LiveContent => ({
  Kind,
  RecordId,
  Code: `${Kind}${RecordId}`,
  Title,
  Category: '',
  Summary: '',
  Picture: '',
  Body: '',
  Facts: {},
  Top: false,
  From: '2026-11-18T02:00:00.000Z',
  ...more,
})
const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })

const site: SiteFacts = {
  base: '',
  origin: 'https://www.haijie.example',
  year: 2026,
  lang: 'zh',
  config: {
    ...blankConfig,
    Name: '上海海捷国际货运代理有限公司',
    NameEn: 'Shanghai Haijie International Freight Co., Ltd.',
    Logo: '',
    Colour: '',
    Nav: [],
    Footer: '无船承运业务经营者备案号 MOC-NV 00000',
    Icp: '沪ICP备2026000000号-1',
    PoliceNo: '',
    Phone: '021-55667788',
    Email: 'service@haijie.example',
    WeChat: '',
    SeoTitle: '',
    SeoDescription: '',
    Friends: [{ Label: '上海海关', To: 'http://shanghai.customs.gov.cn' }],
    English: true,
  },
  floating: { Enabled: true, Side: 'right', On: [], Items: [{ Kind: 'phone', Label: '021-55667788', Value: '021-55667788', Picture: '' }] },
  announcements: [live('announcement', 1, '春节值班安排', { Category: 'bar', Summary: '2 月 5 日至 11 日操作部轮值，截单时间不变。' })],
}

const blocks: readonly SiteBlock[] = [
  { Kind: 'hero', Title: '查运价、看船期、跟货物，一个入口', Text: '整箱与拼箱运价、船期、货物动态在线查询。', Search: true, Picture: '' },
  { Kind: 'services', Title: '我们的服务', Text: '' },
  {
    Kind: 'stats',
    Title: '数字海捷',
    Items: [
      { Value: '18,600', Label: '年出口 TEU' },
      { Value: '32', Label: '合作船公司' },
      { Value: '2.5 小时', Label: '平均报价时间' },
    ],
  },
  { Kind: 'rates', Title: '推荐运价' },
  { Kind: 'news', Title: '新闻动态' },
  { Kind: 'letters', Title: '船公司通知' },
  { Kind: 'offices', Title: '办公网点' },
]

const englishBlocks: readonly SiteBlock[] = [
  {
    Kind: 'hero',
    Title: 'Rates, sailings and cargo in one place',
    Text: 'FCL and LCL rates, sailings and milestones online.',
    Search: true,
    Picture: '',
  },
  { Kind: 'services', Title: 'Our services', Text: '' },
  { Kind: 'rates', Title: 'Recommended rates' },
  { Kind: 'news', Title: 'News' },
  { Kind: 'letters', Title: 'Carrier notices' },
  { Kind: 'offices', Title: 'Offices' },
]

const model = (path: string, content: PageContent): PageModel => {
  const { page } = sitePageOf(path)!
  return { site, page, look: page.look, content, at: page.path }
}
const homes: Readonly<Record<Look, string>> = {
  platform: '/external/home',
  customer: '/external/customer/home',
  company: '/external/MHpage/Home',
}

const news = live('news', 1, '美西航线十二月加开两班', {
  Category: '公司新闻',
  Summary: '12 月 8 日、22 日自洋山加开洛杉矶直航。',
  Top: true,
  Facts: { Author: '市场部' },
  Body: JSON.stringify({
    type: 'doc',
    content: [
      paragraph('为满足节前出货，海捷与船公司协商在十二月加开两班上海至洛杉矶直航，舱位即日起接受预订。'),
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: '加班船安排' }] },
      {
        type: 'table',
        content: [
          { type: 'tableRow', content: ['航次', '截单', '离港'].map((head) => ({ type: 'tableHeader', content: [paragraph(head)] })) },
          {
            type: 'tableRow',
            content: ['EX01', '12-05 12:00', '12-08'].map((cell) => ({ type: 'tableCell', content: [paragraph(cell)] })),
          },
        ],
      },
    ],
  }),
})

export const home = (look: Look): PageModel =>
  model(homes[look], {
    kind: 'home',
    blocks,
    lists: {
      services: [
        live('service', 1, '海运服务', { Category: 'sea', Summary: '整箱、拼箱、特种箱，美西、欧基、东南亚每周固定舱位。' }),
        live('service', 2, '陆运服务', { Category: 'land', Summary: '长三角拖车与报关一单到底，装箱照片当天回传。' }),
        live('service', 3, '供应链服务', { Category: 'supply', Summary: '采购订单到海外仓的全程可视与费用核算。' }),
      ],
      news: [news, live('news', 2, '宁波办公室迁址通知', { Category: '公司新闻' })],
      letters: [live('letter', 1, '十二月美线 GRI 通知', { Facts: { Carrier: '马士基', Subject: 'GRI', EffectiveFrom: '2026-12-01' } })],
      offices: [
        live('office', 1, '上海总部', {
          Category: 'main',
          Facts: { Address: '上海市虹口区东大名路 888 号 21 层', Phone: '021-55667788', Email: 'sh@haijie.example' },
        }),
        live('office', 2, '宁波分公司', { Category: 'branch', Facts: { Address: '宁波市江东北路 88 号 6 层', Phone: '0574-87001234' } }),
      ],
      jobs: [],
      ports: [],
      freights: [
        {
          Title: '旺季特价',
          Pol: '上海',
          Pod: '洛杉矶',
          Carrier: '中远海运',
          Currency: 'USD',
          Gp20: 1450,
          Gp40: 1820,
          Hq40: 1820,
          TransitDays: 15,
          ValidTo: '2026-12-31',
          Offerer: '',
        },
      ],
    },
  })

/** The same page as visitors read it in English. */
export const english = (page: PageModel): PageModel => ({
  ...page,
  content: page.content.kind === 'home' ? { ...page.content, blocks: englishBlocks } : page.content,
  at: `${page.at}?lang=en`,
  site: { ...page.site, lang: 'en', announcements: [], config: { ...page.site.config, English: true } },
})

export const article = model('/external/newsDetaile', {
  kind: 'article',
  article: news,
  newer: undefined,
  older: live('news', 2, '宁波办公室迁址通知'),
})

export const rates = model('/external/electronic/rates', {
  kind: 'rates',
  asked: {
    polWords: '上海',
    podWords: '洛杉矶',
    day: '2026-11-25',
    pol: { Code: 'CNSHA', Name: '上海' },
    pod: { Code: 'USLAX', Name: '洛杉矶' },
    choices: { pol: [], pod: [] },
  },
  routes: [
    {
      Operator: '上海海捷国际货运代理有限公司',
      Carrier: '马士基',
      Pol: '上海',
      Pod: '洛杉矶',
      Via: '',
      TransitDays: 13,
      EtdWeekday: 4,
      ValidFrom: '2026-11-20',
      ValidTo: '2026-11-30',
    },
    {
      Operator: '上海海捷国际货运代理有限公司',
      Carrier: '东方海外',
      Pol: '上海',
      Pod: '洛杉矶',
      Via: '釜山',
      TransitDays: 18,
      EtdWeekday: 6,
      ValidFrom: '2026-11-20',
      ValidTo: '2026-12-05',
    },
  ],
})

export const contact = model('/external/customer/contact', {
  kind: 'contact',
  offices: [],
  form: {
    stamp: '',
    values: { Name: '王小姐', Company: '宁波远帆进出口有限公司', Phone: 'abc', Message: '询价' },
    problems: { Phone: '电话格式不正确，例如 13800138000 或 021-55667788', Message: '请写下您的需求，至少 5 个字' },
    sent: false,
  },
})

export const missing = model('/external/newsDetaile', { kind: 'missing' })
