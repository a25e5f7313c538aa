import { buttons } from '../../may.ts'
import {
  ArraySchema,
  BooleanSchema,
  Literal,
  Null,
  ObjectSchema,
  Optional,
  type Static,
  StringSchema,
  Union,
  strict,
} from '../../schema.ts'
import { defineEndpoint } from '../../endpoint.ts'
import { Id, IdOrNone, Instant, Issue, page, pageQuery, Quantity, text } from '../../envelope.ts'

const button = (code: string) => buttons({ path: '/system/relationMapping', code })

/** Subject of a pair of codes; the first four have codes of ours that are checked. */
export const MappingKind = Union([
  Literal('company'),
  Literal('port'),
  Literal('carrier'),
  Literal('containerType'),
  Literal('charge'),
  Literal('goods'),
  Literal('other'),
])
export type MappingKind = Static<typeof MappingKind>

/** Lengths, and rows of one paste. */
export const mappingLimits = { system: 40, code: 60, name: 120, remark: 200, rows: 1_000 } as const

/** The code that another system or partner uses for something of ours. */
export const Mapping = ObjectSchema({
  Id,
  Kind: MappingKind,
  System: StringSchema(),
  ExternalCode: StringSchema(),
  ExternalName: StringSchema(),
  OurCode: StringSchema(),
  Remark: StringSchema(),
  UpdaterName: StringSchema(),
  UpdateTime: Instant,
})
export type Mapping = Static<typeof Mapping>

export const mappingList = defineEndpoint({
  method: 'GET',
  path: '/api/RelationMapping/GetPagedList',
  summary: '关系映射列表',
  may: button('view'),
  query: ObjectSchema({ ...pageQuery, Keyword: Optional(text(60)), Kind: Optional(MappingKind), System: Optional(text(40)) }, strict),
  reply: page(Mapping),
})
/** Systems and partners that pairs exist for, by name. */
export const mappingSystems = defineEndpoint({
  method: 'GET',
  path: '/api/RelationMapping/GetSystems',
  summary: '关系映射的对方系统',
  may: button('view'),
  reply: ArraySchema(StringSchema()),
})
const line = {
  System: StringSchema({ minLength: 1, maxLength: mappingLimits.system }),
  ExternalCode: StringSchema({ minLength: 1, maxLength: mappingLimits.code }),
  ExternalName: text(mappingLimits.name),
  OurCode: StringSchema({ minLength: 1, maxLength: mappingLimits.code }),
  Remark: text(mappingLimits.remark),
}
/** Id 0: a new one, without UpdateTime. */
export const saveMapping = defineEndpoint({
  method: 'POST',
  path: '/api/RelationMapping/AddOrModify',
  summary: '保存关系映射',
  may: button('edit'),
  body: ObjectSchema({ Id: IdOrNone, UpdateTime: Optional(Instant), Kind: MappingKind, ...line }, strict),
  reply: Mapping,
})
export const removeMapping = defineEndpoint({
  method: 'POST',
  path: '/api/RelationMapping/Remove',
  summary: '删除关系映射',
  may: button('edit'),
  body: ObjectSchema({ Id, UpdateTime: Instant }, strict),
  reply: Null(),
})

/** A row as it was pasted: words instead of keys, any of them perhaps wrong. */
export const MappingLine = ObjectSchema(
  { Kind: text(40), System: text(200), ExternalCode: text(200), ExternalName: text(500), OurCode: text(200), Remark: text(500) },
  strict,
)
export type MappingLine = Static<typeof MappingLine>
/**
 * Every row is checked before one is written; with any problem, or on a dry run, none is. Paths: `Rows[3].OurCode`.
 * Skipped: rows that say what stands there already.
 */
export const importMappings = defineEndpoint({
  method: 'POST',
  path: '/api/RelationMapping/Import',
  summary: '批量导入关系映射',
  may: button('edit'),
  largestBody: 5 * 1024 * 1024,
  body: ObjectSchema({ Rows: ArraySchema(MappingLine, { minItems: 1, maxItems: mappingLimits.rows }), DryRun: BooleanSchema() }, strict),
  reply: ObjectSchema({ DryRun: BooleanSchema(), Added: Quantity, Updated: Quantity, Skipped: Quantity, Issues: ArraySchema(Issue) }),
})
