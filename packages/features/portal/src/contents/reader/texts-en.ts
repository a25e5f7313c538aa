import type { Words } from '@jst/feature-kit'
import type { ReaderTexts } from './texts.ts'

const reader: Words<ReaderTexts> = {
  letterTitle: 'Carrier notices',
  tableTitle: 'Schedules',
  letters: {
    keyword: 'Title or summary',
    carrier: 'Carrier',
    subject: 'Subject',
    title: 'Title',
    effective: 'Valid from',
    route: 'Route',
    at: 'Published',
    empty: 'No notices found',
    emptyHint: 'Try other carriers or other days.',
    failed: 'The text was not loaded',
    again: 'Try again',
  },
  tables: {
    choose: 'Schedule',
    empty: 'Your forwarder has not published schedules yet',
    emptyHint: 'Please ask your sales contact for the schedule of a route.',
    noSailings: 'This schedule has no sailings soon',
    noSailingsHint: 'Choose another schedule, or look again later.',
    carrier: 'Carrier',
    vessel: 'Vessel',
    voyage: 'Voyage',
    service: 'Service',
    departure: 'ETD',
    arrival: 'ETA',
    days: 'Transit (days)',
    state: 'State',
    delayed: 'Delayed',
    blank: 'Blank sailing',
    download: 'Download xlsx',
    weeks: (weeks) => (weeks === 1 ? 'next week' : `next ${weeks} weeks`),
  },
}

/** English words of carrier notices and schedules as customers read them. */
export const english = { reader } as const
