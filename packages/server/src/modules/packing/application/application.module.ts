import {
  applicationCalls,
  applicationDocument as document,
  customerPackingPages,
  packingButtons,
  packingPages,
  type BookedType,
} from '@jst/contracts/packing'
import { bookingStates } from '@jst/contracts/booking'
import { pageOf, registerDocument, rowsOf, type DocumentCall, type Guard, type SubjectRow } from '../../../documents/index.ts'
import { findHolders, sendNotice } from '../../../documents/notices/index.ts'
import { AppError } from '../../../kernel/errors.ts'
import { allowed, refuse } from '../../../kernel/access/policy.ts'
import { demandBooking } from '../../booking/index.ts'
import { makeSlips } from '../slip/make.service.ts'
import { texts } from '../texts.ts'
import { findApplications, lockBookings, writeSubmitted, type StoredApplication } from './application.repo.ts'
import type { Booked } from './bookings.service.ts'
import { countBoxes } from './counts.repo.ts'
import { missingIn } from './checked-parts.ts'

/** Problems that a refusal names. */
const mostNamed = 6

/** Facts of the guards, for all applications of a request. Their bookings are held. */
interface MoveFacts {
  readonly applications: ReadonlyMap<number, StoredApplication>
  readonly bookings: ReadonlyMap<number, Booked>
  /** Boxes left of each booking beside all applications and slips, these among them. */
  readonly counts: ReadonlyMap<number, readonly BookedType[]>
  readonly today: string
}
const none: MoveFacts = { applications: new Map(), bookings: new Map(), counts: new Map(), today: '' }
const guarded: readonly string[] = ['submit', 'approve']

async function readFacts({ tx }: DocumentCall, rows: readonly SubjectRow[], { event }: { readonly event: string }): Promise<MoveFacts> {
  if (!guarded.includes(event)) return none
  const applications = await findApplications(
    tx,
    rows.map(({ id }) => id),
  )
  const ids = [...new Set(applications.map(({ bookingId }) => bookingId))]
  await lockBookings(tx.system, ids)
  const [bookings, counts, [day]] = await Promise.all([
    Promise.all(ids.map((id) => demandBooking(tx.system, id))),
    countBoxes(tx.system, ids),
    tx.query<{ today: string }>('select china_day()::text as today'),
  ])
  return {
    applications: new Map(applications.map((one) => [one.id, one])),
    bookings: new Map(bookings.map((one) => [one.id, one])),
    counts,
    today: day!.today,
  }
}

/** @throws AppError NOT_FOUND for one that the caller does not see */
function applicationOf({ applications }: MoveFacts, { id }: SubjectRow): StoredApplication {
  const found = applications.get(id)
  if (!found) throw new AppError('NOT_FOUND')
  return found
}

const complete: Guard<MoveFacts> = (_call, row, _input, facts) => {
  const words = missingIn(applicationOf(facts, row).parts, facts.today)
  if (words.length === 0) return allowed
  return refuse('INVALID_INPUT', texts.application.incomplete(words.slice(0, mostNamed), Math.max(0, words.length - mostNamed)))
}

/** Its parts take exactly what others leave of the booking. */
const within: Guard<MoveFacts> = (_call, row, _input, facts) => {
  const { bookingId } = applicationOf(facts, row)
  const { state } = facts.bookings.get(bookingId)!
  if (state !== bookingStates.codes.confirmed)
    return refuse('ILLEGAL_TRANSITION', texts.application.notConfirmed(bookingStates.wordOf(state)))
  const open = facts.counts.get(bookingId)!.filter(({ Rest }) => Rest !== 0)
  if (open.length === 0) return allowed
  const words = open.map(({ BoxType, Rest }) =>
    Rest > 0 ? texts.application.rest(BoxType, Rest) : texts.application.restOver(BoxType, -Rest),
  )
  return refuse('INVALID_INPUT', texts.application.incomplete(words.slice(0, mostNamed), Math.max(0, words.length - mostNamed)))
}

/** The desk is told of applications of customers, and of those of colleagues. */
async function submitted({ tx, actor }: DocumentCall, row: SubjectRow): Promise<void> {
  await writeSubmitted(tx, row.id, actor)
  const staff = row.operatorId ?? row.companyId
  const holders = await findHolders(tx.system, staff, packingButtons.staff.approve)
  await sendNotice(tx, {
    recipients: holders.filter((id) => id !== actor.employeeId),
    audience: { internal: staff },
    kind: 'system',
    title: texts.application.came(actor.companyName, row.no),
    description: row.title,
    link: pageOf(document, row, 'staff'),
    bill: row.no,
    senderId: actor.employeeId,
  })
}

const approved = (call: DocumentCall, row: SubjectRow, _input: unknown, facts: MoveFacts): Promise<void> => {
  const application = applicationOf(facts, row)
  return makeSlips(call, application, facts.bookings.get(application.bookingId)!)
}

/** Makes applications known to the calls of the document kit. */
export function registerApplications(): void {
  registerDocument({
    ...rowsOf(applicationCalls.entity),
    title: `concat_ws(' ', nullif(t.name_zh, ''), nullif(t.so_no, ''), nullif(t.box_summary, ''))`,
    document,
    list: packingPages.audit,
    partyList: customerPackingPages.application,
    guards: { complete, within },
    facts: readFacts,
    effects: { submit: submitted, approve: approved },
    desk: { staff: 't.staff_id', waiting: 't.state = 1', due: 't.act_by' },
    shipment: { links: { booking: [{ from: 'slip_application', id: 'id', of: 'booking_id' }] } },
  })
}
