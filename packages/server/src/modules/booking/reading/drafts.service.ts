import { bookingDocument, type BookingContent } from '@jst/contracts/booking'
import { drawNumbers } from '../../../documents/index.ts'
import { kindsOf, ReferenceLookup } from '../../../entity-kit/index.ts'
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
export async function addDrafts(
  call: BookingCall,
  sides: Sides,
  contents: readonly BookingContent[],
  reserved: readonly string[] = [],
): Promise<DraftOutcome[]> {
  const cleaned = await cleanContents(call, contents)
  const good = cleaned.filter(isGood)
  if (good.length === 0) return cleaned.filter((one) => 'problem' in one)
  const bookings = good.map((content) => ({ content, sailing: undefined }))
  const added = await addBookings(call, sides, 'upload', bookings, reserved)
  const addedByContent = new Map(good.map((content, at) => [content, added[at]!]))
  return cleaned.map((one) => ('problem' in one ? one : addedByContent.get(one)!))
}

/** The numbers of the drafts that will be added, drawn last in a transaction that does nothing else. */
export async function numberDrafts(call: Pick<BookingCall, 'tx' | 'actor'>, { staffId }: Sides, contents: readonly BookingContent[]) {
  const good = (await cleanContents(call, contents)).filter(isGood)
  return good.length === 0 ? [] : drawNumbers(call.tx, { companyId: staffId, kind: bookingDocument.kind }, good.length, call.tx.system)
}

type Cleaned = BookingContent | { readonly problem: string }
const isGood = (one: Cleaned): one is BookingContent => !('problem' in one)

async function cleanContents({ tx, actor }: Pick<BookingCall, 'tx' | 'actor'>, contents: readonly BookingContent[]): Promise<Cleaned[]> {
  const said = new Set(contents.flatMap(({ Values }) => Object.keys(Values)))
  const lookup = await ReferenceLookup.of(tx, actor, kindsOf(headerOf(actor).entity, [...said]))
  const cleaned: Cleaned[] = []
  for (const content of contents) cleaned.push(await cleanContent({ tx, actor }, content, lookup).catch(problemOf))
  return cleaned
}

function problemOf(error: unknown): { readonly problem: string } {
  if (!(error instanceof AppError) || error.code !== 'INVALID_INPUT') throw error
  const issues = error.details.issues ?? []
  return { problem: issues.map(({ Label, Message }) => [Label, Message].filter((word) => word).join('：')).join('；') || error.message }
}
