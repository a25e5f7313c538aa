import type { Words } from '@jst/feature-kit'
import type { CreditTexts } from './texts.ts'

/** Words of the clauses of credits. */
export const creditEn: Words<CreditTexts> = {
  title: 'Check against the credit',
  titleOf: (no) => `Check against credit ${no}`,
  none: 'No clauses of a credit yet. Once entered, each version of the bill is checked word by word.',
  add: 'Enter clauses of a credit',
  edit: 'Change the clauses',
  ok: 'All clauses are met',
  violations: (count) => (count === 1 ? '1 is not met' : `${count} are not met`),
  look: (count) => `${count} to be checked by hand`,
  version: (no) => `Version ${no}`,
  said: (text) => `Bill: ${text}`,
  dialog: {
    title: 'Clauses of the credit',
    note: 'Enter them as the credit says; they are checked word by word, whatever the lines. Leave blank what is not asked for.',
    no: 'Credit no.',
    noNeeded: 'Fill in the number of the credit',
    bank: 'Issuing bank',
    day: 'Write it as 2026-12-31',
    save: 'Save',
    saved: 'Clauses of the credit saved',
    hints: {
      latestShipment: 'For example 2026-12-31',
      loadPort: 'For example NINGBO, CHINA or ANY CHINESE PORT',
      dischargePort: '',
      freight: 'For example FREIGHT PREPAID',
      originals: 'For example FULL SET (3/3)',
      partialShipment: 'For example NOT ALLOWED',
      transhipment: 'For example ALLOWED',
    },
  },
}
