import { defineEndpoint } from '../../endpoint.ts'
import { Id, IdOrNone, Instant, text } from '../../envelope.ts'
import type { ButtonPermission } from '../../may.ts'
import {
  ArraySchema,
  BooleanSchema,
  Literal,
  ObjectSchema,
  Optional,
  type Static,
  StringSchema,
  Union,
  Unsafe,
  strict,
} from '../../schema.ts'
import { byKind, Subject, SubjectQuery } from '../subject.ts'

/** Party roles on a bill. */
export const partyUses = { shipper: '发货人', consignee: '收货人', notify: '通知人' } as const
export type PartyUse = keyof typeof partyUses

interface RoleFacts {
  readonly zh: string
  readonly en: string
  /** Entries of the address book with this use come first. */
  readonly use: PartyUse
  readonly required?: true
}
/** Parties of a document, by role. */
export interface PartiesFacts {
  readonly roles: Readonly<Record<string, RoleFacts>>
  /** The move that copies them: until then a picked one reads as the address book has it, from then on as it was. */
  readonly freezeOn?: string
}
/** Declares the parties of a kind. */
export const defineParties = <const R extends PartiesFacts['roles'], const M extends string>(
  roles: R,
  more: { readonly freezeOn?: M } = {},
): { readonly roles: R; readonly freezeOn?: M } => ({ roles, ...more })

/** A user of party pickers: a kind of document, or another area that has boxes for parties. */
export interface PartyReader {
  readonly kind: string
  readonly reads: readonly [string, ...string[]]
  /** The button that keeps what was typed in the address book of the staff; `partyWrites`, in that of the other side. */
  readonly writes: ButtonPermission
  readonly partyWrites?: ButtonPermission
  readonly parties: PartiesFacts
}

/** Where a party comes from; '' : it was typed for this document alone. */
export const partySources = { shippingParty: '收发通', customer: '客户', provider: '供应商' } as const
export type PartySource = keyof typeof partySources
const sources = (Object.keys(partySources) as PartySource[]).map((source) => Literal(source))
const Source = Unsafe<PartySource>(Union(sources))

const fields = {
  NameZh: text(120),
  NameEn: text(160),
  /** As it stands on bills, with line breaks. */
  Address: text(300),
  /** Two letters, or ''. */
  Country: text(2),
  TaxKind: text(12),
  TaxNo: text(30),
  Contact: text(60),
  Phone: text(30),
  Email: text(120),
}
export const PartyFields = ObjectSchema(fields, strict)
export type PartyFields = Static<typeof PartyFields>
export const blankParty: PartyFields = {
  NameZh: '',
  NameEn: '',
  Address: '',
  Country: '',
  TaxKind: '',
  TaxNo: '',
  Contact: '',
  Phone: '',
  Email: '',
}

/** A party of a document with the code that it was picked by. */
export const PartySnapshot = ObjectSchema(
  { Source: Unsafe<PartySource | ''>(Union([Literal(''), ...sources])), Id: IdOrNone, Code: text(60), ...fields },
  strict,
)
export type PartySnapshot = Static<typeof PartySnapshot>

/** One that is offered. `Recent`: the reader picked it within the last 90 days. */
export const PartyChoice = ObjectSchema({
  Source,
  Id,
  Code: StringSchema(),
  NameZh: StringSchema(),
  NameEn: StringSchema(),
  Address: StringSchema(),
  Country: StringSchema(),
  TaxKind: StringSchema(),
  TaxNo: StringSchema(),
  Contact: StringSchema(),
  Phone: StringSchema(),
  Email: StringSchema(),
  Recent: BooleanSchema(),
})
export type PartyChoice = Static<typeof PartyChoice>

const Kind = text(40)

/** Parties that a box may be filled with: the reader's recent ones first, then what the words find. */
export const partyChoices = defineEndpoint({
  method: 'GET',
  path: '/api/Document/PartyChoices',
  summary: '可选收发通',
  may: byKind,
  query: ObjectSchema({ Kind, Role: text(40), Keyword: Optional(text(60)) }, strict),
  reply: ArraySchema(PartyChoice),
})

/** Says that one was picked, so that it comes first next time. */
export const pickParty = defineEndpoint({
  method: 'POST',
  path: '/api/Document/PickParty',
  summary: '记录所选收发通',
  may: byKind,
  body: ObjectSchema({ Kind, Source, Id }, strict),
  reply: BooleanSchema(),
})

/** Keeps what was typed in the address book. Entries that are the same party are named instead, unless `Anyway`. */
export const keepParty = defineEndpoint({
  method: 'POST',
  path: '/api/Document/KeepParty',
  summary: '保存到收发通',
  may: byKind,
  body: ObjectSchema({ Kind, Role: text(40), Party: PartyFields, Anyway: Optional(BooleanSchema()) }, strict),
  reply: ObjectSchema({
    /** 0: nothing was written. */
    Id: IdOrNone,
    Code: StringSchema(),
    Same: ArraySchema(ObjectSchema({ Id, Code: StringSchema(), NameZh: StringSchema(), NameEn: StringSchema(), TaxNo: StringSchema() })),
  }),
})

/** Parties of one document by role, and its version. `Frozen`: they are copies and are not written any more. */
export const DocumentParties = ObjectSchema({
  UpdateTime: Instant,
  Frozen: BooleanSchema(),
  Parties: ArraySchema(ObjectSchema({ Role: text(40), Party: PartySnapshot }, strict)),
})
export type DocumentParties = Static<typeof DocumentParties>

export const documentParties = defineEndpoint({
  method: 'GET',
  path: '/api/Document/Parties',
  summary: '单据收发通',
  may: byKind,
  query: SubjectQuery,
  reply: DocumentParties,
})

/** Replaces the parties; what was picked is named by source and key, what was typed stands in its fields. */
export const saveDocumentParties = defineEndpoint({
  method: 'POST',
  path: '/api/Document/SaveParties',
  summary: '保存单据收发通',
  may: byKind,
  body: ObjectSchema(
    {
      ...Subject,
      Id,
      UpdateTime: Instant,
      Parties: ArraySchema(ObjectSchema({ Role: text(40), Party: PartySnapshot }, strict), { maxItems: 20 }),
    },
    strict,
  ),
  reply: DocumentParties,
})
