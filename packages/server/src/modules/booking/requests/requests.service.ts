import {
  bookingDocument as document,
  contentChanges,
  requestKindNames,
  requestRefusal,
  requestStates,
  totalText,
  type BookingContent,
  type answerRequest,
  type askAmendment,
  type askCancellation,
  type RequestEvent,
  type RequestKind,
  type withdrawRequest,
} from '@jst/contracts/booking'
import type { BodyOf } from '@jst/contracts'
import { moveRecord, recordEvent, type DocumentCall } from '../../../documents/index.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import { demand } from '../../../kernel/access/policy.ts'
import type { PricingCall } from '../booking/booking.call.ts'
import { demandBooking, findSailing, writeSailing, type StoredBooking } from '../booking/booking.repo.ts'
import { cleanContent, overSeen } from '../booking/content.ts'
import { writeContent } from '../booking/save.service.ts'
import { demandVersion } from '../booking/version.ts'
import { viewOf } from '../booking/view.service.ts'
import { carriesAmendment } from '../credit/credit.service.ts'
import { syncOrder } from '../orders/orders.service.ts'
import { agreedChange, proposedPrice } from '../price/amend.service.ts'
import type { StoredPriceChange } from '../price/stored-change.ts'
import { keepChosen } from '../price/price.service.ts'
import { texts } from '../texts.ts'
import { tellCustomer, tellDesk } from '../booking/tell.ts'
import { closeRequest, findOpen, insertRequest, writeRequestPrice, writeStatus } from './requests.repo.ts'

/** The booking, locked, in the version that the caller saw, where an event may happen to it. */
async function demandAt(
  call: DocumentCall,
  kind: RequestKind,
  event: RequestEvent,
  { Id, UpdateTime }: { Id: number; UpdateTime: string },
) {
  const stored = await demandBooking(call.tx, Id, true)
  await demandVersion(call, stored, UpdateTime)
  const refusal = requestRefusal(kind, event, stored)
  if (refusal !== undefined) throw new AppError('ILLEGAL_TRANSITION', { message: refusal })
  return stored
}

/** Audience of a request: both sides, where there are two. */
const audienceOf = ({ operatorId }: StoredBooking) => (operatorId === null ? ('internal' as const) : ('customer' as const))

const record = (call: DocumentCall, stored: StoredBooking, kind: RequestKind, event: RequestEvent, words: string, reason = '') =>
  recordEvent(call, { kind: document.kind, row: stored }, { audience: audienceOf(stored), event: `${kind}.${event}`, words, reason })

const audited = (call: DocumentCall, stored: StoredBooking, kind: RequestKind, event: RequestEvent, remarks: string) => {
  const states = requestStates[kind]
  const to = states.states[states.moves[event].to as 'received'].zh
  call.audit({
    action: `${document.kind}.${kind}.${event}`,
    entity: document.kind,
    entityId: stored.id,
    diff: { [kind]: [states.wordOf(stored[kind]), to], ...(remarks === '' ? {} : { remarks }) },
  })
}

/** @throws AppError NOT_FOUND, ILLEGAL_TRANSITION with the reason, STALE_WRITE, INVALID_INPUT */
export async function ask(call: PricingCall, { Id, UpdateTime, Content, VoyageId, Remarks, Price }: BodyOf<typeof askAmendment>) {
  const { tx, actor } = call
  const stored = await demandAt(call, 'amendment', 'ask', { Id, UpdateTime })
  const content = overSeen(actor, stored.content, await cleanContent(call, Content))
  if (content.Values['CustomerCode'] !== stored.content.Values['CustomerCode'])
    throw invalid('Content.Values.CustomerCode', texts.otherCustomer)
  const changes = contentChanges(stored.content, content)
  if (changes.length === 0) throw invalid('Content', texts.noChanges)
  const { codes } = requestStates.amendment
  const request = {
    booking: stored,
    kind: 'amendment',
    state: codes.received,
    reason: '',
    remarks: Remarks.trim(),
    content,
    changes,
    price: await proposedPrice(call, stored, content, Price),
    by: actor,
  } as const
  await insertRequest(tx, { ...request, voyageId: VoyageId === 0 ? stored.voyageId : VoyageId })
  await after(call, stored, 'amendment', 'ask', Remarks)
  return viewOf(tx, tx.system, actor, Id)
}

/** @throws AppError NOT_FOUND, ILLEGAL_TRANSITION with the reason, STALE_WRITE */
export async function askToCancel(call: DocumentCall, { Id, UpdateTime, Reason, Remarks }: BodyOf<typeof askCancellation>) {
  const { tx, actor } = call
  const stored = await demandAt(call, 'cancellation', 'ask', { Id, UpdateTime })
  const { codes } = requestStates.cancellation
  const request = {
    booking: stored,
    kind: 'cancellation',
    state: codes.received,
    reason: Reason,
    remarks: Remarks.trim(),
    by: actor,
  } as const
  await insertRequest(tx, { ...request, content: null, changes: [], price: null, voyageId: null })
  await after(call, stored, 'cancellation', 'ask', Remarks, Reason)
  return viewOf(tx, tx.system, actor, Id)
}

