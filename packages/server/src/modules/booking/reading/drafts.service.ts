import type { BookingContent } from '@jst/contracts/booking'
import { kindsOf, ReferenceBook } from '../../../entity-kit/index.ts'
import { AppError } from '../../../kernel/errors.ts'
import { addBookings } from '../booking/add.service.ts'
import { cleanContent, headerOf } from '../booking/content.ts'
import type { BookingCall } from '../booking/booking.call.ts'
import type { Sides } from '../booking/sides.ts'
import type { Booked } from './upload.repo.ts'

/** A draft that was made, or why none was. */
export type DraftOutcome = Booked | { readonly problem: string }

/**
 * Adds drafts of one customer, each by itself: what is wrong with one keeps no other back. Names are read once, and rows, numbers, log and
 * timeline are written in one statement each, however many there are.
 */
export async function addDrafts(call: BookingCall, sides: Sides, contents: readonly BookingContent[]): Promise<DraftOutcome[]> {
  const { tx, actor } = call
  const said = new Set(contents.flatMap(({ Values }) => Object.keys(Values)))
  const book = await ReferenceBook.of(tx, actor, kindsOf(headerOf(actor).entity, [...said]))
  const cleaned: (BookingContent | { readonly problem: string })[] = []
  for (const content of contents) cleaned.push(await cleanContent(call, content, book).catch(problemOf))
  const good = cleaned.filter((one): one is BookingContent => !('problem' in one))
  if (good.length === 0) return cleaned.filter((one) => 'problem' in one)
  const added = await addBookings(
    call,
    sides,
    'upload',
    good.map((content) => ({ content, sailing: undefined })),
  )
  const made = new Map(good.map((content, at) => [content, added[at]!]))
  return cleaned.map((one) => ('problem' in one ? one : made.get(one)!))
}

function problemOf(error: unknown): { readonly problem: string } {
  if (!(error instanceof AppError) || error.code !== 'INVALID_INPUT') throw error
  const issues = error.details.issues ?? []
  return { problem: issues.map(({ Label, Message }) => [Label, Message].filter((word) => word).join('：')).join('；') || error.message }
}
