import type { SiEvent } from './states.ts'

// English words of shipping instructions that the screens and the exports of the server share. They are apart from the declarations, which every
// screen fetches.

/** Steps in the history of a record. */
export const siEventsEn: Readonly<Record<SiEvent, string>> = {
  submit: 'Submitted',
  resubmit: 'Submitted again',
  amend: 'Amended',
  approve: 'Approved',
  reject: 'Sent back',
  withdraw: 'Withdrawn',
  sendDraft: 'Draft B/L sent',
  confirm: 'Draft B/L confirmed',
  requestChange: 'Changes of the draft wanted',
  issue: 'Issued',
  reinstate: 'Issued bill reinstated',
  void: 'Voided',
  status: 'State changed',
}
/** Ways by which a record came (TBI_SOURCES). */
export const siSourcesEn: Readonly<Record<number, string>> = { 1: 'Customer', 2: 'On behalf', 3: 'Import', 4: 'Copy' }
/** Headings of the lists of records and of their versions. */
export const siHeadingsEn = {
  siNo: 'SI no.',
  orderNo: 'Order no.',
  billNo: 'B/L no.',
  mblNo: 'Master B/L no.',
  company: 'Customer',
  carrier: 'Carrier',
  vessel: 'Vessel / voyage',
  boxes: 'Containers',
  packages: 'Packages',
  weight: 'Weight (KGS)',
  volume: 'Volume (CBM)',
  consignee: 'Consignee',
  status: 'State',
  version: 'Version',
  stage: 'Stage',
  source: 'Source',
  deadline: 'Cut-off',
  submittedAt: 'Submitted',
  submitter: 'Submitted by',
  reviewer: 'Reviewer',
  reviewedAt: 'Reviewed',
  at: 'Time',
  event: 'Event',
  changes: 'Changes',
  differences: 'What changed',
  author: 'By',
} as const
