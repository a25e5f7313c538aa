import { documentSides } from '../document/document.ts'
import { defineStates } from '../states.ts'
import { bookingStates, withdrawals, type BookingState } from './booking-states.ts'
import { bookingButtons } from './pages.ts'

const { staff, party } = bookingButtons
const asking = { staff: staff.request, party: party.request }
const answering = { staff: staff.answer }

/** `amendedBookingStatus` of DCSA Booking 2, beside the booking's own state; `none`: nobody has asked. */
export const amendmentStates = defineStates({
  states: {
    none: { code: 0, zh: '无', en: 'None', tone: 'grey' },
    received: { code: 1, zh: '改配申请中', en: 'Amendment received', tone: 'purple' },
    confirmed: { code: 2, zh: '已改配', en: 'Amendment confirmed', tone: 'green' },
    declined: { code: 3, zh: '改配被拒', en: 'Amendment declined', tone: 'red' },
    cancelled: { code: 4, zh: '改配已撤回', en: 'Amendment cancelled', tone: 'grey' },
  },
  sides: documentSides,
  moves: {
    ask: { zh: '申请改配', tone: 'purple', from: ['none', 'confirmed', 'declined', 'cancelled'], to: 'received', by: asking, edits: true },
    confirm: { zh: '同意改配', tone: 'green', from: ['received'], to: 'confirmed', by: answering, edits: true },
    decline: { zh: '拒绝改配', tone: 'red', from: ['received'], to: 'declined', by: answering, edits: true },
    withdraw: { zh: '撤回改配申请', tone: 'grey', from: ['received'], to: 'cancelled', by: asking, edits: true },
  },
})
/** `bookingCancellationStatus` of DCSA Booking 2. */
export const cancellationStates = defineStates({
  states: {
    none: { code: 0, zh: '无', en: 'None', tone: 'grey' },
    received: { code: 1, zh: '退关申请中', en: 'Cancellation received', tone: 'orange' },
    declined: { code: 2, zh: '退关被拒', en: 'Cancellation declined', tone: 'red' },
    confirmed: { code: 3, zh: '同意退关', en: 'Cancellation confirmed', tone: 'grey', final: true },
  },
  sides: documentSides,
  moves: {
    ask: { zh: '申请退关', tone: 'orange', from: ['none', 'declined'], to: 'received', by: asking, edits: true },
    confirm: { zh: '同意退关', tone: 'grey', from: ['received'], to: 'confirmed', by: answering, edits: true },
    decline: { zh: '拒绝退关', tone: 'red', from: ['received'], to: 'declined', by: answering, edits: true },
    withdraw: { zh: '撤回退关申请', tone: 'grey', from: ['received'], to: 'none', by: asking, edits: true },
  },
})

export const requestKinds = { amendment: '改配', cancellation: '退关' } as const
export type RequestKind = keyof typeof requestKinds
export const requestKindNames = Object.keys(requestKinds) as RequestKind[]
export const requestStates = { amendment: amendmentStates, cancellation: cancellationStates } as const
export const requestEvents = ['ask', 'confirm', 'decline', 'withdraw'] as const
export type RequestEvent = (typeof requestEvents)[number]
export const cancellationReasons = withdrawals

/** The three statuses of a booking, by their codes. */
export interface BookingStatuses {
  readonly state: number
  readonly amendment: number
  readonly cancellation: number
}

/** States of a booking that amendments and cancellations may be asked for. */
const open: readonly BookingState[] = ['confirmed', 'pendingAmendment']

/**
 * Why an event of an amendment or a cancellation cannot be, in a sentence; undefined: it can. Once the cancellation is asked for, nothing else is
 * asked; what was asked before may still be answered.
 */
export function requestRefusal(kind: RequestKind, event: RequestEvent, at: BookingStatuses): string | undefined {
  const states = requestStates[kind]
  const code = at[kind]
  const words = states.moves[event].zh
  const state = bookingStates.stateOf(at.state)
  if (state === undefined || !open.includes(state))
    return event === 'ask'
      ? `订舱${bookingStates.wordOf(at.state)}，不能${words}：放舱后才能申请，放舱前请直接修改或撤销。`
      : `订舱${bookingStates.wordOf(at.state)}，不能${words}。`
  if (!states.startsFrom(event, code))
    return code === states.codes.received
      ? `已有${requestKinds[kind]}申请等待答复，请等答复后再申请。`
      : `没有等待答复的${requestKinds[kind]}申请，不能${words}。`
  if (kind === 'amendment' && event === 'ask' && at.cancellation === cancellationStates.codes.received)
    return '退关申请正在等待答复，不能再申请改配。'
  return undefined
}

/** Nothing waits for an answer. */
export const isSettled = ({ amendment, cancellation }: Omit<BookingStatuses, 'state'>): boolean =>
  amendment !== amendmentStates.codes.received && cancellation !== cancellationStates.codes.received
