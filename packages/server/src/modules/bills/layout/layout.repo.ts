import type { BillLayout, BillLayoutContent, BillPrinter } from '@jst/contracts/bills'
import type { Queryable, Tx } from '../../../kernel/database/database.ts'

const layouts = `select id as "Id", name as "Name", carrier_code as "CarrierCode", version as "Version", update_time as "UpdateTime", by_name as "By",
  content as "Content" from bill_layout where removed_at is null`
export const findLayouts = (db: Queryable) => db.query<BillLayout>(`${layouts} order by name limit 200`)
export const findLayout = (db: Queryable, id: number) => db.query<BillLayout>(`${layouts} and id = $1`, [id]).then(([row]) => row)
export const lockLayout = (tx: Tx, id: number) => tx.query<BillLayout>(`${layouts} and id = $1 for update`, [id]).then(([row]) => row)

export interface WrittenLayout {
  readonly Id: number
  readonly Name: string
  readonly CarrierCode: string
  readonly Content: BillLayoutContent
  readonly by: string
}
/** Writes a layout as its next version. */
export async function writeLayout(tx: Tx, companyId: number, { Id, Name, CarrierCode, Content, by }: WrittenLayout): Promise<number> {
  const values = [Name, CarrierCode, JSON.stringify(Content), by]
  const [row] =
    Id === 0
      ? await tx.query<{ id: number }>(
          'insert into bill_layout (company_id, name, carrier_code, content, by_name) values ($1, $2, $3, $4, $5) returning id',
          [companyId, ...values],
        )
      : await tx.query<{ id: number }>(
          `update bill_layout set name = $2, carrier_code = $3, content = $4, by_name = $5, version = version + 1,
            update_time = next_update_time(update_time) where id = $1 returning id`,
          [Id, ...values],
        )
  await tx.query(
    `insert into bill_layout_version (layout_id, company_id, version, content, by_name)
      select id, company_id, version, content, by_name from bill_layout where id = $1`,
    [row!.id],
  )
  return row!.id
}
export const removeLayout = (tx: Tx, id: number) => tx.query('update bill_layout set removed_at = clock_timestamp() where id = $1', [id])
export const layoutVersions = (db: Queryable, id: number) =>
  db.query<{ Version: number; By: string; At: string; Content: BillLayoutContent }>(
    `select version as "Version", by_name as "By", create_time as "At", content as "Content" from bill_layout_version where layout_id = $1
      order by version desc limit 200`,
    [id],
  )

const printers = `select id as "Id", name as "Name", to_right::float8 as "Right", down::float8 as "Down", update_time as "UpdateTime"
  from bill_printer`
export const findPrinters = (db: Queryable) => db.query<BillPrinter>(`${printers} order by name limit 200`)
export const findPrinter = (db: Queryable, id: number) => db.query<BillPrinter>(`${printers} where id = $1`, [id]).then(([row]) => row)
export const lockPrinter = (tx: Tx, id: number) => tx.query<BillPrinter>(`${printers} where id = $1 for update`, [id]).then(([row]) => row)
export async function writePrinter(
  tx: Tx,
  companyId: number,
  { Id, Name, Right, Down }: Pick<BillPrinter, 'Id' | 'Name' | 'Right' | 'Down'>,
): Promise<number> {
  const [row] =
    Id === 0
      ? await tx.query<{ id: number }>('insert into bill_printer (company_id, name, to_right, down) values ($1, $2, $3, $4) returning id', [
          companyId,
          Name,
          Right,
          Down,
        ])
      : await tx.query<{ id: number }>(
          `update bill_printer set name = $2, to_right = $3, down = $4, update_time = next_update_time(update_time) where id = $1 returning id`,
          [Id, Name, Right, Down],
        )
  return row!.id
}
