import { DocumentEntry } from '../document/thread.ts'
import { defineEndpoint } from '../endpoint.ts'
import { Day, Id, page, pageQuery, text } from '../envelope.ts'
import { buttons } from '../may.ts'
import { ObjectSchema, Optional, type Static, StringSchema, strict } from '../schema.ts'
import { packingPages } from './pages.ts'

/** Something that was done to an application, a slip or a packing list, with each field that changed. */
export const PackingEntry = ObjectSchema({
  ...DocumentEntry.properties,
  Kind: StringSchema(),
  RecordId: Id,
  No: StringSchema(),
  BoxNo: StringSchema(),
})
export type PackingEntry = Static<typeof PackingEntry>
/**
 * 操作记录: what was done to all records that the caller sees, the newest first. `Keyword`: author, or what finds the records.
 * `Total` ends at `mostCountedRows` and one more.
 */
export const packingLog = defineEndpoint({
  method: 'GET',
  path: '/api/Packing/Log',
  summary: '箱单与装箱单操作记录',
  may: buttons({ path: packingPages.log, code: 'view' }),
  query: ObjectSchema(
    { ...pageQuery, Keyword: Optional(text(60)), Kind: Optional(text(40)), From: Optional(Day), To: Optional(Day) },
    strict,
  ),
  reply: page(PackingEntry),
})
