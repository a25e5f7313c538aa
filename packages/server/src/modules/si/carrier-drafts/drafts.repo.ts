import { siDocument } from '@jst/contracts/si'
import type { Queryable } from '../../../kernel/database/database.ts'

export interface StoredDraft {
  readonly id: number
  readonly createTime: string
  readonly payload: string
}
/** Bills of the carrier that came for a record, the newest first. */
export const draftsOf = (db: Queryable, recordId: number): Promise<StoredDraft[]> =>
  db.query<StoredDraft>(
    `select m.id, m.create_time as "createTime", m.payload from document_message m
      where m.kind = $1 and m.record_id = $2 and m.direction = 'in' and m.format = 'draft' and not m.test order by m.id desc limit 50`,
    [siDocument.kind, recordId],
  )
