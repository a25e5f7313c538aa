import { Id } from '../envelope.ts'
import { ObjectSchema, type Static, StringSchema } from '../schema.ts'

/** A scale ticket that came by a link: a file of the filing that leads the bill. */
export const ScaleTicket = ObjectSchema({ Id, Name: StringSchema(), Filing: Id })
export type ScaleTicket = Static<typeof ScaleTicket>
/** Formats of scale tickets, photos or scans, and their bytes. */
export const ticketFormats = ['png', 'jpg', 'webp', 'pdf'] as const
export const mostTicketBytes = 10 * 1024 * 1024
