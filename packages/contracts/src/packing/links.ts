import { defineEndpoint } from '../endpoint.ts'
import { Id, Instant, InstantOrNull, Quantity, text } from '../envelope.ts'
import { buttons, publicly } from '../may.ts'
import { ArraySchema, BooleanSchema, Integer, ObjectSchema, Optional, type Static, StringSchema, strict } from '../schema.ts'
import { packingButtons } from './pages.ts'
import { SlipLink } from './slip-calls.ts'

const { staff, party } = packingButtons
const words = StringSchema()
const linking = buttons(staff.issue, party.fill)

/** A signed link to one slip for its driver; `Path` is told once. An issued slip has one in its QR code, which lives as long as the slip. */
export const makeSlipLink = defineEndpoint({
  method: 'POST',
  path: '/api/BoxSlip/LinkMake',
  summary: '生成司机链接',
  may: linking,
  body: ObjectSchema({ Id, Days: Integer({ minimum: 1, maximum: 30 }) }, strict),
  reply: ObjectSchema({ Link: SlipLink, Path: words }),
})
export const revokeSlipLink = defineEndpoint({
  method: 'POST',
  path: '/api/BoxSlip/LinkRevoke',
  summary: '撤销司机链接',
  may: linking,
  body: ObjectSchema({ Id }, strict),
  reply: SlipLink,
})

/**
 * A slip as the reader of its link or QR code sees it. A slip that was replaced, given back or cancelled says so (`InForce` false) and names neither
 * box nor driver; `ReplacedBy` is the number in its place.
 */
export const LinkedSlip = ObjectSchema({
  Code: words,
  EirNo: words,
  State: Quantity,
  InForce: BooleanSchema(),
  ReplacedBy: words,
  Forwarder: words,
  CarrierName: words,
  Vessel: words,
  VoyageNo: words,
  PolName: words,
  SoNo: words,
  BoxType: words,
  IsoType: words,
  Depot: words,
  Terminal: words,
  PickupFrom: words,
  PickupTo: words,
  Cutoff: InstantOrNull,
  /** Of reefers, °C. */
  Temperature: words,
  Driver: words,
  Plate: words,
  BoxNo: words,
  SealNo: words,
  PickedUpAt: InstantOrNull,
  GatedInAt: InstantOrNull,
  Remark: words,
  /** Photos that the link's readers have sent. */
  Photos: ArraySchema(ObjectSchema({ Id, Name: words, At: Instant })),
  /** The link may write: that of the QR code reads alone. */
  MayWrite: BooleanSchema(),
})
export type LinkedSlip = Static<typeof LinkedSlip>

const Token = text(200)
export const linkedSlip = defineEndpoint({
  method: 'GET',
  path: '/api/BoxSlip/Linked',
  summary: '凭链接查看箱单',
  may: publicly('凭箱单链接或二维码查看，带签名、有效期并可撤销'),
  query: ObjectSchema({ Token }, strict),
  write: true,
  reply: LinkedSlip,
})

/**
 * Entry of the driver. `Key` names the entry: sent again after a lost connection it is taken once. `At` is when it was entered, which may be
 * hours before it is received.
 */
export const reportLinkedSlip = defineEndpoint({
  method: 'POST',
  path: '/api/BoxSlip/LinkedReport',
  summary: '司机凭链接登记箱号、铅封与时间',
  may: publicly('凭司机链接登记，只限该链接的一张箱单'),
  body: ObjectSchema(
    {
      Token,
      Key: text(60),
      At: Instant,
      BoxNo: text(15),
      SealNo: text(60),
      PickedUpAt: InstantOrNull,
      GatedInAt: InstantOrNull,
      Note: text(300),
      Sure: Optional(BooleanSchema()),
    },
    strict,
  ),
  reply: LinkedSlip,
})

/** Multipart upload of one photo, field `file`. `Key` as of an entry. */
export const photoLinkedSlip = defineEndpoint({
  method: 'POST',
  path: '/api/BoxSlip/LinkedPhoto',
  summary: '司机凭链接上传箱况照片',
  may: publicly('凭司机链接上传，只限该链接的一张箱单；照片按类型与大小检查'),
  query: ObjectSchema({ Token, Key: text(60) }, strict),
  reply: LinkedSlip,
})
