import {
  blankConfig,
  blankProfile,
  type PartContent,
  type SiteConfig,
  type SiteFloating,
  type SitePart,
  type SiteProfile,
} from '@jst/contracts/portal'
import type { Queryable } from '../kernel/database/database.ts'
import { demoCompanies } from './accounts.ts'
import { englishParts } from './portal-english.ts'
import { haijieHomes, list } from './portal-homes.ts'

const text = (words: string) => ({ type: 'text', text: words })
const paragraph = (words: string) => ({ type: 'paragraph', content: [text(words)] })
const heading = (words: string) => ({ type: 'heading', attrs: { level: 2 }, content: [text(words)] })
const points = (...lines: string[]) => ({
  type: 'bulletList',
  content: lines.map((line) => ({ type: 'listItem', content: [paragraph(line)] })),
})
const rich = (...content: unknown[]) => JSON.stringify({ type: 'doc', content })

interface DemoSite {
  readonly company: 'operator' | 'peer'
  /** Sign-in name of whoever published it. */
  readonly by: string
  readonly slug: string
  readonly isDefault: boolean
  readonly parts: { readonly [P in SitePart]?: PartContent<P> }
}

const config = (overrides: Partial<SiteConfig>): SiteConfig => ({ ...blankConfig, ...overrides })
const profile = (overrides: Partial<SiteProfile>): SiteProfile => ({ ...blankProfile, ...overrides })
const item = (Kind: 'phone' | 'mail' | 'wechat' | 'link', Label: string, Value: string) => ({ Kind, Label, Value, Picture: '' })
const floating = (...Items: SiteFloating['Items']): SiteFloating => ({ Enabled: true, Side: 'right', On: [], Items })

const haijieProfile = profile({
  Slogan: '让每一票货都准时上船',
  Summary: '上海海捷国际货运代理有限公司成立于 2009 年，专注中国出口海运整箱，为长三角外贸企业提供订舱、补料、单证与目的港服务。',
  Body: rich(
    heading('我们做什么'),
    paragraph(
      '公司总部位于上海，在宁波设有操作中心。主营美线、欧地线与东南亚线整箱出口，兼营拼箱与海铁联运，2025 年完成出口箱量 6.2 万 TEU。',
    ),
    points('整箱订舱与约价管理', '提单补料、分单与电放', '报关、拖车与仓储', '目的地清关与派送'),
    heading('怎么合作'),
    paragraph('客户登录工作台即可查询运价、在线订舱、提交补料、下载提单，所有节点与船公司数据同步。'),
  ),
  Culture: rich(paragraph('守时、透明、负责：报出的价格兑现，答应的时间做到，出现异常第一时间告知客户。')),
  Licences: [
    { Label: '统一社会信用代码', No: '91310115MA1H7X2K4B' },
    { Label: '无船承运业务备案号', No: 'MOC-NV 06218' },
    { Label: '国际货运代理备案号', No: '00058261' },
  ],
  Honours: [
    { Year: '2024', Title: '上海市货运代理行业诚信企业', Picture: '' },
    { Year: '2025', Title: '船公司年度优秀订舱代理', Picture: '' },
  ],
  Milestones: [
    { Year: '2009', Text: '公司在上海成立，从日韩近洋线起步' },
    { Year: '2014', Text: '取得无船承运业务资格，开通美线' },
    { Year: '2019', Text: '宁波操作中心启用' },
    { Year: '2024', Text: '在线订舱与补料平台上线' },
  ],
})

