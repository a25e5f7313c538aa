import { defineEndpoint } from '../endpoint.ts'
import { answerLanguage, Id, Instant, InstantOrNull, Quantity, text } from '../envelope.ts'
import { buttons, publicly } from '../may.ts'
import { ArraySchema, BooleanSchema, Integer, ObjectSchema, type Static, StringSchema, Unsafe, WordSchema, strict } from '../schema.ts'
import { ManifestView } from './calls.ts'
import { ManifestGoodsContent, manifestLimits, ManifestPartyContent } from './content.ts'
import { manifestButtons } from './pages.ts'
import { ScaleTicket } from './tickets.ts'
import { vgmLimits } from './vgm.ts'
import { VgmContent } from './vgm-fields.ts'

const { staff, party } = manifestButtons
const linking = buttons(staff.write, party.write)
const words = StringSchema()
/** Pages of a link, for readers without an account (spec §2.24). */
export const manifestLinkPages = {
  share: '/external/mainifest/share',
  info: '/external/mainifest/shareInfo',
  edit: '/external/mainifest/edit',
  vgm: '/external/mainifest/VGMEdit',
} as const

/** Parts of a bill that a link may show and let its reader fill. */
export const linkBlocks = { parties: '收发通', goods: '货物', seals: '封号', vgm: 'VGM' } as const
export const linkBlocksEn = { parties: 'Parties', goods: 'Goods', seals: 'Seals', vgm: 'VGM' } as const
export type LinkBlock = keyof typeof linkBlocks
const blockCount = Object.keys(linkBlocks).length
const Blocks = Unsafe<readonly LinkBlock[]>(
  ArraySchema(WordSchema(...(Object.keys(linkBlocks) as LinkBlock[])), { minItems: 1, maxItems: blockCount, uniqueItems: true }),
)
/** Hours of a link, wrong codes that lock it, fields and boxes of an entry, entries that are shown, scale tickets of a bill. */
export const linkLimits = { hours: 72, mostHours: 720, tries: 5, fields: 2_000, boxes: 500, proposals: 20, tickets: 100 } as const
const valuesOf = ({ properties }: { readonly properties: object }) => Object.keys(properties).length
/** Values that a link shows: those of three companies, of all rows of goods, and a seal of each box. */
const mostShown = 3 * valuesOf(ManifestPartyContent) + manifestLimits.goods * valuesOf(ManifestGoodsContent) + manifestLimits.boxes
/** Values of one entry: fields, and a declaration of each box. */
const mostProposed = linkLimits.fields + linkLimits.boxes

export const ManifestLink = ObjectSchema({
  Id,
  For: words,
  Blocks: Unsafe<readonly LinkBlock[]>(ArraySchema(words, { maxItems: blockCount })),
  HasCode: BooleanSchema(),
  /** Too many wrong codes. */
  Locked: BooleanSchema(),
  ExpiresAt: Instant,
  RevokedAt: InstantOrNull,
  By: words,
  CreateTime: Instant,
  Views: Quantity,
  LastViewAt: InstantOrNull,
  /** Last reader, with his telephone. */
  LastReader: words,
})
export type ManifestLink = Static<typeof ManifestLink>

export const manifestLinks = defineEndpoint({
  method: 'GET',
  path: '/api/ManifestLink/List',
  summary: '舱单分享链接',
  may: linking,
  query: ObjectSchema({ Id }, strict),
  reply: ArraySchema(ManifestLink, { maxItems: 100 }),
})
/** A link to one bill. `Path` and `Code` are told once. */
export const makeManifestLink = defineEndpoint({
  method: 'POST',
  path: '/api/ManifestLink/Make',
  summary: '生成舱单分享链接',
  may: linking,
  body: ObjectSchema(
    { Id, For: text(60), Hours: Integer({ minimum: 1, maximum: linkLimits.mostHours }), Blocks, WithCode: BooleanSchema() },
    strict,
  ),
  reply: ObjectSchema({ Link: ManifestLink, Path: words, Code: words }),
})
export const revokeManifestLink = defineEndpoint({
  method: 'POST',
  path: '/api/ManifestLink/Revoke',
  summary: '撤销舱单分享链接',
  may: linking,
  body: ObjectSchema({ Id }, strict),
  reply: ManifestLink,
})

/** A value that a link shows. `Kind`: how it is entered. */
export const LinkedField = ObjectSchema({
  Path: words,
  Group: words,
  Label: words,
  Kind: WordSchema('text', 'lines', 'number'),
  Value: words,
  Max: Quantity,
})
export type LinkedField = Static<typeof LinkedField>
/** The decision of the clerk about a proposed value. */
const Decision = WordSchema('', 'taken', 'refused')
/** A proposed value. `Before`: at the time of the proposal; `Now`: what the filing says. */
const ProposedField = ObjectSchema({
  Path: words,
  Label: words,
  Before: words,
  Now: words,
  Value: words,
  Decision,
  By: words,
  Reason: words,
  /** Scale tickets of a box that came by the same link. */
  Files: ArraySchema(ScaleTicket, { maxItems: vgmLimits.tickets }),
})
export const ManifestProposal = ObjectSchema({
  Id,
  For: words,
  Name: words,
  Phone: words,
  Note: words,
  At: Instant,
  Open: Quantity,
  /** Version of the filing that takes the values: one of the bill that is still written. */
  UpdateTime: Instant,
  Fields: ArraySchema(ProposedField, { maxItems: mostProposed }),
})
export type ManifestProposal = Static<typeof ManifestProposal>

