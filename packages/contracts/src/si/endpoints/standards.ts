import { buttons } from '../../may.ts'
import { ArraySchema, Null, ObjectSchema, Optional, type Static, strict, StringSchema, Union, WordSchema } from '../../schema.ts'
import { BusinessFile, defineEndpoint } from '../../endpoint.ts'
import { Id, Instant, Quantity, text, Version } from '../../envelope.ts'
import { siFileButtons, submitButtons } from '../menus.ts'

/**
 * Loss between a record and another form of it.
 * lost: the other form has no place for it · changed: it stands there in another form · missing: the other form needs it and the record has it not ·
 * check: it was passed on, but whoever receives it may see it differently · carried: kept with the record and given back when it is exported.
 */
export const SiLoss = ObjectSchema({
  Kind: WordSchema('lost', 'changed', 'missing', 'check', 'carried'),
  /** Of an export a field (`BoxInfos[0].TBX_TYPE`), of an import an attribute (`consignmentItems[0].references`). */
  Path: StringSchema(),
  Label: StringSchema(),
  Reason: StringSchema(),
  /** Original value, cut to 200 characters; empty if there was none. */
  Value: StringSchema(),
})
export type SiLoss = Static<typeof SiLoss>

/** Forms that a record can be exported in: DCSA eBL 3.0.4 as JSON, or the EDIFACT message IFTMIN of two directories. */
export const siStandards = ['dcsa', 'D99B', 'D01B'] as const
const Standard = WordSchema('dcsa', 'D99B', 'D01B')
export type SiStandard = Static<typeof Standard>

const stored = {
  Id,
  Version: Optional(Version),
  Standard,
  /** Partner ids of an IFTMIN, as agreed; by default the caller's company and the carrier. */
  Sender: Optional(text(35)),
  Recipient: Optional(text(35)),
}
/**
 * A blob: `.json` or `.edi`. Without Version the newest one. The first version goes out as original, later ones as replacement, a voided record as
 * cancellation.
 */
export const exportSiStandard = defineEndpoint({
  method: 'GET',
  path: '/api/TDBillLadingInfo/ExportStandard',
  summary: '导出补料报文（DCSA JSON、IFTMIN）',
  may: buttons(...siFileButtons),
  query: ObjectSchema(stored, strict),
  reply: BusinessFile,
})
/** Values that the file omits or expresses differently: to be read before it is sent. */
export const siStandardLosses = defineEndpoint({
  method: 'GET',
  path: '/api/TDBillLadingInfo/GetStandardLosses',
  summary: '导出补料报文前的差异清单',
  may: buttons(...siFileButtons),
  query: ObjectSchema(stored, strict),
  reply: ObjectSchema({ FileName: StringSchema(), Losses: ArraySchema(SiLoss) }),
})

/** Bytes of an uploaded DCSA file. */
export const largestDcsaFile = 2 * 1024 * 1024
/** Draft set of the caller's company that an import would replace; SaveDraftSet knows the same version. */
const KeptSet = ObjectSchema({ Version, SavedAt: Instant, SavedBy: StringSchema() })
export const SiDcsaImport = ObjectSchema({
  /** The order that was found by the booking reference. */
  CGO_ID: Id,
  OrderNo: StringSchema(),
  MblNo: StringSchema(),
  /** Bills in the file, each a draft. */
  Drafts: Quantity,
  Losses: ArraySchema(SiLoss),
  /** Stored set of the order before the import; null: none. */
  Existing: Union([KeptSet, Null()]),
  /** Version of the set that was written; null: a dry run. */
  Version: Union([Version, Null()]),
})
export type SiDcsaImport = Static<typeof SiDcsaImport>
/**
 * Multipart upload, field `file`: a shipping instruction of DCSA eBL 3 as JSON, or a list of them for one booking. It becomes the draft set of the
 * order with that booking reference. DryRun=true lists what would be lost and writes nothing. Version: the set it may replace, as the dry run told;
 * another one is 412 with the stored set.
 */
export const importSiDcsa = defineEndpoint({
  method: 'POST',
  path: '/api/TDBillLadingDraft/ImportDcsa',
  summary: '导入 DCSA 补料（JSON）为草稿',
  may: submitButtons,
  query: ObjectSchema({ DryRun: Optional(WordSchema('true', 'false')), Version: Optional(Version) }, strict),
  reply: SiDcsaImport,
})
