import { many } from '../many.ts'
import type { texts } from './texts.ts'

export const english: typeof texts = {
  open: 'Share',
  title: (number) => `Share ${number}`,
  lead: 'The reader needs no account. You can revoke the link at any time, and each view is logged.',
  for: 'For whom',
  forHint: 'Such as the consignee; only colleagues see it',
  days: 'Valid for',
  dayOptions: (days) => `${days} days`,
  language: 'Language of the page',
  languages: { cn: '中文', en: 'English' },
  costs: 'Show costs of free time',
  files: 'Files that may be opened',
  noFiles: 'No files to share',
  submit: 'Make the link',
  links: 'Links so far',
  withCosts: 'with costs',
  fileCount: (count) => many(count, 'file'),
  page: {
    title: 'Cargo tracking',
    from: 'Shared by the sender; the content is renewed by itself',
    visit: 'Shown for a number and a second fact; it can be opened again within an hour',
    visitLost: 'Please go back to the tracking page of the site and search again with number and second fact.',
    refresh: 'Reload',
    otherLanguage: '中文',
  },
}
