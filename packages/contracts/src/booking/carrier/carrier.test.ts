import { expect, it } from 'vitest'
import { blankBooking, blankCargo } from '../content.ts'
import { bookingStates } from '../booking-states.ts'
import { amendmentStates, cancellationStates } from '../requests.ts'
import { filledMail, sampleMail } from './mail.ts'
import { kindToSend, mayAct } from './messages.ts'
import { neededGaps } from './needed.ts'

const { codes } = bookingStates
const at = (state: number, amendment = 0, cancellation = 0) => kindToSend({ state, amendment, cancellation })

it('an accepted booking is sent as an order, a confirmed one as what is asked of it, and no other', () => {
  const { received: amending } = amendmentStates.codes
  const { received: leaving } = cancellationStates.codes
  expect(at(codes.received)).toBe('order')
  expect(at(codes.confirmed, amending)).toBe('change')
  expect(at(codes.pendingAmendment, amending, leaving)).toBe('cancel')
  for (const state of Object.values(codes).filter((code) => code !== codes.received)) expect(at(state)).toBeUndefined()
  expect(at(codes.cancelled, amending, leaving)).toBeUndefined()
})
it('what a carrier needs is named where the booking does not say it: in the header, in any line, among the parties', () => {
  const blank = blankBooking()
  const line = { ...blankCargo(), HsCode: '940360', Weight: 0 }
  const content = { ...blank, Values: { ...blank.Values, Vessel: 'COSCO ROME' }, Cargo: [line, { ...line, HsCode: '' }] }
  expect(neededGaps(content, ['Vessel', 'VoyageNo', 'HsCode', 'Weight', 'shipper', 'unknown'])).toEqual([
    '航次',
    'HS 编码',
    '毛重',
    '发货人',
  ])
  expect(neededGaps({ ...content, Cargo: [] }, ['HsCode'])).toEqual(['HS 编码'])
})
it('placeholders of a mail are filled, also twice, and other braces stay', () => {
  expect(filledMail('{订舱单号}/{订舱单号} {无此项} {', sampleMail)).toBe('BK261100028/BK261100028 {无此项} {')
  // a fact that looks like a placeholder is not filled again
  expect(filledMail('{品名}', { ...sampleMail, Goods: '{订舱单号}' })).toBe('{订舱单号}')
})
it('answers that were applied are not applied again, and what was answered is not dropped', () => {
  expect([mayAct('apply', 'open'), mayAct('apply', 'applied'), mayAct('drop', 'answered'), mayAct('resend', 'failed')]).toEqual([
    true,
    false,
    false,
    true,
  ])
})
