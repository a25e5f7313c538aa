import type { KitTexts } from '../texts.ts'

const files = (count: number) => (count === 1 ? '1 file' : `${count} files`)

/** Every English text of the package, for pages of the route flag `english`. */
export const englishTexts: KitTexts = {
  unexpected: 'This did not work. Please try again later.',
  unknownDevice: 'Unknown device',
  leaveTitle: 'There are unsaved changes',
  leaveContent: 'They are lost when you leave.',
  history: {
    title: (name) => `Changes of ${name}`,
    loading: 'Loading',
    empty: 'No changes yet',
    more: 'Show earlier changes',
    blank: '(empty)',
    yes: 'Yes',
    no: 'No',
  },
  download: {
    cancel: 'Cancel',
    preparing: 'Preparing…',
    received: (kilobytes) => `${kilobytes} KB received`,
    file: (no, count, progress) => `${no} of ${count}, ${progress}`,
    saved: (count) => `${files(count)} saved`,
    cancelled: (saved) => (saved > 0 ? `Cancelled; ${files(saved)} saved before` : 'Cancelled, nothing saved'),
  },
  form: {
    save: 'Save',
    cancel: 'Cancel',
    close: 'Close',
    leave: 'There are unsaved changes',
    stay: 'Go on editing',
    discard: 'Discard changes',
  },
  stale: {
    lead: 'Somebody else has changed this before you saved. Compare, then choose:',
    label: 'Their changes and yours',
    field: 'Field',
    before: 'When opened',
    theirs: 'As it is now',
    mine: 'Yours',
    none: '(none)',
  },
}
