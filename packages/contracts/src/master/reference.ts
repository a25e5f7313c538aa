import { ArraySchema, Literal, Null, ObjectSchema, Optional, StringSchema, Union, Unsafe, type Static } from '../schema.ts'
import { defineEndpoint } from '../endpoint.ts'
import { text } from '../envelope.ts'

/** Kinds that pickers offer. */
export const referenceKinds = ['port', 'carrier', 'lane', 'charge', 'currency', 'terminal'] as const
export type ReferenceKind = (typeof referenceKinds)[number]

/** One entry of a picker. `Words`: other codes and names. `Note`: country of a port, SCAC of a carrier. */
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

/** All entries in use that the caller's company sees. With the version that the caller has: nothing (Status 0), unless something changed. */
export const referenceIndex = defineEndpoint({
  method: 'GET',
  path: '/api/BasicData/GetIndex',
  summary: '选择器用的基础数据',
  access: 'employee',
  query: ObjectSchema(
    { Kind: Unsafe<ReferenceKind>(Union(referenceKinds.map((kind) => Literal(kind)))), Version: Optional(text(80)) },
    { additionalProperties: false },
  ),
  reply: Union([ObjectSchema({ Version: StringSchema(), Rows: ArraySchema(ReferenceEntry) }), Null()]),
})
