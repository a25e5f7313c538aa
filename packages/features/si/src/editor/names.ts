import type { SiRecord } from '@jst/contracts/si'
import { texts } from './texts.ts'

/** Name of a bill: its own number, else that of its master, else its place in the set. */
export const billName = (record: Pick<SiRecord, 'splitMblNo' | 'mblNo'>, index: number): string =>
  record.splitMblNo || record.mblNo || texts.drafts.untitled(index + 1)