const sites: readonly DemoSite[] = [
  {
    company: 'operator',
    by: 'boss',
    slug: 'haijie',
    isDefault: true,
    parts: {
      config: config({
        Name: '海捷国际货运',
        NameEn: 'Haijie International Freight',
        Colour: '#0e5a8a',
        Footer: '上海市虹口区东大名路 908 号 · 工作日 9:00–18:00，截单日值班至 21:00',
        Icp: '沪ICP备2026000001号-1',
        Phone: '021-6595 8800',
        Email: 'service@haijie.example.com',
        SeoTitle: '海捷国际货运 - 美线、欧线整箱订舱',
        SeoDescription: '上海海捷国际货运：整箱运价在线查询、船期查询、货物跟踪，美线、欧地线、东南亚线订舱，补料与单证在线办理。',
        Friends: [{ Label: '中国国际货运代理协会', To: 'http://www.cifa.org.cn/' }],
        English: true,
        FooterEn: '908 East Daming Road, Hongkou, Shanghai · Mon–Fri 9:00–18:00',
        SeoTitleEn: 'Haijie International Freight - FCL from Shanghai and Ningbo',
        SeoDescriptionEn:
          'Haijie, Shanghai: FCL rates, sailings and cargo tracking online, bookings to North America, Europe and Southeast Asia.',
      }),
      ...englishParts,
      ...haijieHomes,
      profile: haijieProfile,
      customerProfile: {
        ...haijieProfile,
        Slogan: '您的货，我们盯着',
        Summary: '海捷为客户配备固定的业务、操作与单证人员，订舱、补料、放单各有专人，登录工作台随时查看进度。',
      },
      floating: floating(
        item('phone', '订舱热线', '021-6595 8800'),
        item('mail', '邮件询价', 'service@haijie.example.com'),
        item('link', '在线留言', '/external/customer/contact'),
      ),
    },
  },
  {
    company: 'peer',
    by: 'peer',
    slug: 'ruitong',
    isDefault: false,
    parts: {
      config: config({
        Name: '瑞通国际物流',
        NameEn: 'Ruitong Logistics',
        Colour: '#7a2e12',
        Footer: '宁波市北仑区明州路 301 号',
        Icp: '浙ICP备2026000002号',
        Phone: '0574-8688 1200',
        Email: 'info@ruitong.example.com',
        SeoDescription: '宁波瑞通国际物流：宁波口岸欧地线、中东印巴线整箱与拼箱，北仑自有仓库。',
      }),
      home: {
        Blocks: [
          { Kind: 'hero', Title: '宁波口岸的欧地线专家', Text: '北仑自有仓库，整箱拼箱当天进港。', Search: true, Picture: '' },
          { Kind: 'services', Title: '服务项目', Text: '' },
          {
            Kind: 'stats',
            Title: '',
            Items: [
              { Value: '12 年', Label: '宁波口岸经验' },
              { Value: '8,000 ㎡', Label: '北仑自有仓库' },
            ],
          },
          list('news', '公司动态'),
          list('offices', '联系网点'),
        ],
      },
      customerHome: {
        Blocks: [
          { Kind: 'hero', Title: '瑞通客户中心', Text: '货物跟踪与船期查询。', Search: true, Picture: '' },
          list('letters', '船公司通知'),
        ],
      },
      profile: profile({
        Slogan: '宁波出口，一站到港',
        Summary: '宁波瑞通国际物流有限公司位于北仑港区，主营欧地线与中东印巴线，提供仓储、装箱、拖车与报关服务。',
        Body: rich(paragraph('公司自营 8,000 平方米仓库，支持工厂直送、多点提货与内装。')),
      }),
      customerProfile: profile({ Summary: '为客户提供专人跟单与在线查询。' }),
      floating: floating(item('phone', '联系电话', '0574-8688 1200')),
    },
  },
]

/** Sites of the two forwarders, with every part published. */
export async function seedPortalSites(tx: Queryable, now: Date): Promise<void> {
  const published = new Date(now.getTime() - 20 * 86_400_000)
  for (const { company, by, slug, isDefault, parts } of sites) {
    const [owner] = await tx.query<{ companyId: number; id: number; name: string }>(
      `select c.id as "companyId", e.id, e.name from company c join employee e on e.company_id = c.id join app_user u on u.id = e.user_id
       where c.code = $1 and u.account = $2`,
      [demoCompanies[company].code, by],
    )
    const { companyId, id, name } = owner!
    await tx.query('insert into portal_site (company_id, slug, enabled, is_default, update_time) values ($1, $2, true, $3, $4)', [
      companyId,
      slug,
      isDefault,
      published,
    ])
    for (const [part, content] of Object.entries(parts)) {
      const contentJson = JSON.stringify(content)
      await tx.query('insert into portal_part (company_id, part, content, employee_id, update_time) values ($1, $2, $3, $4, $5)', [
        companyId,
        part,
        contentJson,
        id,
        published,
      ])
      await tx.query(
        `insert into portal_version (company_id, kind, no, content, employee_id, employee_name, create_time) values ($1, $2, 1, $3, $4, $5, $6)`,
        [companyId, part, contentJson, id, name, published],
      )
      await tx.query(
        `insert into portal_live (company_id, kind, facts, version, visible_from, update_time) values ($1, $2, $3, 1, $4, $4)`,
        [companyId, part, contentJson, published],
      )
    }
  }
}
