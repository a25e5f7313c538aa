import type { Words } from '@jst/feature-kit'
import type { NeighbourTexts } from '../neighbours/texts.ts'
import type { FeeTexts } from './texts.ts'

/** Words of amendments and their fees. */
export const feesEn: Words<FeeTexts> = {
  title: 'Rules of amendment fees',
  now: (stage, occasion) => `Submitted now it is: ${stage}, ${occasion}. `,
  name: (zh, en) => en || zh,
  fee: (name, price) => `${name} ${price}`,
  free: (name) => `${name} free (within the free times)`,
  list: {
    title: 'Amendments',
    columns: ['Version', 'Stage', 'Reason', 'Originals', 'Fees', 'By', 'Result'],
    version: (no) => `Version ${no}`,
    set: (first, no) => `${first ? 'First' : 'Second'} set (version ${no})`,
    to: ' → ',
    none: '–',
    noFee: 'No fee',
    outcomes: { '': 'In progress', issued: 'Issued again', reinstated: 'Given up', voided: 'Voided' },
  },
  amend: {
    reason: 'Reason of the amendment',
    reasonNeeded: 'Choose the reason of the amendment',
    explanation: 'About the amendment',
    explanationNeeded: 'For the reason “Other” say what is amended',
    remarks: 'More about it',
  },
  originals: {
    label: 'What becomes of the originals',
    pick: 'Please choose',
    needed: 'The bill is issued: choose what becomes of the originals',
    notIssued: 'A switch needs the first set to be issued',
    switchNeeds: 'A switch needs all originals of the first set back: choose “Originals come back”',
    guarantee: 'Name or number of the letter of guarantee',
    guaranteeHint: 'Upload the letter under “Files and comments”',
    guaranteeNeeded: 'Name the letter of guarantee',
  },
  issue: {
    due: (count) => `${count} originals were issued before; they have to come back before a new bill is issued`,
    surrendered: 'The originals came back',
  },
}

/** Words of bills that share a box. */
export const neighboursEn: Words<NeighbourTexts> = {
  title: 'Bills in the same container',
  columns: ['Container no.', 'Bill', 'State', 'Seal', 'Packages', 'Weight (KGS)', 'Volume (CBM)', 'VGM (KGS)'],
  unmarked: (boxes) => `${boxes} has goods of other bills too, and is not marked as a part load here`,
  alone: (boxes) => `${boxes} is marked as a part load, and no other bill has it`,
  differ: { seal: 'Another seal than here', vgm: 'Another VGM than here' },
  sum: (box, bills, kg, cbm) => `${box}: ${bills} bills with this one, ${kg} kg and ${cbm} m³ in all`,
}
