import { defineEndpoint } from '../../endpoint.ts'
import { menus } from '../../may.ts'
import { ArraySchema, BooleanSchema, Integer, ObjectSchema, StringSchema, Unsafe } from '../../schema.ts'
import { RecommendedFreight, RecommendedPort } from '../recommended.ts'
import type { LiveContent } from '../site/live.ts'
import { SiteBlock, SiteConfig, SiteFloating, SiteProfile } from '../site/part-schemas.ts'
import { contentPaths } from '../contents/screens.ts'
import { FrontName } from './address.ts'
import { partPaths } from './screens.ts'

const Live = Unsafe<LiveContent>(
  ObjectSchema({
    Kind: StringSchema(),
    RecordId: Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
    Code: StringSchema(),
    Title: StringSchema(),
    Category: StringSchema(),
    Summary: StringSchema(),
    Picture: StringSchema(),
    Body: StringSchema(),
    Facts: ObjectSchema({}, { additionalProperties: true }),
    Top: BooleanSchema(),
    From: StringSchema(),
  }),
)
const list = ArraySchema(Live)

/** Lists for the preview of a draft: as visitors read them today, or the defaults where nothing is published. */
export const previewLists = defineEndpoint({
  method: 'GET',
  path: '/api/Portal/PreviewLists',
  summary: '门户预览：已发布与推荐的内容',
  may: menus(...partPaths, ...contentPaths),
  reply: ObjectSchema({
    /** '' while the company has no short name. */
    Slug: StringSchema(),
    /** Front page at the root of the site. */
    Front: FrontName,
    Config: SiteConfig,
    Floating: SiteFloating,
    Home: ArraySchema(SiteBlock),
    CustomerHome: ArraySchema(SiteBlock),
    PeerHome: ArraySchema(SiteBlock),
    CompanyHome: ArraySchema(SiteBlock),
    Announcements: list,
    Lists: ObjectSchema({
      services: list,
      news: list,
      letters: list,
      offices: list,
      jobs: list,
      ports: ArraySchema(RecommendedPort),
      freights: ArraySchema(RecommendedFreight),
      profile: SiteProfile,
    }),
  }),
})
