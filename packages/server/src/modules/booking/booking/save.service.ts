import {
  bookingCalls,
  bookingDocument as document,
  bookingProblems,
  bookingStates,
  bookingWords,
  contentChanges,
  type BookingContent,
  type saveBooking,
} from '@jst/contracts/booking'
import type { BodyOf } from '@jst/contracts'
import type { EntityValues } from '@jst/contracts/entity'
import { recordChanges, useDraft, type DocumentCall } from '../../../documents/index.ts'
import { updateRow } from '../../../entity-kit/index.ts'
import { diffOf } from '../../../kernel/audit/audit.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import { demand } from '../../../kernel/access/policy.ts'
import { clearPrice, showPrice } from '../price/price.repo.ts'
import { choosePrice, keepChosen, priceOfFacts } from '../price/price.service.ts'
import { keepBooked } from '../reading/upload.repo.ts'
import { texts } from '../texts.ts'
import { addBooking } from './add.service.ts'
import { demandBooking, findSailing, touch, writeParts, writeSailing, type StoredBooking } from './booking.repo.ts'
import { mayWriteContent, type BookingCall } from './booking.call.ts'
import { cleanContent, overSeen, sumsOf } from './content.ts'
import { sidesOf } from './sides.ts'
import { tellDesk } from './tell.ts'
import { demandVersion } from './version.ts'
import { viewOf } from './view.service.ts'

type Input = BodyOf<typeof saveBooking>

/** The desk has the booking and has not accepted it yet. */
const waiting: readonly number[] = [bookingStates.codes.submitted, bookingStates.codes.updateReceived]

/** @throws AppError NOT_FOUND, FORBIDDEN, ILLEGAL_TRANSITION, STALE_WRITE with the view, INVALID_INPUT with every finding */
export async function writeBooking(call: BookingCall, { Draft, Upload, ...input }: Input) {
  const { tx, actor } = call
  const added = input.Id === 0 ? await addBooking(call, input) : undefined
  const id = added?.id ?? (await changeBooking(call, input))
  // a draft that nobody can use is none
  if (Draft) await useDraft(call, document.kind, Draft)
  if (added && Upload !== undefined && !(await keepBooked(tx, actor, Upload, { 0: added }))) throw new AppError('NOT_FOUND')
  return viewOf(tx, tx.system, actor, id)
}

async function changeBooking(call: BookingCall, { Id, UpdateTime, Content, VoyageId, Price }: Input): Promise<number> {
  const { tx, actor } = call
  const stored = await demandBooking(tx, Id, true)
  demand(mayWriteContent(actor, stored))
  await demandVersion(call, stored, UpdateTime)
  const content = overSeen(actor, stored.content, await cleanContent(call, Content))
  const customerCode = String(content.Values['CustomerCode'] ?? '')
  await demandSameCustomer(call, stored, customerCode)
  const chosen = Price
    ? await choosePrice(call, { ...stored, customerCode, content }, Price)
    : Price === undefined
      ? await priceOfFacts(call, { ...stored, customerCode }, content)
      : undefined
  await writeContent(call, stored, content)
  await tellImproved(call, stored, content)
  await writeVoyage(call, Id, VoyageId, content, stored.staffId)
  if (Price === null) clearPrice(tx, Id)
  else if (chosen) keepChosen(call, { ...stored, content }, chosen)
  return Id
}

/** A change by the customer after submission is as complete as a submission, and the desk is told the changes. */
async function tellImproved(call: BookingCall, stored: StoredBooking, content: BookingContent): Promise<void> {
  const { tx, actor } = call
  if (actor.companyId === stored.staffId || !waiting.includes(stored.state)) return
  const [{ today } = { today: '' }] = await tx.query<{ today: string }>('select china_day()::text as today')
  const errors = bookingProblems(content, today).filter(({ Severity }) => Severity === 'ERROR')
  if (errors.length > 0)
    throw new AppError('INVALID_INPUT', {
      issues: errors.map(({ Path, Label, Message }) => ({
        Severity: 'ERROR' as const,
        Code: 'INVALID',
        Path: `Content.${Path}`,
        Label,
        Message,
      })),
    })
  const words = contentChanges(stored.content, content).map(({ Field }) => bookingWords[Field]?.zh ?? Field)
  if (words.length > 0) await tellDesk(call, stored, texts.improved(actor.companyName, stored.no), [...new Set(words)].join('、'))
}

/** A booking does not pass from one company to another: its files, comments and numbers are of the first. */
async function demandSameCustomer(call: BookingCall, stored: StoredBooking, code: string): Promise<void> {
  if (code === stored.customerCode || call.actor.companyId !== stored.staffId) return
  const sides = await sidesOf(call, code)
  if (sides.companyId !== stored.companyId || sides.operatorId !== stored.operatorId)
    throw invalid('Content.Values.CustomerCode', texts.otherCustomer)
}

/** Writes what a booking says, with one entry in its timeline and one in the log. */
export async function writeContent(call: DocumentCall, stored: StoredBooking, content: BookingContent): Promise<void> {
  const { tx } = call
  const { entity } = bookingCalls
  const changed = Object.fromEntries(
    Object.keys(diffOf(stored.content.Values, content.Values)).map((key) => [key, content.Values[key] ?? null]),
  ) as EntityValues
  const all = { ...content.Values, Code: stored.no, CustomerName: stored.customerName }
  if (Object.keys(changed).length > 0) await updateRow(tx, entity, stored.id, changed, all)
  else await touch(tx, stored.id)
  await writeParts(tx, stored.id, { content, sums: sumsOf(content), customerName: stored.customerName })
  showPrice(tx, stored.id, stored.price, content)
  const changes = contentChanges(stored.content, content)
  const before = Object.fromEntries(changes.map(({ Field, Before }) => [Field, Before]))
  const after = Object.fromEntries(changes.map(({ Field, After }) => [Field, After]))
  const place = { kind: document.kind, row: stored }
  await recordChanges(call, place, before, after)
  call.audit({ action: `${document.kind}.write`, entity: document.kind, entityId: stored.id, diff: diffOf(before, after) })
}

async function writeVoyage({ tx }: BookingCall, id: number, voyageId: number, { Values }: BookingContent, staffId: number): Promise<void> {
  const sailing = voyageId === 0 ? undefined : await findSailing(tx.system, voyageId, String(Values['PolCode'] ?? ''), staffId)
  await writeSailing(tx, id, sailing)
}
