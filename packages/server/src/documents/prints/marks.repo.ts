import type { MarkKind, PrintMark } from '@jst/contracts/document'
import type { Queryable } from '../../kernel/database/database.ts'

interface StoredMark {
  readonly format: 'png' | 'jpg'
  readonly bytes: Buffer
}

export const marksOf = (db: Queryable, companyId: number): Promise<PrintMark[]> =>
  db.query<PrintMark>(
    `select mark as "Mark", octet_length(bytes) as "Size", update_time as "UpdateTime" from company_mark where company_id = $1 order by mark`,
    [companyId],
  )

export async function findMark(db: Queryable, companyId: number, mark: MarkKind): Promise<StoredMark | undefined> {
  const [found] = await db.query<StoredMark>('select format, bytes from company_mark where company_id = $1 and mark = $2', [
    companyId,
    mark,
  ])
  return found
}

export const saveMark = (tx: Queryable, companyId: number, mark: MarkKind, { format, bytes }: StoredMark) =>
  tx.query(
    `insert into company_mark (company_id, mark, format, bytes) values ($1, $2, $3, $4)
      on conflict (company_id, mark) do update set (format, bytes, update_time) =
        (excluded.format, excluded.bytes, next_update_time(company_mark.update_time))`,
    [companyId, mark, format, bytes],
  )

/** Returns true if there was one. */
export async function removeMark(tx: Queryable, companyId: number, mark: MarkKind): Promise<boolean> {
  const gone = await tx.query('delete from company_mark where company_id = $1 and mark = $2 returning 1', [companyId, mark])
  return gone.length > 0
}
