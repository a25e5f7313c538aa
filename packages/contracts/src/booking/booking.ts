import { defineCharges } from '../document/charges/charges.ts'
import { defineDocument, type EventFacts } from '../document/document.ts'
import { definePrint } from '../document/prints.ts'
import { entityCalls } from '../entity/calls.ts'
import { defineEntity } from '../entity/fields.ts'
import { bookingDerived, bookingFields } from './booking-fields.ts'
import { bookingStates } from './booking-states.ts'
import { bookingReaders } from './calls.ts'
import { bookingChannels } from './carrier/channels.ts'
import { bookingParties } from './content.ts'
import { bookingFigureFields } from './figures.ts'
import { BookingTyped } from './typed.ts'
import type { PartyReader } from '../document/parties/parties.ts'
import { bookingWords } from './field-words.ts'
import { cancellationReasons, requestEvents, requestKindNames, requestStates } from './requests.ts'
import { bookingButtons, bookingPages, customerBookingPages } from './pages.ts'

const { staff, party } = bookingButtons

/** 订舱单: its lists. They are written by calls of their own (`saveBooking`), as header, goods, boxes and parties are one. */
export const bookingCalls = entityCalls(
  defineEntity({
    name: 'BookingOrder',
    kind: 'booking',
    table: 'booking',
    zh: '订舱单',
    en: 'Booking',
    path: bookingPages.list,
    screens: [bookingPages.desk, bookingPages.mine, bookingPages.logs, customerBookingPages.list, customerBookingPages.drafts],
    ownOnly: true,
    stated: true,
    sided: true,
    ownCalls: true,
    fields: bookingFields,
    derived: [...bookingDerived, ...bookingFigureFields],
  }),
)

/** Parties are picked from the address book, and kept with the booking as they were then. */
export const bookingPartyReader = {
  kind: 'booking',
  reads: bookingReaders,
  writes: staff.edit,
  partyWrites: party.edit,
  parties: bookingParties,
} as const satisfies PartyReader

const print = { button: { path: bookingPages.list, code: 'export' }, party: { path: customerBookingPages.list, code: 'export' } } as const

/** Timeline events of requests on a confirmed booking, and of their results. */
function requestEventFacts(): Readonly<Record<string, EventFacts>> {
  const all = requestKindNames.flatMap((kind) =>
    requestEvents.map((event) => {
      const { zh, tone } = requestStates[kind].moves[event]
      return [`${kind}.${event}`, { zh, tone, ...(kind === 'cancellation' ? { reasons: cancellationReasons } : {}) }] as const
    }),
  )
  return Object.fromEntries(all)
}

/** The booking as a document of two sides. */
export const bookingDocument = defineDocument({
  kind: 'booking',
  zh: '订舱单',
  en: 'Booking',
  reads: bookingReaders,
  writes: staff.edit,
  partyWrites: party.edit,
  page: bookingPages.detail,
  partyPage: customerBookingPages.detail,
  fields: bookingWords,
  states: bookingStates,
  events: {
    ...requestEventFacts(),
    shippingOrder: { zh: 'SO 放舱', tone: 'green' },
    correction: { zh: '更正放舱信息', tone: 'orange' },
    carrierSent: { zh: '发送船公司', tone: 'blue' },
    carrierAnswered: { zh: '船公司回执', tone: 'green' },
    carrierFailed: { zh: '发送船公司失败', tone: 'red' },
  },
  number: { rule: 'BK{yy}{mm}{seq:5}', button: { path: bookingPages.list, code: 'number' } },
  charges: {
    sell: defineCharges({
      zh: '订舱价格',
      en: 'Price',
      audience: 'customer',
      bases: ['C', 'B', 'S', 'T', 'R', 'F'],
      round: 'line',
      fixed: true,
    }),
  },
  draft: { audience: 'person', schema: BookingTyped },
  files: {
    note: { zh: '托书', en: 'Booking note', audience: 'customer' },
    shippingOrder: { zh: 'SO 放舱单', en: 'Shipping order', audience: 'customer' },
    danger: { zh: '危包证与 MSDS', en: 'Dangerous goods papers', audience: 'customer' },
    trade: { zh: '箱单、发票、合同', en: 'Packing list, invoice, contract', audience: 'customer' },
    others: { zh: '内部文件', en: 'Internal', audience: 'internal' },
  },
  prints: {
    note: definePrint({ zh: '订舱托书', en: 'Booking request', ...print }),
    confirmation: definePrint({ zh: '订舱确认书', en: 'Booking confirmation', ...print, stamped: true }),
  },
  desk: { works: staff.accept, claims: staff.edit, assigns: staff.accept, holds: null, mine: bookingPages.desk },
  channels: bookingChannels,
  shipment: { from: ['quotation'], heard: ['si/changed'] },
})
