import { expect, it } from 'vitest'
import { offeredBookingLink } from './links.ts'

const offer = { Carrier: 'ONE', Service: 'FP1', Pod: 'USLAX', Del: 'USCHI', Hash: 'abc' }
const asked = { Pol: 'CNSHA', Pods: 'USLAX,USCHI', Day: '2026-12-01', Boxes: '40HQ*1', Bills: 2, CargoType: undefined }
const paramsOf = (link: string) => Object.fromEntries(new URL(link, 'http://x').searchParams)

it('takes everything along that the offer was priced for, and the port or place that was asked for', () => {
  const link = offeredBookingLink('/book', { asked, offer })
  expect(paramsOf(link)).toEqual({
    Pol: 'CNSHA',
    Pod: 'USCHI',
    Day: '2026-12-01',
    Boxes: '40HQ*1',
    Bills: '2',
    Carrier: 'ONE',
    Service: 'FP1',
    Price: 'abc',
  })
  expect(paramsOf(offeredBookingLink('/book', { asked: { ...asked, Pods: 'USLAX' }, offer })).Pod).toBe('USLAX')
})
