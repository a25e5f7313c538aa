import type { Words } from '@jst/feature-kit'
import type { MoveTexts } from './moves/texts.ts'
import type { BillTexts } from './texts.ts'

/** Words that several SI screens share. */
export const billEn: Words<BillTexts> = {
  notSubmitted: 'Not submitted',
  superseded: 'Superseded',
  versionNo: (version) => `Version ${version}`,
  inForce: 'In force',
  beforeMove: 'After the former cut-off',
  history: 'Versions and reviews',
  talk: {
    open: 'Files and comments',
    copies: 'Give out a numbered draft (with a code to verify it)',
    title: (billNo) => `Files and comments · ${billNo}`,
    close: 'Close',
  },
  bill: {
    total: 'Total',
    mergedBill: 'Combined B/L · booking no.',
    none: '–',
    seq: 'No.',
    containers: 'Containers',
    lines: (count) => (count === 1 ? '1 line' : `${count} lines`),
    container: (name) => `Container ${name}`,
    line: (name, no) => `Container ${name} line ${no}`,
  },
  claim: {
    mine: 'Me',
    reviewing: (name) => `${name} is reviewing`,
    claimed: (name) => `Claimed by ${name}`,
  },
  joints: { names: ', ', sentences: '; ', counts: ', ', label: ': ' },
  print: 'Print',
  printPart: (no, count) => `Bill ${no} / ${count}`,
}

/** Words of the window in which a move is confirmed. */
export const movesEn: Words<MoveTexts> = {
  reason: 'Reason',
  pickReason: 'Choose the reason',
  remarks: 'Remarks',
  remarksNeeded: 'Fill in the remarks',
  links: 'Links to the draft',
  issue: {
    onBoardDate: 'Shipped on board',
    onBoardSource: 'Source of the date',
    issuePlace: 'Place of issue',
    unprintable: (characters) => `A bill cannot print these characters, “?” stands for them: ${characters.join(' ')}; amend it first`,
    sourceNeeded: 'Name the source of the on-board date',
    sourceHint: 'Such as mate’s receipt, notice of the carrier; taken from the schedule where it has the departure',
    range: ({ Earliest, Latest }) =>
      Earliest > Latest
        ? `By the schedule it cannot be on board before ${Earliest}: issuing now is an advance bill`
        : `Day on which the goods were on board, ${Earliest === '' ? `${Latest} or before` : `${Earliest} to ${Latest}`}`,
  },
}
