import { partyProblemTextsEn } from '../document/parties/problems-en.ts'
import type { BookingProblemTexts } from './problem-texts.ts'

/** Sentences about what a submission of a booking lacks in English; a module of its own, since Chinese pages have no use for it. */
export const bookingProblemTextsEn: BookingProblemTexts = {
  nameOf: ({ zh, en }) => en ?? zh,
  need: (name) => `Please enter: ${name}`,
  sailing: 'Please choose a sailing, or say when the cargo is ready',
  samePorts: 'POL and POD are the same',
  departed: 'The ETD has passed: please choose another sailing',
  cargo: 'Please enter the cargo',
  hsCode: 'An HS code has 4 to 10 digits',
  unNo: 'A UN number has 4 digits',
  boxes: 'Please enter the boxes',
  reefer: 'Reefer cargo needs a reefer box',
  special: 'For special equipment set the cargo type to “Special equipment” and enter the over-dimensions',
  weight: (weight, payload) => `Cargo of ${weight} kg is beyond the payload of the boxes, ${payload} kg`,
  volume: (volume, capacity) => `Cargo of ${volume} m³ is beyond the capacity of the boxes, ${capacity} m³`,
  ofParty: (role, problem) => `${role}: ${problem}`,
  party: partyProblemTextsEn,
}
