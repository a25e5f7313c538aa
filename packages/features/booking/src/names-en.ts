import type { Words } from '@jst/feature-kit'
import type { titles } from './titles.ts'

/** Titles of the screens. */
export const namesEn: Words<typeof titles> = {
  home: 'Quick booking',
  search: 'Search for a quick booking',
  form: 'Booking details to fill in',
  mine: 'My bookings',
  entry: 'Smart booking',
  view: 'Booking details',
  list: 'Bookings',
  detail: 'Booking details',
  online: 'Online booking',
  logs: 'Booking records',
  desk: 'Booking desk',
  drafts: 'Booking drafts',
  third: 'Bookings at our rates',
  templates: 'Booking templates',
  parties: 'Templates of parties',
  codes: 'Booking codes',
  cockpit: 'Booking cockpit',
  messages: 'Booking records',
  carriers: 'Booking channels to carriers',
  note: 'Upload booking notes',
  notes: 'Uploaded booking notes',
  upload: 'Upload orders',
  uploads: 'Uploaded orders',
}
