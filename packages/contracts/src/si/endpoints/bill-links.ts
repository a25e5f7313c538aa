import { defineEndpoint, openFile } from '../../endpoint.ts'
import { Id, Instant, InstantOrNull, Quantity, text, Version } from '../../envelope.ts'
import { buttons, publicly } from '../../may.ts'
import { ArraySchema, Integer, ObjectSchema, type Static, strict, StringSchema, WordSchema } from '../../schema.ts'
import { SiFieldRemark } from './records.ts'
import { SiDifference } from './versions.ts'

const words = StringSchema()
/** The page of a link to a draft bill. */
export const billLinkPage = '/external/si/bill'
/** Both sides pass a draft on: the staff who send it, and the customer who has it confirmed by others. */
export const billLinkButtons = {
  staff: { path: '/tdManage/siMakeTd', code: 'send' },
  party: { path: '/external/workbench/siSubmit', code: 'confirm' },
} as const
const linking = buttons(billLinkButtons.staff, billLinkButtons.party)

/** Stage of a link's draft: it waits, was confirmed, was sent back with remarks, or another version took its place. */
export type BillLinkState = 'open' | 'confirmed' | 'change' | 'superseded'

/** A signed link to one version of a draft bill. `Answer` is that of the link's reader, `''` before. */
export const SiBillLink = ObjectSchema({
  Id,
  /** For whom it was made. */
  For: words,
  Version,
  ExpiresAt: Instant,
  RevokedAt: InstantOrNull,
  By: words,
  CreateTime: Instant,
  Views: Quantity,
  LastViewAt: InstantOrNull,
  Answer: WordSchema('', 'confirm', 'change'),
  AnsweredBy: words,
  AnsweredAt: InstantOrNull,
})
export type SiBillLink = Static<typeof SiBillLink>

export const siBillLinks = defineEndpoint({
  method: 'GET',
  path: '/api/TDBillLadingInfo/BillLinks',
  summary: '样单链接',
  may: linking,
  query: ObjectSchema({ Id }, strict),
  reply: ArraySchema(SiBillLink, { maxItems: 100 }),
})

/** Creates a link to the pending draft bill; `Path` is answered this once. @throws ILLEGAL_TRANSITION without a pending draft */
export const makeSiBillLink = defineEndpoint({
  method: 'POST',
  path: '/api/TDBillLadingInfo/BillLinkMake',
  summary: '生成样单链接',
  may: linking,
  body: ObjectSchema({ Id, For: text(60), Days: Integer({ minimum: 1, maximum: 30 }) }, strict),
  reply: ObjectSchema({ Link: SiBillLink, Path: words }),
})
export const revokeSiBillLink = defineEndpoint({
  method: 'POST',
  path: '/api/TDBillLadingInfo/BillLinkRevoke',
  summary: '撤销样单链接',
  may: linking,
  body: ObjectSchema({ Id }, strict),
  reply: SiBillLink,
})

/** A field of the bill. `Path` as in findings: `TBI_CONSIGNEE`, `BoxInfos[0].TBX_SEALNO`. */
const BillField = ObjectSchema({ Path: words, Label: words, LabelEn: words, Value: words })
const BillBox = ObjectSchema({
  Path: words,
  BoxNo: words,
  SealNo: words,
  Type: words,
  PackageKind: words,
  Packages: Quantity,
  /** kg and m³, three decimals. */
  Weight: Quantity,
  Volume: Quantity,
})
/** Draft bill for the reader of its link: printed fields only, without e-mail addresses, fees and remarks of the staff. */
export const LinkedBill = ObjectSchema({
  BillNo: words,
  Version,
  State: WordSchema<BillLinkState>('open', 'confirmed', 'change', 'superseded'),
  /** The forwarder. */
  From: words,
  For: words,
  ExpiresAt: Instant,
  Fields: ArraySchema(BillField),
  Boxes: ArraySchema(BillBox),
  Totals: ObjectSchema({ Packages: Quantity, Weight: Quantity, Volume: Quantity }),
  /** Differences from the version before; empty for the first one. */
  Changed: ArraySchema(SiDifference),
  /** Reader who answered by a link of this version, and the time; `''` and null before. */
  AnsweredBy: words,
  AnsweredAt: InstantOrNull,
})
export type LinkedBill = Static<typeof LinkedBill>

const Token = text(200)
export const linkedBill = defineEndpoint({
  method: 'GET',
  path: '/api/TDBillLadingInfo/BillLinked',
  summary: '凭链接查看样单',
  may: publicly('凭样单链接查看，带签名、有效期并可撤销'),
  query: ObjectSchema({ Token }, strict),
  write: true,
  reply: LinkedBill,
})
/** The version of the link as a draft on A4. */
export const linkedBillFile = defineEndpoint({
  method: 'GET',
  path: '/api/TDBillLadingInfo/BillLinkedFile',
  summary: '凭链接下载样单',
  may: publicly('凭样单链接下载，只限该链接的一个版本'),
  query: ObjectSchema({ Token }, strict),
  reply: openFile('凭样单链接下载，只限该链接的一个版本'),
})

/**
 * Confirms the draft, or asks for changes with remarks of fields. `Key` names the answer: sent again after a lost connection it is taken once.
 * @throws ILLEGAL_TRANSITION where the draft was answered already or another version took its place
 */
export const answerLinkedBill = defineEndpoint({
  method: 'POST',
  path: '/api/TDBillLadingInfo/BillLinkedAnswer',
  summary: '凭链接确认样单或要求修改',
  may: publicly('凭样单链接确认或批注，只限该链接的一个版本'),
  largestBody: 256 * 1024,
  body: ObjectSchema(
    {
      Token,
      Key: text(60),
      Name: text(60),
      Phone: text(30),
      Answer: WordSchema('confirm', 'change'),
      Remarks: text(512),
      FieldRemarks: ArraySchema(SiFieldRemark, { maxItems: 100 }),
    },
    strict,
  ),
  reply: LinkedBill,
})
