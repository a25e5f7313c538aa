import { defineEndpoint } from '../../endpoint.ts'
import { Instant, Version } from '../../envelope.ts'
import { buttons, menus } from '../../may.ts'
import { ArraySchema, BooleanSchema, Null, ObjectSchema, type Static, StringSchema, type TSchema, Union, strict } from '../../schema.ts'
import { SiteConfig, SiteFloating, SiteHome, SiteProfile, type SitePart } from '../site/part-schemas.ts'
import { partScreens } from './screens.ts'

/** Somebody who has the same part open. */
const people = ArraySchema(StringSchema(), { maxItems: 20 })

const PartVersion = ObjectSchema({
  No: Version,
  By: StringSchema(),
  At: Instant,
  /** True if visitors read it now. */
  Live: BooleanSchema(),
})
export type PartVersion = Static<typeof PartVersion>

/** A part as it is being written. The version of one that nobody has saved yet is the beginning of 1970. */
const stateOf = <S extends TSchema>(content: S) =>
  ObjectSchema({
    Content: content,
    UpdateTime: StringSchema({ format: 'date-time', maxLength: 40 }),
    SavedBy: StringSchema(),
    /** The draft and what visitors read are not the same. */
    Differs: BooleanSchema(),
    Live: Union([PartVersion, Null()]),
  })

/** Bytes of a part: a home page may have many articles. */
const largestPart = 5 * 1024 * 1024

function partCalls<S extends TSchema>(part: SitePart, content: S) {
  const { word, path, zh } = partScreens[part]
  const [edit, publish] = [buttons({ path, code: 'edit' }), buttons({ path, code: 'publish' })]
  const seen = { UpdateTime: StringSchema({ format: 'date-time', maxLength: 40 }) }
  const reply = stateOf(content)
  return {
    get: defineEndpoint({ method: 'GET', path: `/api/${word}/Get`, summary: `${zh}：草稿与发布情况`, may: menus(path), reply }),
    save: defineEndpoint({
      method: 'POST',
      path: `/api/${word}/Save`,
      summary: `保存${zh}草稿`,
      may: edit,
      largestBody: largestPart,
      body: ObjectSchema({ ...seen, Content: content }, strict),
      reply,
    }),
    publish: defineEndpoint({
      method: 'POST',
      path: `/api/${word}/Publish`,
      summary: `发布${zh}`,
      may: publish,
      body: ObjectSchema(seen, strict),
      reply,
    }),
    offline: defineEndpoint({ method: 'POST', path: `/api/${word}/Offline`, summary: `下线${zh}，网站恢复默认内容`, may: publish, reply }),
    versions: defineEndpoint({
      method: 'GET',
      path: `/api/${word}/Versions`,
      summary: `${zh}的发布版本`,
      may: menus(path),
      reply: ObjectSchema({ Rows: ArraySchema(PartVersion) }),
    }),
    restore: defineEndpoint({
      method: 'POST',
      path: `/api/${word}/Restore`,
      summary: `把${zh}的一个版本恢复到草稿`,
      may: edit,
      body: ObjectSchema({ ...seen, No: Version }, strict),
      reply,
    }),
    /** Says that the caller has it open, and answers who else has. */
    open: defineEndpoint({
      method: 'POST',
      path: `/api/${word}/Open`,
      summary: `正在编辑${zh}的其他人`,
      may: edit,
      reply: ObjectSchema({ Others: people }),
    }),
  }
}

/** Calls of each part of a site. */
export const sitePartCalls = {
  config: partCalls('config', SiteConfig),
  home: partCalls('home', SiteHome),
  customerHome: partCalls('customerHome', SiteHome),
  peerHome: partCalls('peerHome', SiteHome),
  companyHome: partCalls('companyHome', SiteHome),
  homeEn: partCalls('homeEn', SiteHome),
  profile: partCalls('profile', SiteProfile),
  customerProfile: partCalls('customerProfile', SiteProfile),
  profileEn: partCalls('profileEn', SiteProfile),
  floating: partCalls('floating', SiteFloating),
} as const
export type SitePartCalls = (typeof sitePartCalls)[SitePart]
