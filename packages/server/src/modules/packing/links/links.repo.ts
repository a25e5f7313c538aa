import { slipDocument, slipLinkPage, type SlipLink } from '@jst/contracts/packing'
import { linkRows } from '../../../kernel/access/link-rows.ts'
import type { EndingLink } from '../../../kernel/access/link-table.ts'
import { readerLinks } from '../../../kernel/access/reader-links.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { linkToken, slipLinkPurpose } from './token.ts'

export interface StoredLink extends EndingLink {
  readonly slipId: number
  readonly byCompany: number
}
/** Links to slips; the staff also end those that a fleet made for their slips. */
export const slipLinks = linkRows<SlipLink, StoredLink>({
  table: 'slip_link',
  record: 'slip_id',
  own: '(l.by_company = $2 or coalesce(l.operator_id, l.company_id) = $2)',
  stored: 'l.slip_id as "slipId", l.by_company as "byCompany"',
})

export const slipReaders = readerLinks({
  rows: slipLinks,
  purpose: slipLinkPurpose,
  page: slipLinkPage,
  entity: slipDocument.kind,
  action: `${slipDocument.kind}.link`,
  token: linkToken,
})

/** Links to a slip of either company that the connection sees. */
export const linksOf = (db: Queryable, slip: number): Promise<SlipLink[]> =>
  db.query<SlipLink>(`select ${slipLinks.columns} from slip_link l where l.slip_id = $1 order by l.id desc limit 100`, [slip])

export const revokeLinksOf = (tx: Queryable, slips: readonly number[]) =>
  tx.query('update slip_link set revoked_at = clock_timestamp() where slip_id = any($1) and revoked_at is null', [slips])

export interface LinkedPhoto {
  readonly Id: number
  readonly Name: string
  readonly At: string
}
/** Photos of a slip that came by its links. */
export const photosOf = (system: Queryable, slip: number): Promise<LinkedPhoto[]> =>
  system.query<LinkedPhoto>(
    `select f.id as "Id", f.name as "Name", f.at as "At" from slip_photo p join document_file f on f.id = p.file_id and f.removed_time is null
      where p.slip_id = $1 order by f.id`,
    [slip],
  )
export const hasPhoto = async (system: Queryable, slip: number, key: string): Promise<boolean> =>
  (await system.query('select 1 from slip_photo where slip_id = $1 and key = $2', [slip, key])).length > 0
export const insertPhoto = (system: Queryable, slip: number, key: string, link: number, file: number) =>
  system.query('insert into slip_photo (slip_id, key, link_id, file_id) values ($1, $2, $3, $4)', [slip, key, link, file])
