import { defineEndpoint } from '../endpoint.ts'
import { answerLanguage, Id, IdOrNone, Instant, InstantOrNull, Issue, Quantity, text } from '../envelope.ts'
import { buttons, menus } from '../may.ts'
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
  WordSchema,
  strict,
} from '../schema.ts'
import { ManifestContent, manifestLimits } from './content.ts'
import { regimeNames, type ManifestRegime } from './fields.ts'
import { manifestReaders } from './manifest.ts'
import { manifestButtons } from './pages.ts'

const { staff, party } = manifestButtons
const said = StringSchema()
const beginning = buttons(staff.write, party.write)
/** Buttons of people who write in some state: senders correct what came back. The service asks for the button of the state. */
const writing = buttons(staff.write, party.write, staff.send)
/** The largest bill has 500 boxes with lines. */
const largest = 4 * 1024 * 1024
/** Findings that a view has. */
export const mostFindings = 1_000
const regimeCount = Object.keys(regimeNames).length
/** Sentences that are offered. */
export const mostPhrases = 200
export const Regime = WordSchema(...(Object.keys(regimeNames) as ManifestRegime[]))

/** A receipt with its explanation. `Why`: it moved nothing, and why. */
const ReceiptView = ObjectSchema({ Code: said, Text: said, At: Instant, Meaning: said, Todo: said, Who: said, Why: said })
/** Another filing of the same bill. */
const Sibling = ObjectSchema({ Id, Code: said, Regime, State: Quantity, Deadline: InstantOrNull, Differs: BooleanSchema() })

/** A filing whole. */
export const ManifestView = ObjectSchema({
  Id: IdOrNone,
  Code: said,
  Regime,
  State: Quantity,
  UpdateTime: InstantOrNull,
  Agent: said,
  LateReason: said,
  Content: ManifestContent,
  /** Findings of this filing; where there are more, the last one counts the rest. */
  Issues: ArraySchema(Issue, { maxItems: mostFindings }),
  /** Filings that the ports ask for and the bill does not have yet. */
  Needed: ArraySchema(ObjectSchema({ Regime, Why: said }), { maxItems: regimeCount }),
  Siblings: ArraySchema(Sibling, { maxItems: manifestLimits.filings }),
  Receipts: ArraySchema(ReceiptView, { maxItems: manifestLimits.receipts }),
  Holds: ArraySchema(said, { maxItems: manifestLimits.receipts }),
  Deadline: InstantOrNull,
  AgentCutoff: InstantOrNull,
  /** 0: none. */
  InForce: Quantity,
  Wanted: Union([Literal(''), Literal('change'), Literal('delete')]),
  Reasons: ArraySchema(said, { maxItems: 3 }),
  BookingId: IdOrNone,
  SiId: IdOrNone,
  /** Version of the instructions that it was filled from; 0: none. */
  SiVersion: Quantity,
  /** 退回原因 of the company (备注配置), for the staff. */
  Phrases: ArraySchema(said, { maxItems: 50 }),
  MayWrite: BooleanSchema(),
})
export type ManifestView = Static<typeof ManifestView>

export const manifestView = defineEndpoint({
  method: 'GET',
  path: '/api/Manifest/View',
  summary: '舱单内容',
  may: menus(...manifestReaders),
  query: ObjectSchema({ Id, ...answerLanguage }, strict),
  reply: ManifestView,
})

/** Sentences that the company keeps (备注配置): reasons of returns, notes of sendings. `Regime` '': of all filings. */
export const manifestPhrases = defineEndpoint({
  method: 'GET',
  path: '/api/Manifest/Phrases',
  summary: '退回原因与发送说明的常用语',
  may: buttons(staff.write, staff.verify, staff.send),
  reply: ArraySchema(ObjectSchema({ Use: WordSchema('reject', 'send'), Regime: Union([Literal(''), Regime]), Text: said }), {
    maxItems: mostPhrases,
  }),
})

/** Orders of own bookings and instructions that a filing may begin with. */
export const manifestSources = defineEndpoint({
  method: 'GET',
  path: '/api/Manifest/Sources',
  summary: '可生成舱单的订舱与补料',
  may: beginning,
  query: ObjectSchema({ Keyword: Optional(text(60)) }, strict),
  reply: ArraySchema(
    ObjectSchema({
      BookingId: IdOrNone,
      SiId: IdOrNone,
      No: said,
      BillNo: said,
      Customer: said,
      Vessel: said,
      Voyage: said,
      Pol: said,
      Pod: said,
      Filed: Quantity,
    }),
    { maxItems: manifestLimits.sources },
  ),
})
/** Content of a new filing, and where it is from. */
export const ManifestStart = ObjectSchema({
  Content: ManifestContent,
  From: said,
  BookingId: IdOrNone,
  SiId: IdOrNone,
  SiVersion: Quantity,
  Needed: ArraySchema(ObjectSchema({ Regime, Why: said }), { maxItems: regimeCount }),
})
export type ManifestStart = Static<typeof ManifestStart>
/** Content of a new filing, of the instructions or packing lists of an order. Nothing is written. */
export const manifestStart = defineEndpoint({
  method: 'GET',
  path: '/api/Manifest/Start',
  summary: '由订舱、补料或装箱单生成舱单内容',
  may: beginning,
  query: ObjectSchema({ BookingId: Optional(Id), SiId: Optional(Id) }, strict),
  reply: ManifestStart,
})

/**
 * Writes a filing. Id 0: new ones, one for each of `Regimes`. Other filings of the bill that are still open take the same content; filings of
 * `Regimes` that the bill lacks are added to it. A draft may be unfinished; findings come back with it.
 */
export const saveManifest = defineEndpoint({
  method: 'POST',
  path: '/api/Manifest/Write',
  summary: '保存舱单',
  may: writing,
  largestBody: largest,
  body: ObjectSchema(
    {
      Id: IdOrNone,
      UpdateTime: Optional(Instant),
      Regimes: Unsafe<readonly ManifestRegime[]>(ArraySchema(Regime, { maxItems: regimeCount, uniqueItems: true })),
      BookingId: IdOrNone,
      SiId: IdOrNone,
      Agent: text(60),
      /** Why it is filed after the deadline; needs the right. */
      LateReason: text(200),
      Content: ManifestContent,
    },
    strict,
  ),
  reply: ObjectSchema({ ...ManifestView.properties, Written: ArraySchema(Id, { maxItems: manifestLimits.filings }) }),
})

/** Asks for a change or a deletion of an accepted filing; `Want` '' gives it up. The message is sent by the send list. */
export const amendManifest = defineEndpoint({
  method: 'POST',
  path: '/api/Manifest/Amend',
  summary: '改单或删单申请',
  may: buttons(staff.amend),
  largestBody: largest,
  body: ObjectSchema(
    {
      Id,
      UpdateTime: Instant,
      Want: Union([Literal(''), Literal('change'), Literal('delete')]),
      Reasons: Unsafe<readonly string[]>(ArraySchema(text(3), { maxItems: 3 })),
      Content: Optional(ManifestContent),
    },
    strict,
  ),
  reply: ManifestView,
})
