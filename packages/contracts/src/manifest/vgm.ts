import { defineDocument } from '../document/document.ts'
import { changeWords } from '../document/entity.ts'
import type { EntityField } from '../entity/fields.ts'
import { defineEndpoint } from '../endpoint.ts'
import { answerLanguage, Id, IdOrNone, Instant, InstantOrNull, Issue, Quantity, text } from '../envelope.ts'
import { buttons, menus } from '../may.ts'
import { ArraySchema, BooleanSchema, ObjectSchema, Optional, type Static, StringSchema, Unsafe, strict } from '../schema.ts'
import { manifestChannels } from './channels.ts'
import { manifestReaders } from './manifest.ts'
import { customerManifestPages, manifestButtons, manifestPages } from './pages.ts'
import { ScaleTicket } from './tickets.ts'
import { isVgmContact, VgmContent, vgmFields } from './vgm-fields.ts'
import { vgmStates } from './vgm-states.ts'

const { staff, party } = manifestButtons
const said = StringSchema()
const writing = buttons(staff.write, party.write)
/**
 * Declarations of one bill, and of one paste; boxes of a sheet: declared, of the filing and of packing lists; findings of a box, one a field and
 * rule; its scale tickets by links.
 */
export const vgmLimits = { boxes: 500, shown: 1_500, findings: 50, tickets: 3 } as const
/** 500 declarations with every text at its limit. */
const largest = 2 * 1024 * 1024

/** The verified gross mass of one box as a document: states, scale ticket, messages to the carrier. */
export const vgmDocument = defineDocument({
  kind: 'vgm',
  zh: 'VGM',
  en: 'VGM',
  reads: manifestReaders,
  writes: staff.write,
  partyWrites: party.write,
  page: manifestPages.submitInfo,
  within: 'manifest',
  partyPage: customerManifestPages.verifyInfo,
  fields: changeWords(
    vgmFields.map((field): EntityField => (isVgmContact(field.key) ? { ...field, sensitive: 'customerContact' } : field)),
  ),
  states: vgmStates,
  events: {
    filed: { zh: '发送报文', tone: 'blue' },
    receipt: { zh: '收到回执', tone: 'green' },
    filingFailed: { zh: '发送报文失败', tone: 'red' },
    unclear: { zh: '回执没有改变状态', tone: 'orange' },
  },
  number: { rule: 'VG{yy}{mm}{seq:6}', button: { path: manifestPages.submits, code: 'number' } },
  files: {
    ticket: { zh: '磅单', en: 'Scale ticket', audience: 'customer' },
  },
  channels: {
    ...manifestChannels,
    types: {
      original: { zh: 'VGM 申报', en: 'VGM' },
      correction: { zh: 'VGM 更正', en: 'VGM correction' },
      retraction: { zh: 'VGM 撤回', en: 'VGM retraction' },
    },
    words: {
      ...manifestChannels.words,
      partner: '船公司或码头',
      subject: 'VGM',
      apply: '写入 VGM',
      notRead: '不是 VERMAS、DCSA VGM、APERAK、CONTRL 或 JSON 回执，请检查后重新录入',
    },
  },
})
export type VgmMessage = keyof (typeof vgmDocument)['channels']['types']

/** A box of a bill with its declaration; `Id` 0: it has none yet. */
export const VgmRow = ObjectSchema({
  Id: IdOrNone,
  Code: said,
  /** Of the declaration: a correction has the next one. */
  Revision: Quantity,
  State: Quantity,
  UpdateTime: InstantOrNull,
  Content: VgmContent,
  Agent: said,
  /** Mass that the carrier has accepted, kg; 0: none. */
  InForce: Quantity,
  Retracting: BooleanSchema(),
  LateReason: said,
  Refusal: said,
  Issues: ArraySchema(Issue, { maxItems: vgmLimits.findings }),
  /** Scale tickets that came by links. */
  Tickets: ArraySchema(ScaleTicket, { maxItems: vgmLimits.tickets }),
  MayWrite: BooleanSchema(),
})
export type VgmRow = Static<typeof VgmRow>
/** Boxes of the bill of a filing. `Id`: the filing that leads the bill. */
export const VgmSheet = ObjectSchema({ Id, BillNo: said, Cutoff: InstantOrNull, Rows: ArraySchema(VgmRow, { maxItems: vgmLimits.shown }) })
export type VgmSheet = Static<typeof VgmSheet>

/** Boxes of the bill of a filing: of its declarations, of packing lists and of its content. Nothing is written. */
export const vgmSheet = defineEndpoint({
  method: 'GET',
  path: '/api/ManifestVgm/Sheet',
  summary: '一票提单的 VGM',
  may: menus(...manifestReaders),
  query: ObjectSchema({ Id, ...answerLanguage }, strict),
  reply: VgmSheet,
})

/** Writes declarations of boxes of a bill, all or none. A row without `Id` begins one. A draft may be unfinished; findings come back with it. */
export const writeVgm = defineEndpoint({
  method: 'POST',
  path: '/api/ManifestVgm/Write',
  summary: '保存 VGM',
  may: writing,
  largestBody: largest,
  body: ObjectSchema(
    {
      Id,
      Agent: text(60),
      /** Why it is declared after the cut-off; needs the right. */
      LateReason: text(200),
      Rows: Unsafe<readonly { readonly Id: number; readonly UpdateTime?: string; readonly Content: VgmContent }[]>(
        ArraySchema(ObjectSchema({ Id: IdOrNone, UpdateTime: Optional(Instant), Content: VgmContent }, strict), {
          minItems: 1,
          maxItems: vgmLimits.boxes,
        }),
      ),
    },
    strict,
  ),
  reply: VgmSheet,
})
