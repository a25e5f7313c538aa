import { buttons } from '../../may.ts'
import {
  ArraySchema,
  BooleanSchema,
  Integer,
  Literal,
  Null,
  ObjectSchema,
  Optional,
  StringSchema,
  Union,
  type Static,
  strict,
} from '../../schema.ts'
import { defineEndpoint } from '../../endpoint.ts'
import { Id, IdOrNone, Instant, page, pageQuery, Quantity, text } from '../../envelope.ts'

const button = (code: string) => buttons({ path: '/system/basicCode', code })

/** Letters, digits and what codes of the trade hold besides: `CY-CY`, `R03`, `40HQ`. */
export const codePattern = '^[A-Za-z0-9][A-Za-z0-9._/-]{0,39}$'

/** A dictionary: 付款方式, 放单方式 … Platform: everybody has it; else the company's own. Entries: those that the caller sees. */
export const CodeGroup = ObjectSchema({
  Id,
  Code: StringSchema(),
  Name: StringSchema(),
  NameEn: StringSchema(),
  Platform: BooleanSchema(),
  Entries: Quantity,
})
export type CodeGroup = Static<typeof CodeGroup>

/** One value of a dictionary. Platform: of the layer that everybody shares; it may be disabled by the platform, never deleted. */
export const CodeEntry = ObjectSchema({
  Id,
  GroupId: Id,
  GroupName: StringSchema(),
  Code: StringSchema(),
  Name: StringSchema(),
  NameEn: StringSchema(),
  Sort: Quantity,
  Enabled: BooleanSchema(),
  Platform: BooleanSchema(),
  UpdateTime: Instant,
})
export type CodeEntry = Static<typeof CodeEntry>

export const codeGroups = defineEndpoint({
  method: 'GET',
  path: '/api/BasicCode/GetGroups',
  summary: '字典分组',
  may: button('view'),
  reply: ArraySchema(CodeGroup),
})
export const codeEntries = defineEndpoint({
  method: 'GET',
  path: '/api/BasicCode/GetPagedList',
  summary: '基础代码列表',
  may: button('view'),
  query: ObjectSchema(
    {
      ...pageQuery,
      Keyword: Optional(text(60)),
      GroupId: Optional(Id),
      Layer: Optional(Union([Literal('platform'), Literal('own')])),
      State: Optional(Union([Literal('enabled'), Literal('disabled')])),
    },
    strict,
  ),
  reply: page(CodeEntry),
})
/** Into the caller's layer: the platform's for its administrators, the company's for everybody else. */
export const addCodeGroup = defineEndpoint({
  method: 'POST',
  path: '/api/BasicCode/AddGroup',
  summary: '新增字典分组',
  may: button('edit'),
  body: ObjectSchema(
    { Code: StringSchema({ pattern: codePattern, maxLength: 40 }), Name: StringSchema({ minLength: 1, maxLength: 40 }), NameEn: text(80) },
    strict,
  ),
  reply: CodeGroup,
})
/** Id 0: a new one, without UpdateTime. Group and code of a stored one stay what they are. */
export const saveCodeEntry = defineEndpoint({
  method: 'POST',
  path: '/api/BasicCode/AddOrModify',
  summary: '保存基础代码',
  may: button('edit'),
  body: ObjectSchema(
    {
      Id: IdOrNone,
      UpdateTime: Optional(Instant),
      GroupId: Id,
      Code: StringSchema({ pattern: codePattern, maxLength: 40 }),
      Name: StringSchema({ minLength: 1, maxLength: 80 }),
      NameEn: text(160),
      Sort: Integer({ minimum: 0, maximum: 9_999 }),
      Enabled: BooleanSchema(),
    },
    strict,
  ),
  reply: CodeEntry,
})
export const removeCodeEntry = defineEndpoint({
  method: 'POST',
  path: '/api/BasicCode/Remove',
  summary: '删除本企业的基础代码',
  may: button('delete'),
  body: ObjectSchema({ Id, UpdateTime: Instant }, strict),
  reply: Null(),
})