/** Status, timeline, log and whoever has to know. */
async function after(
  call: DocumentCall,
  stored: StoredBooking,
  kind: RequestKind,
  event: RequestEvent,
  remarks: string,
  reason = '',
): Promise<void> {
  const states = requestStates[kind]
  await writeStatus(call.tx, stored.id, kind, states.codeAfter(event))
  record(call, stored, kind, event, remarks.trim(), reason)
  audited(call, stored, kind, event, remarks.trim())
  const words = states.moves[event].zh
  if (event === 'ask' || event === 'withdraw')
    await tellDesk(call, stored, texts.requestedBy(call.actor.employeeName, words, stored.no), remarks.trim())
  else await tellCustomer(call, stored, texts.requestedBy(call.actor.companyName, words, stored.no), remarks.trim())
}

/**
 * Confirms: the booking says from then on what was asked, or is cancelled. Declines: it stays as it was.
 * @throws AppError NOT_FOUND, ILLEGAL_TRANSITION with the reason, STALE_WRITE, INVALID_INPUT for a decline without a reason
 */
export async function answer(call: PricingCall, { Id, UpdateTime, Kind, Answer, Remarks, Price }: BodyOf<typeof answerRequest>) {
  const { tx, actor } = call
  const words = Remarks.trim()
  if (Answer === 'decline' && words === '') throw invalid('Remarks', texts.declineWhy)
  const stored = await demandAt(call, Kind, Answer, { Id, UpdateTime })
  const open = (await findOpen(tx, Id, Kind))!
  const states = requestStates[Kind]
  const { content } = open
  const change = Answer === 'confirm' && content ? await agreedChange(call, stored, { content, price: open.price }, Price) : null
  if (change) {
    if (change !== open.price) await writeRequestPrice(tx, open.id, change)
    demand(await carriesAmendment(call, Id))
  }
  await closeRequest(tx, { id: open.id, state: states.codeAfter(Answer), answer: words, by: actor })
  if (Answer === 'confirm' && content) {
    await writeContent(call, stored, content)
    if (change) takeChange(call, stored, content, change)
    if (open.voyageId !== null)
      await writeSailing(tx, Id, await findSailing(tx.system, open.voyageId, String(content.Values['PolCode'] ?? ''), stored.staffId))
  }
  await after(call, stored, Kind, Answer, words)
  if (Answer === 'confirm') {
    await moveRecord(call, document.kind, Id, Kind === 'amendment' ? 'amend' : 'cancel', true)
    await syncOrder(call, Id)
  }
  return viewOf(tx, tx.system, actor, Id)
}

function takeChange(
  call: PricingCall,
  stored: StoredBooking,
  content: BookingContent,
  { Way, Reason, Before, After, Behind }: StoredPriceChange,
): void {
  keepChosen(call, { ...stored, content }, { price: After, behind: Behind ?? undefined })
  const diff = { Price: [Before ? totalText(Before.Totals) : '', totalText(After.Totals)] as const, way: Way }
  call.audit({
    action: 'booking.reprice',
    entity: document.kind,
    entityId: stored.id,
    diff: { ...diff, ...(Reason === '' ? {} : { reason: Reason }) },
  })
}

/** Answers what still waits for a booking that has ended: nobody can answer it any more. */
export async function closeRequests(call: DocumentCall, bookingId: number): Promise<void> {
  const { tx, actor } = call
  for (const kind of requestKindNames) {
    const open = await findOpen(tx, bookingId, kind)
    if (!open) continue
    const state = requestStates[kind].codes.declined
    await closeRequest(tx, { id: open.id, state, answer: texts.closedByEnd, by: actor })
    await writeStatus(tx, bookingId, kind, state)
  }
}

/** @throws AppError NOT_FOUND, FORBIDDEN for a request of the other side, ILLEGAL_TRANSITION with the reason, STALE_WRITE */
export async function withdraw(call: DocumentCall, { Id, UpdateTime, Kind }: BodyOf<typeof withdrawRequest>) {
  const { tx, actor } = call
  const stored = await demandAt(call, Kind, 'withdraw', { Id, UpdateTime })
  const open = (await findOpen(tx, Id, Kind))!
  const [colleague] = await tx.query('select 1 from employee where id = $1 and company_id = $2', [open.askedId, actor.companyId])
  if (!colleague) throw new AppError('FORBIDDEN', { message: texts.withdrawByAsker })
  const closed = Kind === 'amendment' ? requestStates.amendment.codes.cancelled : requestStates.cancellation.codes.none
  await closeRequest(tx, { id: open.id, state: closed, answer: '', by: actor })
  await after(call, stored, Kind, 'withdraw', '')
  return viewOf(tx, tx.system, actor, Id)
}
