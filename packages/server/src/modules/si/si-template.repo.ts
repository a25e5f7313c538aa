import type { SiTemplate } from '@jst/contracts/si'
import type { Queryable } from '../../kernel/database.ts'

const select = `select id, name, consignor, consignee, notifier1, notifier2, notifier3, marks, goods, package_kind as "packageKind", hs_code as "hsCode", emails, remarks from si_template where id = $1`
export async function findTemplate(db: Queryable, id: number): Promise<SiTemplate | undefined> {
  const [row] = await db.query<SiTemplate>(select, [id])
  return row
}

const values = (template: SiTemplate) => [
  template.name,
  template.consignor,
  template.consignee,
  template.notifier1,
  template.notifier2,
  template.notifier3,
  template.marks,
  template.goods,
  template.packageKind,
  template.hsCode,
  template.emails,
  template.remarks,
]

const insert = `insert into si_template (company_id, operator_id, name, consignor, consignee, notifier1, notifier2, notifier3, marks, goods, package_kind, hs_code, emails, remarks)
  values ($13, $14, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id`
export async function insertTemplate(tx: Queryable, template: SiTemplate, companyId: number, operatorId: number | null): Promise<number> {
  const [row] = await tx.query<{ id: number }>(insert, [...values(template), companyId, operatorId])
  return row?.id ?? 0
}

const update = `update si_template set name = $1, consignor = $2, consignee = $3, notifier1 = $4, notifier2 = $5, notifier3 = $6, marks = $7, goods = $8, package_kind = $9, hs_code = $10, emails = $11, remarks = $12,
  update_time = next_update_time(update_time) where id = $13 returning id`
/** False when there is no such template of the connection's company. */
export async function updateTemplate(tx: Queryable, template: SiTemplate): Promise<boolean> {
  return (await tx.query(update, [...values(template), template.id])).length === 1
}
