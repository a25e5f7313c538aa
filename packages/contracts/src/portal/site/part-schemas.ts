import {
  ArraySchema,
  BooleanSchema,
  Literal,
  ObjectSchema,
  Optional,
  type Static,
  type TSchema,
  StringSchema,
  Union,
  Unsafe,
  strict,
} from '../../schema.ts'
import { text } from '../../envelope.ts'
import { richMost } from '../../rich/rich.ts'

const Picture = StringSchema({ pattern: '^([0-9a-f]{32})?$', maxLength: 32 })
const Link = text(500)
const Rich = text(richMost)
/** Line icons that an advantage may have. */
export const siteIcons = [
  'ship',
  'truck',
  'plane',
  'train',
  'warehouse',
  'clock',
  'shield',
  'price',
  'paper',
  'people',
  'globe',
  'phone',
] as const
export type SiteIcon = (typeof siteIcons)[number]
const Icon = Unsafe<SiteIcon | ''>(Union([Literal(''), ...siteIcons.map((name) => Literal(name))]))
const Items = <T extends TSchema>(item: T, most: number) => ArraySchema(item, { maxItems: most })

/** 网站配置: what all pages of a site share. */
export const SiteConfig = ObjectSchema(
  {
    Name: text(60),
    NameEn: text(120),
    Logo: Picture,
    /** `#rrggbb`; '' for the platform's own. White letters must be readable on it. */
    Colour: StringSchema({ pattern: '^(#[0-9a-f]{6})?$', maxLength: 7 }),
    /** Entries above every page; empty: the usual ones of the look. */
    Nav: Items(ObjectSchema({ Label: text(20), To: Link }, strict), 12),
    Footer: text(300),
    Icp: text(60),
    PoliceNo: text(60),
    Phone: text(40),
    Email: text(120),
    WeChat: Picture,
    /** Title of the site in search engines. */
    SeoTitle: text(80),
    SeoDescription: text(200),
    Friends: Items(ObjectSchema({ Label: text(30), To: Link }, strict), 20),
    /** Visitors may read the site in English as well. */
    English: BooleanSchema(),
    NavEn: Items(ObjectSchema({ Label: text(40), To: Link }, strict), 12),
    FooterEn: text(300),
    SeoTitleEn: text(120),
    SeoDescriptionEn: text(300),
  },
  strict,
)
export type SiteConfig = Static<typeof SiteConfig>
/** Settings with nothing in them. */
export const blankConfig: SiteConfig = {
  Name: '',
  NameEn: '',
  Logo: '',
  Colour: '',
  Nav: [],
  Footer: '',
  Icp: '',
  PoliceNo: '',
  Phone: '',
  Email: '',
  WeChat: '',
  SeoTitle: '',
  SeoDescription: '',
  Friends: [],
  English: false,
  NavEn: [],
  FooterEn: '',
  SeoTitleEn: '',
  SeoDescriptionEn: '',
}

/** 企业信息: who the company is. */
export const SiteProfile = ObjectSchema(
  {
    Slogan: text(80),
    Summary: text(300),
    Body: Rich,
    Culture: Rich,
    /** 无船承运业务经营者备案号, 统一社会信用代码 and the like. */
    Licences: Items(ObjectSchema({ Label: text(30), No: text(60) }, strict), 12),
    Honours: Items(ObjectSchema({ Year: text(4), Title: text(80), Picture }, strict), 30),
    Milestones: Items(ObjectSchema({ Year: text(10), Text: text(120) }, strict), 30),
    Pictures: Items(ObjectSchema({ Picture, Text: text(60) }, strict), 20),
  },
  strict,
)
export type SiteProfile = Static<typeof SiteProfile>
/** A profile with nothing in it. */
export const blankProfile: SiteProfile = {
  Slogan: '',
  Summary: '',
  Body: '',
  Culture: '',
  Licences: [],
  Honours: [],
  Milestones: [],
  Pictures: [],
}

/** A block of a home page. What a block lists (services, news, offices, rates, schedules) comes from what is published. */
export const SiteBlock = Union([
  ObjectSchema({ Kind: Literal('hero'), Title: text(60), Text: text(160), Search: BooleanSchema(), Picture }, strict),
  ObjectSchema({ Kind: Literal('services'), Title: text(40), Text: text(160) }, strict),
  ObjectSchema(
    { Kind: Literal('stats'), Title: text(40), Items: Items(ObjectSchema({ Value: text(16), Label: text(30) }, strict), 8) },
    strict,
  ),
  ObjectSchema(
    {
      Kind: Literal('advantages'),
      Title: text(40),
      Items: Items(ObjectSchema({ Title: text(30), Text: text(160), Icon: Optional(Icon) }, strict), 8),
    },
    strict,
  ),
  /** Short profile of the company and its milestones. */
  ObjectSchema({ Kind: Literal('story'), Title: text(40) }, strict),
  ObjectSchema({ Kind: Literal('rates'), Title: text(40) }, strict),
  ObjectSchema({ Kind: Literal('ports'), Title: text(40) }, strict),
  ObjectSchema({ Kind: Literal('news'), Title: text(40) }, strict),
  ObjectSchema({ Kind: Literal('letters'), Title: text(40) }, strict),
  ObjectSchema({ Kind: Literal('offices'), Title: text(40) }, strict),
  ObjectSchema({ Kind: Literal('jobs'), Title: text(40) }, strict),
  ObjectSchema({ Kind: Literal('partners'), Title: text(40), Items: Items(ObjectSchema({ Name: text(40), Picture }, strict), 40) }, strict),
  ObjectSchema({ Kind: Literal('text'), Title: text(40), Body: Rich }, strict),
  ObjectSchema({ Kind: Literal('enter'), Title: text(40), Text: text(160) }, strict),
])
export type SiteBlock = Static<typeof SiteBlock>

/** 门户首页: its blocks, from above. */
export const SiteHome = ObjectSchema({ Blocks: Items(SiteBlock, 30) }, strict)
export type SiteHome = Static<typeof SiteHome>

/** 悬浮窗: ways to reach the company that stay beside the page. */
export const SiteFloating = ObjectSchema(
  {
    Enabled: BooleanSchema(),
    Side: Union([Literal('right'), Literal('left')]),
    /** Looks on which it stands; none: on all. */
    On: Items(Union([Literal('platform'), Literal('customer'), Literal('company')]), 3),
    Items: Items(
      ObjectSchema(
        {
          Kind: Union([Literal('phone'), Literal('mail'), Literal('qq'), Literal('wechat'), Literal('link')]),
          Label: text(20),
          Value: Link,
          Picture,
        },
        strict,
      ),
      8,
    ),
  },
  strict,
)
export type SiteFloating = Static<typeof SiteFloating>

/** Parts of a site of which there is one each, by their word on the wire and in the tables. */
export const siteParts = {
  config: SiteConfig,
  home: SiteHome,
  customerHome: SiteHome,
  /** Home page of the platform for fellow forwarders. */
  peerHome: SiteHome,
  companyHome: SiteHome,
  /** Home page of every look in English. */
  homeEn: SiteHome,
  profile: SiteProfile,
  customerProfile: SiteProfile,
  profileEn: SiteProfile,
  floating: SiteFloating,
} as const
export type SitePart = keyof typeof siteParts
export type PartContent<P extends SitePart = SitePart> = Static<(typeof siteParts)[P]>
