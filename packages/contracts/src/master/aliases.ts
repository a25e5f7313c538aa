import { buttons } from '../may.ts'
import { ArraySchema, Literal, ObjectSchema, Optional, type Static, StringSchema, Union, Unsafe, strict } from '../schema.ts'
import { defineEndpoint } from '../endpoint.ts'
import { Id, IdOrNone, Instant, page, pageQuery, Quantity, text } from '../envelope.ts'

const button = (code: string) => buttons({ path: '/DataMaintenance/BasicDataMapping', code })

/** Kinds of master data that files mention by whatever name they like. */
export const aliasKinds = { port: '港口', carrier: '船公司', lane: '航线', charge: '费用', currency: '币种', terminal: '码头' } as const
export type AliasKind = keyof typeof aliasKinds
const Kind = Unsafe<AliasKind>(Union(Object.keys(aliasKinds).map((kind) => Literal(kind))))

/** Alias of a source for a code. `Source` is empty where it holds for all sources. `Layer` platform: everybody's. */
export const Alias = ObjectSchema({
  Id,
  Layer: Union([Literal('platform'), Literal('company')]),
  Kind,
  Source: StringSchema(),
  Text: StringSchema(),
  TargetCode: StringSchema(),
  TargetName: StringSchema(),
  /** How often imports met it. */
  Hits: Quantity,
  ConfirmedBy: StringSchema(),
  UpdateTime: Instant,
})
export type Alias = Static<typeof Alias>

export const Suggestion = ObjectSchema({ Code: StringSchema(), Name: StringSchema(), Reason: StringSchema() })
/** A text that no import could find, with what may be meant, most likely first. */
export const Unmatched = ObjectSchema({
  Id,
  Kind,
  Source: StringSchema(),
  Text: StringSchema(),
  Times: Quantity,
  State: Union([Literal('open'), Literal('done'), Literal('ignored')]),
  TargetCode: StringSchema(),
  Suggestions: ArraySchema(Suggestion),
  FirstTime: Instant,
  UpdateTime: Instant,
})
export type Unmatched = Static<typeof Unmatched>

const filters = { Kind: Optional(Kind), Keyword: Optional(text(60)), Source: Optional(text(40)) }
export const aliasList = defineEndpoint({
  method: 'GET',
  path: '/api/BasicDataMapping/List',
  summary: '基础数据别名',
  may: button('view'),
  query: ObjectSchema({ ...pageQuery, ...filters }, strict),
  reply: page(Alias),
})
/** Id 0: a new one. A company writes its own; those of the platform are the platform's. */
export const saveAlias = defineEndpoint({
  method: 'POST',
  path: '/api/BasicDataMapping/Save',
  summary: '保存别名',
  may: button('edit'),
  body: ObjectSchema(
    {
      Id: IdOrNone,
      UpdateTime: Optional(Instant),
      Kind,
      Source: text(40),
      Text: StringSchema({ minLength: 1, maxLength: 200 }),
      TargetCode: text(60),
    },
    strict,
  ),
  reply: Alias,
})
export const removeAlias = defineEndpoint({
  method: 'POST',
  path: '/api/BasicDataMapping/Remove',
  summary: '删除别名',
  may: button('edit'),
  body: ObjectSchema({ Id, UpdateTime: Instant }, strict),
  reply: ObjectSchema({ Removed: Quantity }),
})

export const unmatchedList = defineEndpoint({
  method: 'GET',
  path: '/api/BasicDataMapping/Unmatched',
  summary: '未匹配队列',
  may: button('view'),
  query: ObjectSchema({ ...pageQuery, ...filters, State: Optional(Union([Literal('open'), Literal('done'), Literal('ignored')])) }, strict),
  reply: page(Unmatched),
})
/** Learns the aliases of some lines of the queue at once; all or none. */
export const confirmUnmatched = defineEndpoint({
  method: 'POST',
  path: '/api/BasicDataMapping/Confirm',
  summary: '确认未匹配内容的对应关系',
  may: button('confirm'),
  body: ObjectSchema(
    {
      Items: ArraySchema(ObjectSchema({ Id, TargetCode: StringSchema({ minLength: 1, maxLength: 60 }) }, strict), {
        minItems: 1,
        maxItems: 200,
      }),
    },
    strict,
  ),
  reply: ObjectSchema({ Confirmed: Quantity }),
})
/** `ignored`: it is no such thing. `open`: takes a decision back, and the alias with it. */
export const setUnmatched = defineEndpoint({
  method: 'POST',
  path: '/api/BasicDataMapping/SetState',
  summary: '忽略或撤销未匹配内容',
  may: button('confirm'),
  body: ObjectSchema({ Ids: ArraySchema(Id, { minItems: 1, maxItems: 200 }), State: Union([Literal('open'), Literal('ignored')]) }, strict),
  reply: ObjectSchema({ Changed: Quantity }),
})
