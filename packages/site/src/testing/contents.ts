import { blankConfig, type LiveContent, type LiveKind, sitePageOf } from '@jst/contracts/portal'
import type { Offers, PageContent, PageModel, SiteFacts } from '../model.ts'

export const live = (Kind: LiveKind, RecordId: number, Title: string, more: Partial<LiveContent> = {}): LiveContent => ({
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

export const offices: readonly LiveContent[] = [
  live('office', 1, '上海总部', {
    Category: 'main',
    Facts: { Address: '上海市虹口区东大名路 888 号 21 层', Phone: '021-55667788', Email: 'sh@haijie.example' },
  }),
  live('office', 2, '宁波分公司', { Category: 'branch', Facts: { Address: '宁波市江东北路 88 号 6 层', Phone: '0574-87001234' } }),
]

const site: SiteFacts = {
  base: '',
  origin: 'https://www.haijie.example',
  canonical: 'https://www.haijie.example',
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
  offices,
  ports: [
    { Code: 'CNSHA', Name: '上海' },
    { Code: 'USLAX', Name: '洛杉矶' },
  ],
  floating: { Enabled: true, Side: 'right', On: [], Items: [{ Kind: 'phone', Label: '021-55667788', Value: '021-55667788', Picture: '' }] },
  announcements: [live('announcement', 1, '春节值班安排', { Category: 'bar', Summary: '2 月 5 日至 11 日操作部轮值，截单时间不变。' })],
}

export const news = live('news', 1, '美西航线十二月加开两班', {
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

export const freights: Offers['freights'] = [
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
]
export const ports: Offers['ports'] = [
  { Name: '上海', PortCode: 'CNSHA', PortNameEn: 'Shanghai', Country: '中国', Place: 'POL', Lane: '', Slogan: '' },
  { Name: '洛杉矶', PortCode: 'USLAX', PortNameEn: 'Los Angeles', Country: '美国', Place: 'POD', Lane: '', Slogan: '' },
]
export const offers: Offers = {
  ports,
  freights,
  tables: [
    live('shipTable', 1, '上海—洛杉矶 直航船期', { Facts: { Weeks: 6, PolCode: 'CNSHA', PodCode: 'USLAX', Pol: '上海', Pod: '洛杉矶' } }),
  ],
}

export const model = (path: string, content: PageContent): PageModel => {
  const { page } = sitePageOf(path)!
  return { site, page, look: page.look, content, at: page.path }
}
