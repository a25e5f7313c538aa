import type { Words } from '@jst/feature-kit'
import type { DcsaTexts } from './texts.ts'

/** Words of the exchange with the DCSA standard. */
export const dcsaEn: Words<DcsaTexts> = {
  import: 'Import DCSA',
  importHint: 'Import an SI as JSON of DCSA eBL 3: its booking number finds the order, and it becomes a draft',
  reading: 'Reading…',
  title: (fileName) => `Import ${fileName}`,
  found: (mblNo, orderNo, drafts) =>
    `Order ${orderNo} (master B/L no. ${mblNo || 'open'}), ${drafts === 1 ? '1 bill' : `${drafts} bills`}: becomes the draft of this order.`,
  replaces: (by, at) => `The order has a draft that ${by} saved ${at}; the import replaces it.`,
  clean: 'The file can be imported as a whole.',
  losses: (count) => `${count} values cannot be imported as they are; please check them:`,
  accept: 'Import as draft',
  cancel: 'Cancel',
  table: {
    label: 'Differences',
    field: 'Field',
    kind: 'Kind',
    reason: 'Why',
    value: 'Content',
    kinds: { lost: 'Lost', changed: 'Changed in form', missing: 'Missing', check: 'To be checked', carried: 'Carried along' },
  },
}