/** Proposals that came by links of the own company. */
export const manifestProposals = defineEndpoint({
  method: 'GET',
  path: '/api/ManifestLink/Proposals',
  summary: '分享链接的填写建议',
  may: linking,
  query: ObjectSchema({ Id }, strict),
  reply: ArraySchema(ManifestProposal, { maxItems: 100 }),
})
const Paths = Unsafe<readonly string[]>(ArraySchema(text(120), { maxItems: mostProposed, uniqueItems: true }))
/** Takes some values of a proposal into the filing and refuses others. What is taken is written as the clerk's own entry. */
export const decideManifestProposal = defineEndpoint({
  method: 'POST',
  path: '/api/ManifestLink/Decide',
  summary: '采纳或不采纳填写建议',
  may: linking,
  largestBody: 2 * 1024 * 1024,
  body: ObjectSchema({ Id, UpdateTime: Instant, Take: Paths, Refuse: Paths, Reason: text(200) }, strict),
  reply: ManifestView,
})

const Token = text(200)
/** Before anything of the bill is shown. */
export const manifestLinkHead = defineEndpoint({
  method: 'GET',
  path: '/api/ManifestLink/Head',
  summary: '舱单分享链接的发送方与有效期',
  may: publicly('凭舱单分享链接查看，带签名、有效期并可撤销；提单内容须先验证'),
  query: ObjectSchema({ Token, ...answerLanguage }, strict),
  reply: ObjectSchema({ From: words, For: words, ExpiresAt: Instant, NeedsCode: BooleanSchema() }),
})
const Reader = { Token, Code: text(4), Name: text(40), Phone: text(30), ...answerLanguage }
/** A bill as the reader of its link sees it: what was marked alone. */
export const LinkedManifest = ObjectSchema({
  BillNo: words,
  Vessel: words,
  Voyage: words,
  Pol: words,
  Pod: words,
  From: words,
  For: words,
  ExpiresAt: Instant,
  Blocks: Unsafe<readonly LinkBlock[]>(ArraySchema(words, { maxItems: blockCount })),
  Fields: ArraySchema(LinkedField, { maxItems: mostShown }),
  Vgm: ArraySchema(ObjectSchema({ Content: VgmContent, State: Quantity, Tickets: ArraySchema(words, { maxItems: vgmLimits.tickets }) }), {
    maxItems: vgmLimits.shown,
  }),
  /** Shows that its reader had the code; an upload needs it. */
  Pass: words,
  /** Own entries, the newest first. */
  Proposals: ArraySchema(
    ObjectSchema({
      At: Instant,
      Name: words,
      Fields: ArraySchema(ObjectSchema({ Label: words, Value: words, Decision, Reason: words }), { maxItems: mostProposed }),
    }),
    { maxItems: linkLimits.proposals },
  ),
})
export type LinkedManifest = Static<typeof LinkedManifest>
/** Opens a link with the name and telephone of its reader, which are kept. @throws FORBIDDEN for a wrong code; the fifth one locks the link */
export const openManifestLink = defineEndpoint({
  method: 'POST',
  path: '/api/ManifestLink/Open',
  summary: '凭链接打开舱单',
  may: publicly('凭舱单分享链接、验证码与本人姓名电话打开，只显示勾选的部分'),
  body: ObjectSchema(Reader, strict),
  reply: LinkedManifest,
})
/** Proposes values. `Key` names the entry: sent again it is taken once. */
export const proposeByLink = defineEndpoint({
  method: 'POST',
  path: '/api/ManifestLink/Propose',
  summary: '凭链接提交填写建议',
  may: publicly('凭舱单分享链接提交建议，只限勾选的部分，由货代逐项采纳'),
  largestBody: 2 * 1024 * 1024,
  body: ObjectSchema(
    {
      ...Reader,
      Key: text(60),
      Note: text(300),
      Fields: Unsafe<readonly { readonly Path: string; readonly Value: string }[]>(
        ArraySchema(ObjectSchema({ Path: text(120), Value: text(6_000) }, strict), { maxItems: linkLimits.fields }),
      ),
      Vgm: Unsafe<readonly VgmContent[]>(ArraySchema(VgmContent, { maxItems: linkLimits.boxes })),
    },
    strict,
  ),
  reply: LinkedManifest,
})

/**
 * Multipart upload of the scale ticket of a box, field `file`: a file of the filing. `Pass` as the opened link has it, `Key` as of an entry.
 */
export const ticketByLink = defineEndpoint({
  method: 'POST',
  path: '/api/ManifestLink/Ticket',
  summary: '凭链接上传磅单',
  may: publicly('凭舱单分享链接上传磅单，只限该链接的提单与箱；按类型与大小检查'),
  query: ObjectSchema({ Token, Pass: text(100), Box: text(15), Key: text(60), ...answerLanguage }, strict),
  reply: LinkedManifest,
})
