export { inEnglish, type MoreWords } from './declared.ts'
import { sheetTextsEn } from '@jst/sheet'
import { englishTexts as uiTexts, isEnglish } from '@jst/ui/english'
import type { KitTexts } from '../texts.ts'
import { documents } from './documents.ts'
import { entityTexts, referenceTexts } from './entity.ts'
import { saidOf } from './findings.ts'
import { sharingTexts } from './sharing.ts'

const files = (count: number) => (count === 1 ? '1 file' : `${count} files`)

/** Every English text of the package, for pages in English. */
export const englishTexts: KitTexts = {
  entity: entityTexts,
  reference: referenceTexts,
  sharing: sharingTexts,
  documents,
  sheet: sheetTextsEn,
  unexpected: 'This did not work. Please try again later.',
  failure: { joint: ' ', finding: (issue) => (isEnglish(issue.Message) ? issue.Message : saidOf(issue)), refusal: uiTexts.errors.refusal },
  confirmed: {
    title: 'Please check these values before they are saved',
    content: (said, more) => (more > 0 ? `${said} And ${more} more.` : said),
    ok: 'They are right, save',
  },
  unknownDevice: 'Unknown device',
  leaveTitle: 'There are unsaved changes',
  history: {
    title: (name) => `Changes of ${name}`,
    loading: 'Loading',
    empty: 'No changes yet',
    more: 'Show earlier changes',
    blank: '(empty)',
    before: (field) => `${field}: `,
    joint: '; ',
    yes: 'Yes',
    no: 'No',
  },
  download: {
    cancel: 'Cancel',
    preparing: 'Preparing…',
    received: (kilobytes) => `${kilobytes} KB received`,
    file: (no, count, progress) => `${no} of ${count}, ${progress}`,
    saved: (count) => `${files(count)} saved`,
    queued: 'A long list: it is exported in the background and can be downloaded from “My background jobs”',
    cancelled: (saved) => (saved > 0 ? `Cancelled; ${files(saved)} saved before` : 'Cancelled, nothing saved'),
  },
  messages: { today: 'Today', yesterday: 'Yesterday', count: (count) => `${count} messages` },
  form: {
    save: 'Save',
    cancel: 'Cancel',
    close: 'Close',
    loading: 'Loading…',
    leave: 'There are unsaved changes',
    stay: 'Go on editing',
    discard: 'Discard changes',
    missing: (label) => `Please enter: ${label}`,
    findings: (count) => `Still to be corrected: ${count}`,
    moreFindings: (count) => `and ${count} more, which are listed once these are corrected`,
    restored: 'What you had not saved last time is here again.',
    dropRestored: 'Discard it and show what is saved',
  },
  stale: {
    lead: 'This was changed elsewhere before you saved. Choose for the values that differ; the other changes stay.',
    byField: 'This was changed elsewhere before you saved. What only one of you changed is chosen; choose for the rest.',
    same: 'This was changed elsewhere before you saved, to the same as yours.',
    shown: 'This was changed elsewhere; you see it as it is now. Please check, then go on.',
    takeTheirs: 'Take it as it is now',
    keepMine: 'Save yours',
    merge: 'Merge as chosen',
    open: (count) => `${count} not chosen yet`,
    merged: 'Merged as chosen. Please check, then save',
    label: 'Their changes and yours',
    field: 'Field',
    before: 'When opened',
    theirs: 'As it is now',
    mine: 'Yours',
    none: '(none)',
    joint: ', ',
  },
}
