import type { DocumentCall } from './registry.ts'
import { pageOf, type Subject } from './subject.ts'
import { texts } from './texts.ts'

/** Something that people shall hear of a record. */
export interface DocumentNotice {
  /** By the side on which they stand, which decides the page that the notice opens. */
  readonly staff: readonly number[]
  readonly party: readonly number[]
  readonly title: string
  readonly text: string
  readonly staffLink: string
  readonly partyLink: string
  /** What messages of one record are folded by. */
  readonly no: string
}

/** Puts notices into the boxes of people; the module of messages does it. */
export type Tell = (call: DocumentCall, notice: DocumentNotice) => Promise<void>

export function noticeOf(
  { document, row }: Subject,
  people: readonly { readonly id: number; readonly audience: 'internal' | 'customer' }[],
  title: (what: string) => string,
  text: string,
): DocumentNotice {
  const of = (audience: string) => people.filter((one) => one.audience === audience).map(({ id }) => id)
  return {
    staff: of('internal'),
    party: of('customer'),
    title: title(texts.notice.subject(document.zh, row.no, row.title)),
    text,
    staffLink: pageOf(document, row.id, 'staff'),
    partyLink: pageOf(document, row.id, 'party'),
    no: row.no,
  }
}
