import { menus } from '../../may.ts'
import {
  ArraySchema,
  BooleanSchema,
  Integer,
  Null,
  ObjectSchema,
  Optional,
  type Static,
  strict,
  StringSchema,
  Union,
  Unsafe,
  WordSchema,
} from '../../schema.ts'
import { defineEndpoint } from '../../endpoint.ts'
import { answerLanguage, Id, IdOrNone, Instant, InstantOrNull, page, pageQuery, Quantity, text, Version } from '../../envelope.ts'
import { orderFacts, sailingFacts } from '../../cargo-orders/facts.ts'
import { siScreens, submitButtons } from '../menus.ts'

const anything = Unsafe<Record<string, unknown>>({ type: 'object' })
/**
 * A set that is being filled in (status 0). Only its outline is checked: what is half typed must be storable.
 * TDBLInfos: the drafts, in whatever state; Num: the target; further members are kept as they are.
 */
export const SiDraftSetInput = ObjectSchema(
  {
    TDBLInfos: ArraySchema(anything, { maxItems: 99 }),
    Num: Integer({ minimum: 1, maximum: 99 }),
    CurrentId: Optional(IdOrNone),
    Type: Optional(Integer({ minimum: 1, maximum: 3 })),
  },
  { additionalProperties: true },
)
export type SiDraftSetInput = Static<typeof SiDraftSetInput> & Record<string, unknown>
/** Bytes that a set may have as JSON in UTF-8. */
export const largestDraftSet = 4 * 1024 * 1024

const content = Unsafe<SiDraftSetInput>({})
/** `Set` is null without a stored set. A 412 has the stored set as its Data. */
export const SiDraftSet = ObjectSchema({
  CGO_ID: Id,
  Version,
  SavedAt: InstantOrNull,
  SavedBy: StringSchema(),
  SavedById: IdOrNone,
  Set: content,
})
export type SiDraftSet = Omit<Static<typeof SiDraftSet>, 'Set'> & { Set: SiDraftSetInput | null }

/** The set of the caller's company for an order, shared by all its employees. Status 0: none. */
export const siDraftSet = defineEndpoint({
  method: 'GET',
  path: '/api/TDBillLadingDraft/GetDraftSet',
  summary: '某委托的补料草稿',
  may: menus(...siScreens.editor),
  query: ObjectSchema({ CGO_ID: Id }, strict),
  reply: Union([Unsafe<SiDraftSet>(SiDraftSet), Null()]),
})
/** Version: the one that the caller has read, null for a first save. COMPANYID: company of the order, when an employee saves on its behalf. */
export const saveSiDraftSet = defineEndpoint({
  method: 'POST',
  path: '/api/TDBillLadingDraft/SaveDraftSet',
  summary: '保存补料草稿（自动保存）',
  may: submitButtons,
  largestBody: largestDraftSet + 64 * 1024,
  body: ObjectSchema({ CGO_ID: Id, Set: SiDraftSetInput, Version: Union([Version, Null()]), COMPANYID: Optional(Id) }, strict),
  reply: ObjectSchema({ Version, SavedAt: Instant, SavedBy: StringSchema() }),
})
/** Without Version any stored set is removed. Removing a set that does not exist is no error. */
export const removeSiDraftSet = defineEndpoint({
  method: 'POST',
  path: '/api/TDBillLadingDraft/RemoveDraftSet',
  summary: '删除补料草稿',
  may: submitButtons,
  body: ObjectSchema({ CGO_ID: Id, Version: Optional(Version) }, strict),
  reply: ObjectSchema({ Removed: BooleanSchema() }),
})

export const SiDraftSetRow = ObjectSchema({
  CGO_ID: Id,
  ...orderFacts,
  ...sailingFacts,
  /** Number of drafts in the set, and their intended number. */
  DraftCount: Quantity,
  Num: Quantity,
  Version,
  SavedAt: Instant,
  SavedBy: StringSchema(),
  Deadline: InstantOrNull,
  /** The order has a submitted record by now. */
  Submitted: BooleanSchema(),
})
export type SiDraftSetRow = Static<typeof SiDraftSetRow>
export const siDraftSetList = defineEndpoint({
  method: 'GET',
  path: '/api/TDBillLadingDraft/GetDraftSetList',
  summary: '补料草稿列表',
  may: menus(...siScreens.editor, '/external/workbench/SISubimtList'),
  query: ObjectSchema(
    {
      ...pageQuery,
      Keyword: Optional(text(60)),
      Due: Optional(WordSchema('overdue', 'day', 'later')),
      ...answerLanguage,
    },
    strict,
  ),
  reply: page(SiDraftSetRow),
})
