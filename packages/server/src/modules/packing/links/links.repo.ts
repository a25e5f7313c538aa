import type { SlipLink } from '@jst/contracts/packing'
import type { Queryable } from '../../../kernel/database/database.ts'
import { countView } from '../../../kernel/access/link-table.ts'

const columns = `l.id as "Id", l.expires_at as "ExpiresAt", l.revoked_at as "RevokedAt", l.by_name as "By", l.create_time as "CreateTime",
  l.views as "Views", l.last_view_at as "LastViewAt"`

export const linksOf = (db: Queryable, slip: number): Promise<SlipLink[]> =>
  db.query<SlipLink>(`select ${columns} from slip_link l where l.slip_id = $1 order by l.id desc limit 100`, [slip])

export interface NewLink {
  readonly slip: { readonly id: number; readonly companyId: number; readonly operatorId: number | null }
  readonly expires: string
  readonly by: { readonly employeeId: number; readonly employeeName: string; readonly companyId: number }
}
export async function insertLink(tx: Queryable, { slip, expires, by }: NewLink): Promise<SlipLink> {
  const [row] = await tx.query<SlipLink>(
    `insert into slip_link as l (slip_id, company_id, operator_id, expires_at, by_id, by_name, by_company) values ($1, $2, $3, $4, $5, $6, $7)
      returning ${columns}`,
    [slip.id, slip.companyId, slip.operatorId, expires, by.employeeId, by.employeeName, by.companyId],
  )
  return row!
}

interface RevokedLink extends SlipLink {
  readonly slipId: number
}
/** Ends a link that the connection sees and that its company made, or that hangs on a slip of its staff. */
export async function revokeLink(tx: Queryable, id: number, company: number): Promise<RevokedLink | undefined> {
  const [row] = await tx.query<RevokedLink>(
    `update slip_link l set revoked_at = coalesce(l.revoked_at, clock_timestamp())
      where l.id = $1 and (l.by_company = $2 or coalesce(l.operator_id, l.company_id) = $2) returning ${columns}, l.slip_id as "slipId"`,
    [id, company],
  )
  return row
}
export const revokeLinksOf = (tx: Queryable, slips: readonly number[]) =>
  tx.query('update slip_link set revoked_at = clock_timestamp() where slip_id = any($1) and revoked_at is null', [slips])

export interface StoredLink {
  readonly id: number
  readonly slipId: number
  readonly byCompany: number
  readonly createTime: string
  readonly expiresAt: string
  readonly revokedAt: string | null
}
export async function findLink(system: Queryable, id: number): Promise<StoredLink | undefined> {
  const [row] = await system.query<StoredLink>(
    `select id, slip_id as "slipId", by_company as "byCompany", create_time as "createTime", expires_at as "expiresAt", revoked_at as "revokedAt"
      from slip_link where id = $1`,
    [id],
  )
  return row
}

/** Counts a view and keeps when and from which network. `link` null: of the code on the slip. */
export async function keepView(tx: Queryable, slip: number, link: number | null, address: string, agent: string): Promise<void> {
  await tx.query('insert into slip_link_view (slip_id, link_id, address, agent) values ($1, $2, $3, $4)', [
    slip,
    link,
    address,
    agent.slice(0, 200),
  ])
  if (link !== null) await countView(tx, 'slip_link', link)
}

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
