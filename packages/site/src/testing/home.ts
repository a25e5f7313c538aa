import { blankProfile, type Look, type SiteBlock, type SiteProfile } from '@jst/contracts/portal'
import type { PageModel } from '../model.ts'
import { freights, live, model, news, offices, ports } from './contents.ts'

const profile: SiteProfile = {
  ...blankProfile,
  Slogan: '让每一票货都准时上船',
  Summary: '公司成立于 2009 年，专注中国出口海运整箱，为长三角外贸企业提供订舱、补料、单证与目的港服务。',
  Milestones: [
    { Year: '2009', Text: '公司在上海成立，从日韩近洋线起步' },
    { Year: '2014', Text: '取得无船承运业务资格，开通美线' },
    { Year: '2024', Text: '在线订舱与补料平台上线' },
  ],
}

type Home = Look | 'peers'
const hero = (Title: string, Text: string, Search = true): SiteBlock => ({ Kind: 'hero', Title, Text, Search, Picture: '' })
const listing = (Kind: 'rates' | 'ports' | 'news' | 'letters' | 'offices' | 'jobs' | 'story', Title: string): SiteBlock => ({ Kind, Title })
const services: SiteBlock = { Kind: 'services', Title: '我们的服务', Text: '从工厂到目的地门点，一个窗口办理。' }
const advantages: SiteBlock = {
  Kind: 'advantages',
  Title: '为什么选择海捷',
  Items: [
    { Title: '舱位有保障', Text: '与船公司签有年度约价，旺季按约配舱。', Icon: 'ship' },
    { Title: '报价当天回复', Text: '附加费逐项列明，不含糊、不漏项。', Icon: 'price' },
    { Title: '截单不慌', Text: '截单、截关、VGM 时间提前提醒。', Icon: 'clock' },
  ],
}
const stats: SiteBlock = {
  Kind: 'stats',
  Title: '数字海捷',
  Items: [
    { Value: '18,600', Label: '年出口 TEU' },
    { Value: '32', Label: '合作船公司' },
    { Value: '2.5 小时', Label: '平均报价时间' },
  ],
}
const blocks: Readonly<Record<Home, readonly SiteBlock[]>> = {
  platform: [
    hero('查运价、看船期、跟货物，一个入口', '整箱与拼箱运价、船期、货物动态在线查询。'),
    listing('rates', '推荐运价'),
    listing('ports', '热门港口'),
    services,
    stats,
    listing('news', '新闻动态'),
    listing('letters', '船公司通知'),
  ],
  peers: [
    hero('同行合作：舱位与约价共享', '面向货代同行的整箱运价、船期与船公司通知。'),
    listing('rates', '本周同行价'),
    listing('letters', '船公司通知'),
    advantages,
  ],
  customer: [
    hero('货到哪里、什么时候开船', '输入提单号、订单号或箱号查看进度。'),
    listing('letters', '船公司通知'),
    listing('rates', '推荐运价'),
  ],
  company: [
    hero('让每一票货都准时上船', '专注中国出口海运整箱十七年。', false),
    stats,
    listing('story', '关于海捷'),
    services,
    listing('news', '新闻中心'),
    listing('jobs', '加入我们'),
  ],
}

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

const homes: Readonly<Record<Home, string>> = {
  platform: '/external/home',
  peers: '/external/thome',
  customer: '/external/customer/home',
  company: '/external/MHpage/Home',
}

export const home = (own: Home): PageModel =>
  model(homes[own], {
    kind: 'home',
    blocks: blocks[own],
    lists: {
      services: [
        live('service', 1, '海运服务', { Category: 'sea', Summary: '整箱、拼箱、特种箱，美西、欧基、东南亚每周固定舱位。' }),
        live('service', 2, '陆运服务', { Category: 'land', Summary: '长三角拖车与报关一单到底，装箱照片当天回传。' }),
        live('service', 3, '供应链服务', { Category: 'supply', Summary: '采购订单到海外仓的全程可视与费用核算。' }),
      ],
      news: [news, live('news', 2, '宁波办公室迁址通知', { Category: '公司新闻' })],
      letters: [live('letter', 1, '十二月美线 GRI 通知', { Facts: { Carrier: '马士基', Subject: 'GRI', EffectiveFrom: '2026-12-01' } })],
      offices,
      jobs: [live('job', 1, '海运操作（美线）', { Category: '操作部', Facts: { Place: '上海', Headcount: 2, Salary: '8k～12k' } })],
      ports,
      profile,
      freights,
    },
  })

/** The same page as visitors read it in English. */
export const english = (page: PageModel): PageModel => ({
  ...page,
  content: page.content.kind === 'home' ? { ...page.content, blocks: englishBlocks } : page.content,
  at: `${page.at}?lang=en`,
  site: { ...page.site, lang: 'en', announcements: [], config: { ...page.site.config, English: true } },
})
