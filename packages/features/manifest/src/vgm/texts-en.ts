import { vgmFields } from '@jst/contracts/manifest'
import type { Words } from '@jst/feature-kit'
import type { VgmTexts } from './texts.ts'

const fieldAt = (path: string) => vgmFields.find(({ key }) => path.endsWith(`.${key}`))?.en
const boxes = (many: number) => `${many} ${many === 1 ? 'container' : 'containers'}`

/** Words of declarations of VGM. */
export const vgmEn: Words<VgmTexts> = {
  title: 'VGM',
  titles: ['Container no.', 'Status', 'VGM KG', 'Method', 'Responsible person', 'Weighed at', 'In force KG', 'Checks', 'Actions'],
  none: 'This bill has no containers yet. Fill them in in the manifest, or make packing lists.',
  cutoff: 'VGM cut-off',
  unknown: 'The VGM cut-off is not known and cannot be taken as met',
  late: (span) => `Overdue ${span}`,
  fill: 'Enter VGM',
  open: 'View',
  openOf: (box) => `View the VGM of ${box}`,
  problems: (count) => `${count} to correct`,
  passes: 'Passed',
  revision: (code, revision) => `${code}-${String(revision).padStart(2, '0')}`,
  retracting: 'To be retracted',
  refusal: (why) => `Refused: ${why}`,
  boxes,
  facts: { number: 'Declaration no.', agent: 'Carrier or terminal', inForce: 'In force', late: 'Reason for being late' },
  kg: (value) => `${value} KG`,
  issues: 'Checks',
  tickets: 'Scale tickets (uploaded by link)',
  dialog: {
    title: (bill) => `Enter VGM ${bill}`,
    lead: 'Rows may be pasted from Excel. VGM is computed from the weight of the scale or the cargo. Containers without a change are not saved.',
    agent: 'Carrier or terminal',
    agentHint: 'Left blank: as set for manifests',
    lateReason: 'Reason for being late',
    lateHint: 'Needed after the VGM cut-off, and takes a right',
    sheet: 'Sheet of VGM',
    empty: 'No containers yet',
    nothing: 'Nothing has changed',
    saved: (count) => `${boxes(count)} saved`,
    save: 'Save',
    joint: ', ',
    locked: (numbers) => `Submitted or accepted, no longer to be changed here: ${numbers}`,
    read: 'Read a VERMAS or DCSA file',
    unread: (count) => `${count} values of the file were not read`,
    unreadRow: (label, value, _why, path) => `${fieldAt(path) ?? label} ${value}: not read as it stands`,
    notHere: (numbers) => `These containers of the file are not on this bill and were not read: ${numbers}`,
    notRead: 'This is no VERMAS or DCSA VGM file; please choose another one',
    taken: (count) => `${boxes(count)} read; please check, then save`,
  },
}
