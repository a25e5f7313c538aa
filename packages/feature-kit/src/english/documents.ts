import type { DraftTexts } from '../document/drafts/texts.ts'
import type { PictureTexts } from '../document/files/pictures.texts.ts'
import type { VersionTexts } from '../document/versions/texts.ts'
import type { PdfTexts } from '../pdf/texts.ts'
import type { Words } from '../words.ts'
import { documentTexts } from './document.ts'
import { allocation, boxes } from './boxes.ts'
import { numbers } from './numbers.ts'
import { templates } from './templates.ts'

const drafts: Words<DraftTexts> = {
  restored: 'What you had not submitted is back',
  restoredAt: (time) => `What you had not submitted is back (${time})`,
  restoredBy: (name, time) => `What ${name} had not submitted is here (${time}). You may go on with it`,
  merged: 'Unsaved input of this computer and of the server was merged',
  discard: 'Discard',
  discardTitle: 'Discard the unsaved input?',
  discardText: 'What was typed and not saved is deleted for good.',
  seen: 'OK',
  removed: 'This was saved or discarded elsewhere. What you typed here is not saved yet',
  keepAnyway: 'Keep mine',
  save: {
    saving: 'Saving the draft…',
    saved: (time) => `Draft saved ${time}`,
    local: (time) => `Draft saved on this computer ${time}`,
    conflict: (count) =>
      count === 1 ? '1 conflict with changes of others: saving waits' : `${count} conflicts with changes of others: saving waits`,
    failed: (reason, next) => `Draft not saved: ${reason}, ${next}`,
    failedHere: (reason, next) => `Draft not saved on the server: ${reason}. It is saved on this computer, ${next}`,
    reasons: {
      full: 'no space on this computer',
      blocked: 'the browser allows no storage',
      offline: 'no connection',
      'signed-out': 'signed out',
      refused: 'refused by the server',
    },
    retry: 'trying again by itself',
    retryAfterLogin: 'going on after you sign in',
  },
  conflicts: {
    lead: 'The same was changed on both sides. Choose what stays, item by item; nothing is overwritten before.',
    label: 'Conflicts with changes of others',
    field: 'Field',
    base: 'Before',
    mine: 'Mine',
    theirs: 'Theirs',
    allMine: 'All mine',
    allTheirs: 'All theirs',
    keepMine: 'Mine',
    takeTheirs: 'Theirs',
    gone: '(removed)',
    empty: '(blank)',
    row: (label, no) => `${label}, line ${no}`,
    goneRow: (label) => `A line of ${label}`,
    more: (count) => `${count} more, shown after these`,
  },
  replaced: {
    byColleague: (name) => `${name} changed what you typed, which now reads as follows. You can put yours back.`,
    byTab: 'You changed the following in another tab, which holds now.',
    label: 'Your input was changed by others',
    now: 'Now',
    restore: 'Put mine back',
  },
  list: {
    title: (name) => `${name}: not submitted`,
    caption: (name, count) => `${name}: ${count} not submitted`,
    untitled: 'Untitled',
    by: (name, time) => `${name} ${time}`,
    open: (title) => `Go on with ${title}`,
    drop: (title) => `Discard ${title}`,
    dropAct: 'Discard',
    dropText: (title) => `What was typed into “${title}” and not saved is deleted for good.`,
    more: (count) => `Show all ${count}`,
  },
}

const pictures: Words<PictureTexts> = {
  about: (name, by, at) => `${name}, ${by}, ${at}`,
  open: (about) => `Enlarge ${about}`,
  more: (count) => `Show ${count} more`,
  loading: 'Loading…',
  failed: 'Not loaded. Press to try again',
}

const versions: Words<VersionTexts> = {
  standing: ({ en }) => en,
  title: 'Versions',
  none: 'No versions yet. One is made with each submission',
  columns: { number: 'Version', standing: 'State', event: 'Event', by: 'By', at: 'Time', changes: 'Changes', compare: 'Compare' },
  number: (no) => `Version ${no}`,
  changes: (count) => (count === 0 ? '' : String(count)),
  compare: (no) => `Compare with version ${no}`,
  compared: (from, to) => `Differences of versions ${from} and ${to}`,
  same: 'Both versions are the same',
  differences: { field: 'Field', before: 'Before', after: 'After' },
  hide: 'Hide',
}

const pdf: Words<PdfTexts> = {
  opening: 'Opening…',
  faults: {
    locked: 'The file asks for a password. Please download it',
    broken: 'The file is damaged or no PDF. Please download it',
  },
  failed: 'The viewer was not loaded. Check the connection and try again',
  retry: 'Try again',
  pages: (name) => `${name}, pages`,
  page: (at) => `Page ${at}`,
  place: (at, of) => `Page ${at} / ${of}`,
  former: 'Previous page',
  next: 'Next page',
  smaller: 'Smaller (-)',
  larger: 'Larger (+)',
  percent: (share) => `${Math.round(share * 100)}%`,
  fit: (percent) => `${percent}, fit the width (0)`,
  badPage: 'This page cannot be shown',
}

/** Words of the parts of documents, by the name of their file. */
export const documents = { parts: documentTexts, boxes, allocation, numbers, drafts, pictures, templates, versions, pdf } as const
