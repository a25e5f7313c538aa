import { anyMenu, employee } from '../may.ts'
import {
  ArraySchema,
  BooleanSchema,
  Literal,
  Null,
  ObjectSchema,
  Optional,
  StringSchema,
  Union,
  Unsafe,
  type Static,
  strict,
} from '../schema.ts'
import { defineEndpoint } from '../endpoint.ts'
import { text } from '../envelope.ts'

/** Kinds that pickers offer. */
export const referenceKinds = ['port', 'carrier', 'lane', 'charge', 'currency', 'terminal', 'vessel'] as const
export type ReferenceKind = (typeof referenceKinds)[number]

const Kind = Unsafe<ReferenceKind>(Union(referenceKinds.map((kind) => Literal(kind))))
/** Most codes of one kind that somebody puts first. */
export const mostStarred = 50

/** One entry of a picker. `Words`: other codes and names. `Note`: country of a port, SCAC of a carrier, English name of a vessel. */
export const ReferenceEntry = ObjectSchema({
  Code: StringSchema(),
  Zh: StringSchema(),
  En: StringSchema(),
  Pinyin: StringSchema(),
  Initials: StringSchema(),
  Words: ArraySchema(StringSchema()),
  Note: StringSchema(),
})
export type ReferenceEntry = Static<typeof ReferenceEntry>

/** An entry as the search of `@jst/places` takes it. */
export const placeOf = ({ Code, Zh, En, Pinyin, Initials, Words, Note }: ReferenceEntry) => ({
  code: Code,
  zh: Zh,
  en: En,
  pinyin: Pinyin,
  initials: Initials,
  words: Words,
  note: Note,
})

/** All entries in use that the caller's company sees. With the version that the caller has: nothing (Status 0), unless something changed. */
export const referenceIndex = defineEndpoint({
  method: 'GET',
  path: '/api/BasicData/GetIndex',
  summary: '选择器用的基础数据',
  may: anyMenu('各页面的选择器都要查找港口、船公司等代码'),
  query: ObjectSchema({ Kind, Version: Optional(text(80)) }, strict),
  reply: Union([ObjectSchema({ Version: StringSchema(), Rows: ArraySchema(ReferenceEntry) }), Null()]),
})

/** A code that its reader wants first in every picker of its kind. */
export const StarredCode = ObjectSchema({ Kind, Code: StringSchema() })
export type StarredCode = Static<typeof StarredCode>

/** The reader's own, of all kinds, in the order in which they were starred. */
export const starredCodes = defineEndpoint({
  method: 'GET',
  path: '/api/BasicData/GetStarred',
  summary: '收藏的代码',
  may: employee('本人收藏的代码'),
  reply: ArraySchema(StarredCode),
})
/** Answers with all of them. */
export const starCode = defineEndpoint({
  method: 'POST',
  path: '/api/BasicData/SetStarred',
  summary: '收藏或取消收藏一个代码',
  may: employee('本人收藏的代码'),
  body: ObjectSchema({ Kind, Code: text(60), Starred: BooleanSchema() }, strict),
  reply: ArraySchema(StarredCode),
})
