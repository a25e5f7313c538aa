import { trackStages } from '@jst/contracts/tracking'
import { englishWords } from '@jst/track'
import { english as control } from './control/texts-en.ts'
import { english as detail } from './detail/texts-en.ts'
import { english as exceptions } from './exceptions/texts-en.ts'
import { english as list } from './list/texts-en.ts'
import { many } from './many.ts'
import { english as map } from './map/texts-en.ts'
import { english as share } from './share/texts-en.ts'
import type { pageTitles, texts, track as trackWords } from './texts.ts'

const { states, milestones, rolls, classifiers, reasons, sources, conflicts, contradictions, flags, rules, owners, freeTime } = englishWords
const track = {
  states,
  milestones,
  rolls,
  classifiers,
  reasons,
  sources,
  conflicts,
  contradictions,
  flags,
  rules,
  owners,
  freeTime,
} as typeof trackWords
const titles: typeof pageTitles = {
  list: 'Cargo tracking',
  detail: 'Shipment',
  searches: 'Search log',
  upkeep: 'Container events',
  boxes: 'Container query',
  control: 'Control tower',
  shared: 'Cargo tracking',
}
const common: typeof texts = {
  close: 'Close',
  more: 'Show all',
  number: 'Number',
  kinds: { bill: 'B/L', booking: 'Booking', box: 'Container' },
  carrier: 'Carrier',
  route: 'Port of loading → discharge',
  vessel: 'Vessel and voyage',
  boxes: 'Containers',
  state: 'State',
  departure: 'Departure',
  arrival: 'Arrival',
  customer: 'Customer',
  box: 'Container',
  bill: 'B/L',
  booking: 'Booking',
  boxType: 'Type',
  seal: 'Seal',
  port: 'Port',
  place: 'Place',
  source: 'Source',
  milestone: 'Milestone',
  received: 'Received',
  numbersHint: 'Paste up to 50 numbers, apart by spaces, commas or line breaks',
  tooMany: (count, most) => `${count} numbers; at most ${most} at a time, please search in parts`,
  numbersTool: 'Several numbers',
  numbersTitle: 'Search by several numbers',
  search: 'Search',
  times: { Planned: 'First plan', Estimated: 'Latest estimate', Actual: 'Actual' },
  short: { Planned: 'P', Estimated: 'E', Actual: 'A' },
  noZone: flags['no-zone']!,
  local: (zone, offset) => `local time, ${zone} (${offset})`,
  delay: (days) => (days > 0 ? `${many(days, 'day')} late` : days < 0 ? `${many(-days, 'day')} early` : 'On time'),
  guess: (why) => `A guess: ${why}; the answer of the carrier counts`,
  guessTag: 'Guess',
  feed: { none: 'Not asked', asked: 'Asked, no answer yet', empty: englishWords.noNews, fed: 'Normal', failed: 'Failed' },
  risks: freeTime.states as typeof texts.risks,
  lastFreeDay: (day) => `Last free day ${day}`,
  conflicts: (count) => `Sources differ in ${many(count, 'place')}`,
  reckoned: 'Position reckoned by the schedule, not reported by the vessel',
  reported: 'Reported position',
  stages: Object.fromEntries(Object.entries(trackStages).map(([stage, { en }]) => [stage, en])) as typeof texts.stages,
  joint: ', ',
  comma: ', ',
  clause: '; ',
  colon: ': ',
}

/** Every English text of the pages that customers and visitors open, by the names of their files. */
export const english = { common, track, titles, control, list, detail, exceptions, share, map }
