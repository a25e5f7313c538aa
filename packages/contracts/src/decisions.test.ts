import { describe, expect, it } from 'vitest'
import { bookingStates } from './booking/index.ts'
import { applicationMove, isEditable } from './company/states.ts'
import { accessOf, anyMenu, buttons, employee, menus, publicly, signedIn } from './may.ts'
import { customerStates, providerStates } from './partner/states.ts'
import { inquiryStates } from './quotes/inquiry-states.ts'
import { quotationStates } from './quotes/quotation-states.ts'
import { expectedBills, isLiveBill, siStates, SiStatus } from './si/index.ts'

describe('whom a handler gets', () => {
  it('is nobody for a public call, a user where signing in is enough, and an employee for all others', () => {
    const all = [publicly('a'), signedIn('b'), employee('c'), anyMenu('d'), menus('/e'), buttons({ path: '/f', code: 'g' })]
    expect(all.map(accessOf)).toEqual(['public', 'user', 'employee', 'employee', 'employee', 'employee'])
  })
})

describe('an application of a company', () => {
  it('is moved by whom the move belongs to, and remarks are asked for where something is sent back', () => {
    expect(applicationMove('SUBMITTED', 'APPROVED', 'auditor')).toMatchObject({ to: 'APPROVED' })
    expect(applicationMove('SUBMITTED', 'APPROVED', 'applicant')).toBeUndefined()
    expect(applicationMove('DRAFT', 'APPROVED', 'auditor')).toBeUndefined()
    expect(applicationMove('DRAFT', 'SUBMITTED', 'applicant')?.needsRemarks).toBeUndefined()
    const asked = (['SUPPLEMENT', 'REJECTED'] as const).map((to) => applicationMove('SUBMITTED', to, 'auditor')?.needsRemarks)
    expect([
      ...asked,
      applicationMove('REJECTED', 'SUPPLEMENT', 'auditor')?.needsRemarks,
      applicationMove('APPROVED', 'FROZEN', 'auditor')?.needsRemarks,
      applicationMove('FROZEN', 'APPROVED', 'auditor')?.needsRemarks,
    ]).toEqual([true, true, true, true, true])
  })
  it('is written in by its applicant until it is submitted, and again when it came back', () => {
    const states = ['DRAFT', 'SUBMITTED', 'SUPPLEMENT', 'APPROVED', 'REJECTED', 'FROZEN'] as const
    expect(states.filter(isEditable)).toEqual(['DRAFT', 'SUPPLEMENT', 'REJECTED'])
  })
})

describe('bills of an order', () => {
  it('count unless they are void, or were withdrawn with nothing in force', () => {
    const { submitted, withdrawn, voided } = SiStatus
    expect([isLiveBill(submitted, 0), isLiveBill(withdrawn, 1), isLiveBill(withdrawn, 0), isLiveBill(voided, 1)]).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
  it('shall be as many as the bills say, without those that were voided', () => {
    const { submitted, voided } = SiStatus
    const bill = (status: number, draftCount: number) => ({ status, draftCount })
    expect(expectedBills([])).toBe(0)
    expect(expectedBills([bill(submitted, 3), bill(submitted, 2), bill(voided, 3)])).toBe(2)
  })
})

describe('states', () => {
  const flagged = (facts: Readonly<Record<string, object>>, flag: string) =>
    Object.entries(facts).flatMap(([name, one]) =>
      Object.entries(one).some(([key, value]) => key === flag && value === true) ? [name] : [],
    )
  const named = (states: Readonly<Record<string, object>>) => flagged(states, 'final')
  const edits = (moves: Readonly<Record<string, object>>) => flagged(moves, 'edits')
  it('that end a record stand in its lists of what is over, and nobody leaves them', () => {
    expect(named(bookingStates.states)).toEqual(['rejected', 'declined', 'cancelled', 'completed'])
    expect(named(inquiryStates.states)).toEqual(['converted', 'closed'])
    expect(named(quotationStates.states)).toEqual(['won', 'lost'])
    for (const { states, moves } of [bookingStates, quotationStates])
      expect(
        Object.values(moves).flatMap(({ from }) => named(states).filter((state) => (from as readonly string[]).includes(state))),
      ).toEqual([])
  })
  it('are reached by moves of a record and by the calls that write it, which are offered nowhere as a move', () => {
    expect(edits(bookingStates.moves)).toEqual(['confirm'])
    expect(edits(siStates.moves)).toEqual(['submit', 'resubmit', 'amend'])
    expect(bookingStates.eventsFrom(bookingStates.codes.received, 'staff')).not.toContain('confirm')
    expect(bookingStates.moves.return.returns).toBe(true)
  })
  it('of partners have a time by which they are looked at', () => {
    expect(
      [customerStates, providerStates].map(({ states }) => Object.values(states).map((one) => ('dueHours' in one ? one.dueHours : 0))[0]),
    ).toEqual([720, 336])
  })
  it('without a name are said as their number', () => {
    expect([bookingStates.wordOf(1), bookingStates.wordOf(99), bookingStates.stateOf(99)]).toEqual([
      bookingStates.states.submitted.zh,
      '99',
      undefined,
    ])
  })
})
