import { defineEndpoint } from '../../endpoint.ts'
import { Id, Instant, InstantOrNull, Quantity, text, Version } from '../../envelope.ts'
import { buttons, menus } from '../../may.ts'
import {
  ArraySchema,
  BooleanSchema,
  Null,
  ObjectSchema,
  Optional,
  type Static,
  strict,
  StringSchema,
  Union,
  WordSchema,
} from '../../schema.ts'
import { siCarrierPages } from '../carrier/channels.ts'
import { siScreens } from '../menus.ts'
import { sheetsRead, wantedSheet } from '../../sheets.ts'
import { siRecordOutput } from '../schemas.ts'

const words = StringSchema()

/** The carrier's bill of a record as it came by a channel. `Record`: as the record would have to be to say the same. */
export const SiCarrierDraft = ObjectSchema({
  MessageId: Id,
  CreateTime: Instant,
  /** `transportDocumentStatus`: DRAFT, APPROVED, ISSUED. */
  Status: words,
  Record: siRecordOutput,
  /** Statements without a field in a record: charges, clauses, unrecognised content. */
  Said: ArraySchema(ObjectSchema({ Label: words, Value: words })),
})
export type SiCarrierDraft = Static<typeof SiCarrierDraft>

/** The newest bill of the carrier, or the one of a message; `Draft` is null while none came. `Drafts`: all that came, the newest first. */
export const siCarrierDraft = defineEndpoint({
  method: 'GET',
  path: '/api/TDBillLadingInfo/CarrierDraft',
  summary: '船公司样单与补料对照',
  may: menus(...siScreens.review, '/tdManage/siMakeTd'),
  query: ObjectSchema({ Id, MessageId: Optional(Id) }, strict),
  reply: ObjectSchema({
    Draft: Union([SiCarrierDraft, Null()]),
    Drafts: ArraySchema(ObjectSchema({ Id, CreateTime: Instant }), { maxItems: 50 }),
    /** Why a bill that came cannot be compared; '' when it can. */
    Problem: words,
    /** True if the company has a layout of the carrier's sheet. */
    HasLayout: BooleanSchema(),
  }),
})

/** A cell of the carrier's sheet that differs from the record. */
export const SiReturnedCell = ObjectSchema({ Cell: words, Label: words, Ours: words, Theirs: words })
export type SiReturnedCell = Static<typeof SiReturnedCell>
/**
 * Multipart upload, field `file`: the sheet that a carrier sent back in its layout. Reads only, keeps nothing. `More`: differences beyond the first
 * 500.
 */
export const readReturnedSheet = defineEndpoint({
  method: 'POST',
  path: '/api/TDBillLadingInfo/ReadReturnedSheet',
  summary: '核对船公司回传的版式文件（xlsx、xls、csv）',
  write: false,
  may: buttons({ path: siCarrierPages.messages, code: 'answer' }),
  query: ObjectSchema({ Id, ...wantedSheet }, strict),
  reply: ObjectSchema({ FileName: words, ...sheetsRead, Cells: ArraySchema(SiReturnedCell, { maxItems: 500 }), More: Quantity }),
})

/** Whom a question is for: the customer, who answers on the platform, or the carrier, whose answer the staff enter. */
export type SiQuestionTo = 'customer' | 'carrier'
const To = WordSchema<SiQuestionTo>('customer', 'carrier')
/** A question about a value of a record. Customers read those that are for them. */
export const SiQuestion = ObjectSchema({
  Id,
  TDId: Id,
  Version,
  To,
  /** Place as in findings: `TBI_CONSIGNEE`, `BoxInfos[0].TBX_SEALNO`; '' for one about the whole bill. */
  Path: words,
  Label: words,
  Text: words,
  /** Values of the record, the booking and the carrier's bill at the time of the question. */
  Ours: words,
  Booked: words,
  Theirs: words,
  By: words,
  CreateTime: Instant,
  Answer: words,
  AnsweredBy: words,
  AnsweredAt: InstantOrNull,
  /** Settled or withdrawn by the staff. */
  Closed: BooleanSchema(),
})
export type SiQuestion = Static<typeof SiQuestion>

export const questionButtons = {
  staff: { path: '/tdManage/siMakeTd', code: 'send' },
  party: { path: '/external/workbench/siSubmit', code: 'submit' },
} as const
const asking = buttons(questionButtons.staff)

export const siQuestions = defineEndpoint({
  method: 'GET',
  path: '/api/TDBillLadingInfo/QuestionList',
  summary: '补料的待答问题',
  may: menus(...siScreens.editor, ...siScreens.review),
  query: ObjectSchema({ Id }, strict),
  reply: ArraySchema(SiQuestion, { maxItems: 200 }),
})
/** @throws INVALID_INPUT for a path without a field, and for a second open question about the same place to the same side */
export const askSiQuestion = defineEndpoint({
  method: 'POST',
  path: '/api/TDBillLadingInfo/QuestionAsk',
  summary: '就补料的一处提问',
  may: asking,
  body: ObjectSchema({ Id, To, Path: text(120), Text: text(500), Ours: text(6_000), Booked: text(6_000), Theirs: text(6_000) }, strict),
  reply: SiQuestion,
})
/** Answers a question: the customer's people for the customer, the staff for the carrier. @throws ILLEGAL_TRANSITION for a closed one */
export const answerSiQuestion = defineEndpoint({
  method: 'POST',
  path: '/api/TDBillLadingInfo/QuestionAnswer',
  summary: '回答补料的问题',
  may: buttons(questionButtons.staff, questionButtons.party),
  body: ObjectSchema({ Id, Answer: text(500) }, strict),
  reply: SiQuestion,
})
export const closeSiQuestion = defineEndpoint({
  method: 'POST',
  path: '/api/TDBillLadingInfo/QuestionClose',
  summary: '关闭补料的问题',
  may: asking,
  body: ObjectSchema({ Id }, strict),
  reply: SiQuestion,
})
