import type { Words } from '@jst/feature-kit'
import type { titles } from './titles.ts'

/** Titles of the screens. */
export const namesEn: Words<typeof titles> = {
  audit: 'Review of equipment orders',
  auditAll: 'Review of equipment orders and packing lists',
  issueAll: 'Issue of equipment orders and packing lists',
  lists: 'Packing lists',
  log: 'Activity log',
  messages: 'Messages of depots and terminals',
  channels: 'Channels of depots and terminals',
  issue: 'Issue of equipment orders',
  slips: 'Equipment orders',
  preview: 'Equipment order',
  apply: 'Apply for equipment orders',
  own: 'Equipment orders',
  mine: 'My equipment orders',
  application: 'Equipment order applications',
  split: 'Equipment order application',
  linked: 'Equipment order',
}
