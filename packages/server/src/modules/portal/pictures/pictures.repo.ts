import type { SitePicture } from '@jst/contracts/portal'
import type { Queryable } from '../../../kernel/database/database.ts'
import type { Format } from './encode.ts'

export interface StoredVariant {
  readonly Width: number
  readonly Format: Format
  /** Row of `stored_file`. */
  readonly FileId: number
}
const columns = `key as "Key", name as "Name", width as "Width", height as "Height"`

/** The same bytes of one company are one picture. */
export async function findPicture(db: Queryable, companyId: number, key: string): Promise<SitePicture | undefined> {
  const [row] = await db.query<SitePicture>(`select ${columns} from portal_picture where company_id = $1 and key = $2`, [companyId, key])
  return row
}

export const insertPicture = (
  tx: Queryable,
  owner: { readonly companyId: number; readonly employeeId: number },
  { Key, Name, Width, Height }: SitePicture,
  variants: readonly StoredVariant[],
) =>
  tx.query(
    `insert into portal_picture (company_id, employee_id, key, name, width, height, variants) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (company_id, key) do nothing`,
    [owner.companyId, owner.employeeId, Key, Name, Width, Height, JSON.stringify(variants)],
  )

/** The latest pictures of a company, for the choice of one that is there. */
export const latestPictures = (db: Queryable, companyId: number): Promise<SitePicture[]> =>
  db.query<SitePicture>(`select ${columns} from portal_picture where company_id = $1 order by id desc limit 100`, [companyId])

/** Sizes of a picture, whoever's: its key is known from a page alone. */
export async function variantsOf(system: Queryable, key: string): Promise<readonly StoredVariant[]> {
  const [row] = await system.query<{ variants: readonly StoredVariant[] }>(
    'select variants from portal_picture where key = $1 order by id limit 1',
    [key],
  )
  return row?.variants ?? []
}

/** Keys of a list that are no pictures of the company. */
export async function strangePictures(db: Queryable, companyId: number, keys: readonly string[]): Promise<string[]> {
  const ownPictures = await db.query<{ key: string }>('select key from portal_picture where company_id = $1 and key = any ($2)', [
    companyId,
    keys,
  ])
  const ownKeys = new Set(ownPictures.map(({ key }) => key))
  return [...new Set(keys)].filter((key) => !ownKeys.has(key))
}
