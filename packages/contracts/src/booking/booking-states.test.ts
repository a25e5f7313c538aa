import { describe, expect, it } from 'vitest'
import { amendmentStates, bookingStates, cancellationStates, isSettled, requestRefusal, type BookingState } from './index.ts'

/** Every cell: where each event leads from each state. What is not named is refused. */
const table: Readonly<Record<BookingState, Readonly<Record<string, BookingState>>>> = {
  draft: { submit: 'submitted', withdraw: 'cancelled' },
  submitted: { accept: 'received', return: 'pendingUpdate', reject: 'rejected', confirm: 'confirmed', withdraw: 'cancelled' },
  received: { return: 'pendingUpdate', reject: 'rejected', confirm: 'confirmed', withdraw: 'cancelled' },
  pendingUpdate: { complete: 'updateReceived', reject: 'rejected', withdraw: 'cancelled' },
  updateReceived: { accept: 'received', return: 'pendingUpdate', reject: 'rejected', confirm: 'confirmed', withdraw: 'cancelled' },
  confirmed: { askAgain: 'pendingAmendment', amend: 'confirmed', decline: 'declined', cancel: 'cancelled', finish: 'completed' },
  pendingAmendment: { amend: 'confirmed', decline: 'declined', cancel: 'cancelled' },
  rejected: {},
  declined: {},
  cancelled: {},
  completed: {},
}
const { codes } = bookingStates
const states = Object.keys(codes) as BookingState[]
const events = Object.keys(bookingStates.moves) as (keyof typeof bookingStates.moves)[]

describe('states of a booking', () => {
  it.each(states.flatMap((state) => events.map((event) => [state, event] as const)))('%s, %s', (state, event) => {
    const to = table[state][event]
    expect(bookingStates.startsFrom(event, codes[state])).toBe(to !== undefined)
    if (to !== undefined) expect(bookingStates.codeAfter(event)).toBe(codes[to])
  })
})

const [amendments, cancellations] = [amendmentStates.codes, cancellationStates.codes]
const confirmed: readonly BookingState[] = ['confirmed', 'pendingAmendment']
const triples = states.flatMap((state) =>
  Object.entries(amendments).flatMap(([amendment, a]) =>
    Object.entries(cancellations).map(([cancellation, c]) => ({
      name: `${state}, ${amendment}, ${cancellation}`,
      state,
      amendment,
      cancellation,
      at: { state: codes[state], amendment: a, cancellation: c },
    })),
  ),
)
describe('requests beside the state', () => {
  it.each(triples)('$name', ({ state, amendment, cancellation, at }) => {
    const may = (kind: 'amendment' | 'cancellation', event: 'ask' | 'confirm' | 'decline' | 'withdraw') =>
      requestRefusal(kind, event, at) === undefined
    const open = confirmed.includes(state)
    expect(may('amendment', 'ask')).toBe(open && amendment !== 'received' && cancellation !== 'received')
    expect(may('cancellation', 'ask')).toBe(open && (cancellation === 'none' || cancellation === 'declined'))
    for (const event of ['confirm', 'decline', 'withdraw'] as const) {
      expect(may('amendment', event)).toBe(open && amendment === 'received')
      expect(may('cancellation', event)).toBe(open && cancellation === 'received')
    }
    expect(isSettled(at)).toBe(amendment !== 'received' && cancellation !== 'received')
  })
  it('are refused with a reason that says what to do', () => {
    const at = { state: codes.submitted, amendment: 0, cancellation: 0 }
    expect(requestRefusal('amendment', 'ask', at)).toContain('放舱前请直接修改或撤销')
    expect(requestRefusal('cancellation', 'ask', { ...at, state: codes.confirmed, cancellation: 1 })).toContain('等待答复')
  })
})
