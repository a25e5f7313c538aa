// The example of README.md, word for word.
import { expect, it } from 'vitest'
import { timeline } from '@jst/track'
import { readDcsa } from '@jst/track/dcsa'
import { assessClock } from '@jst/track/free-time'

const event = (code: string, at: string, port: string, empty: string) => ({
  eventID: `${code}-${at}`,
  eventCreatedDateTime: at,
  eventType: 'EQUIPMENT',
  eventClassifierCode: 'ACT',
  eventDateTime: at,
  equipmentEventTypeCode: code,
  equipmentReference: 'OOLU1112223',
  emptyIndicatorCode: empty,
  eventLocation: { UNLocationCode: port },
})
const { events } = readDcsa(
  [event('DISC', '2026-03-02T23:50:00+08:00', 'CNSHA', 'LADEN'), event('LOAD', '2026-02-01T10:00:00+01:00', 'BEANR', 'LADEN')],
  {
    received: '2026-03-03T00:00:00Z',
    source: { kind: 'carrier', party: 'COSU' },
  },
)
export const shown = timeline({
  shipment: { booking: 'BK1', bill: 'BL1', boxes: ['OOLU1112223'], route: { pol: 'BEANR', pod: 'CNSHA', legs: [] } },
  events,
  now: '2026-03-16T02:00:00Z',
})
export const clock = assessClock({
  timeline: shown,
  box: 'OOLU1112223',
  terms: {
    id: '1',
    source: 'tariff',
    version: '2026-01',
    direction: 'import',
    kind: 'combined',
    port: 'CNSHA',
    carrier: 'COSCO',
    start: 'discharged',
    firstDay: 'same',
    stop: 'emptyIn',
    free: 10,
    freeRule: 'calendar',
    chargeRule: 'calendar',
    tiers: [{ from: 11, rate: '40' }],
    currency: 'CNY',
    validFrom: '2026-01-01',
    validTo: '2026-12-31',
  },
  calendar: { years: [2026], holidays: [] },
  now: '2026-03-16T02:00:00Z',
})

it('shows the state of the bill and the clock of its box', () => {
  expect(shown.bill.text).toBe('已卸船')
  expect([clock.lastFreeDay, clock.cost, clock.currency, clock.isRunning]).toEqual(['2026-03-11', '200', 'CNY', true])
})
