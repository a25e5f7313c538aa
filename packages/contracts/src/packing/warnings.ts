import { defineEndpoint } from '../endpoint.ts'
import { Id, IdOrNone, Instant, Quantity } from '../envelope.ts'
import { buttons, menus } from '../may.ts'
import { ArraySchema, ObjectSchema, Optional, type Static, StringSchema, strict } from '../schema.ts'
import { packingButtons, packingPages } from './pages.ts'

const { staff } = packingButtons
const words = StringSchema()

/** A change of a shared box that nobody of the forwarder has confirmed for one of its other bills. */
export const PackingWarning = ObjectSchema({
  Id,
  ListId: Id,
  ListNo: words,
  /** Booking of the warned bill; 0: of none here. */
  BookingId: IdOrNone,
  BoxNo: words,
  BillNo: words,
  /** The other bills of the box. */
  With: ArraySchema(words),
  Words: words,
  By: words,
  At: Instant,
})
export type PackingWarning = Static<typeof PackingWarning>

/** Open warnings about one packing list, or to the bills of one booking; the newest first. They are the forwarder's alone. */
export const packingWarnings = defineEndpoint({
  method: 'GET',
  path: '/api/PackingList/Warnings',
  summary: '同箱变动',
  may: menus(packingPages.lists, packingPages.auditAll, packingPages.issueAll, packingPages.mine, packingPages.log),
  query: ObjectSchema({ Id: Optional(Id), BookingId: Optional(Id) }, strict),
  reply: ArraySchema(PackingWarning),
})

/** Somebody has checked the bills of warnings. Those that are confirmed already stay as they are. */
export const seePackingWarnings = defineEndpoint({
  method: 'POST',
  path: '/api/PackingList/SeeWarnings',
  summary: '同箱变动已核对',
  may: buttons(staff.pack, staff.checkList),
  body: ObjectSchema({ Ids: ArraySchema(Id, { minItems: 1, maxItems: 100 }) }, strict),
  reply: ObjectSchema({ Seen: Quantity }),
})
