import { billLinkPage, type SiBillLink } from '@jst/contracts/si'
import { linkRows } from '../../../kernel/access/link-rows.ts'
import { readerLinks } from '../../../kernel/access/reader-links.ts'
import type { EndingLink } from '../../../kernel/access/link-table.ts'
import type { Queryable } from '../../../kernel/database/database.ts'

export interface StoredLink extends EndingLink {
  readonly recordId: number
  readonly version: number
  readonly forWhom: string
  readonly byId: number
  readonly answerKey: string
}
export const billLinks = linkRows<SiBillLink, StoredLink>({
  table: 'si_bill_link',
  record: 'record_id',
  shown: `l.for_whom as "For", l.version as "Version", l.answer as "Answer", l.answered_by as "AnsweredBy", l.answered_at as "AnsweredAt"`,
  stored: `l.record_id as "recordId", l.version, l.for_whom as "forWhom", l.by_id as "byId", l.answer_key as "answerKey"`,
})

export const billReaders = readerLinks({
  rows: billLinks,
  purpose: 'si bill link',
  page: billLinkPage,
  entity: 'si_record',
  action: 'si.link',
})

export interface LinkAnswer {
  readonly answer: 'confirm' | 'change'
  readonly key: string
  readonly name: string
  readonly phone: string
}
export const keepAnswer = (tx: Queryable, link: number, { answer, key, name, phone }: LinkAnswer) =>
  tx.query(
    `update si_bill_link set answer = $2, answer_key = $3, answered_by = $4, answered_phone = $5, answered_at = clock_timestamp() where id = $1`,
    [link, answer, key, name, phone],
  )

/** The answer that was given by a link of a version. */
export async function answerOf(
  system: Queryable,
  record: number,
  version: number,
): Promise<{ readonly by: string; readonly at: string } | undefined> {
  const [row] = await system.query<{ by: string; at: string }>(
    `select answered_by as by, answered_at as at from si_bill_link where record_id = $1 and version = $2 and answer <> '' order by answered_at desc limit 1`,
    [record, version],
  )
  return row
}
