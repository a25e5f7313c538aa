import { Id } from './envelope.ts'
import { ObjectSchema, type Static, StringSchema, strict } from './schema.ts'

/** The key of a record, or `new-` with an id that the page made. */
export const DraftKey = StringSchema({ pattern: String.raw`^([1-9]\d{0,14}|new-[0-9A-Za-z-]{1,60})$`, maxLength: 64 })

/** The draft that was saved: it goes with the save, in the version that was seen. What somebody typed into it since stays. */
export const DraftUse = ObjectSchema({ Key: DraftKey, Version: Id }, strict)
export type DraftUse = Static<typeof DraftUse>
