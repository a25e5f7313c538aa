import type { Page } from '@jst/contracts'
import type { SiTemplate, SiTemplateFacts } from '@jst/contracts/si'
import type { EmployeeActor } from '../../../kernel/actor.ts'
import type { Db, Queryable } from '../../../kernel/database.ts'
import { Conditions, containing, readPage, type PageInput } from '../../../kernel/paging.ts'

export type StoredTemplate = SiTemplate & SiTemplateFacts

const columns = `t.id, t.name, t.consignor, t.consignee, t.notifier1, t.notifier2, t.notifier3, t.marks, t.goods, t.package_kind as "packageKind",
  t.hs_code as "hsCode", t.emails, t.remarks,
  t.scope as "Scope", coalesce(t.owner_id, 0) as "OwnerId", t.owner_name as "OwnerName", t.use_count as "UseCount", t.last_used_at as "LastUsedAt",
  t.update_time as "UpdateTime"`
/** Templates of the company, and the person's own. The database shows no other company's (row-level security). */
const visible = `(t.scope = 'company' or t.owner_id = $2)`

const select = `select ${columns} from si_template t where t.id = $1 and ${visible}`
export async function findTemplate(db: Queryable, id: number, employeeId: number): Promise<StoredTemplate | undefined> {
  const [row] = await db.query<StoredTemplate>(select, [id, employeeId])
  return row
}
export async function lockTemplate(tx: Queryable, id: number, employeeId: number): Promise<StoredTemplate | undefined> {
  const [row] = await tx.query<StoredTemplate>(`${select} for update`, [id, employeeId])
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

export interface TemplateOwner {
  companyId: number
  operatorId: number | null
  scope: string
  employeeId: number
  employeeName: string
}

const insert = `insert into si_template (company_id, operator_id, scope, owner_id, owner_name, name, consignor, consignee, notifier1, notifier2,
  notifier3, marks, goods, package_kind, hs_code, emails, remarks)
  values ($13, $14, $15, $16, $17, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id`
export async function insertTemplate(tx: Queryable, template: SiTemplate, owner: TemplateOwner): Promise<number> {
  const { companyId, operatorId, scope, employeeId, employeeName } = owner
  const [row] = await tx.query<{ id: number }>(insert, [...values(template), companyId, operatorId, scope, employeeId, employeeName])
  return row?.id ?? 0
}

const update = `update si_template set name = $1, consignor = $2, consignee = $3, notifier1 = $4, notifier2 = $5, notifier3 = $6, marks = $7,
  goods = $8, package_kind = $9, hs_code = $10, emails = $11, remarks = $12,
  scope = $14, owner_id = coalesce(owner_id, $15), owner_name = case when owner_id is null then $16 else owner_name end,
  update_time = next_update_time(update_time) where id = $13`
/** The caller holds the row. A template of earlier times without an owner gets one. */
export async function updateTemplate(tx: Queryable, template: SiTemplate, owner: TemplateOwner): Promise<void> {
  await tx.query(update, [...values(template), template.id, owner.scope, owner.employeeId, owner.employeeName])
}

/** Using a template is no change of it: its version stays. */
export async function countUse(tx: Queryable, id: number): Promise<void> {
  await tx.query('update si_template set use_count = use_count + 1, last_used_at = clock_timestamp() where id = $1', [id])
}

export async function deleteTemplate(tx: Queryable, id: number): Promise<void> {
  await tx.query('delete from si_template where id = $1', [id])
}

const sorts = {
  LastUsedAt: 't.last_used_at',
  UseCount: { filled: 't.use_count' },
  TBI_TEMPLATE_NAME: 't.name collate "zh-x-icu"',
  UpdateTime: { filled: 't.update_time' },
}
export function templatePage(
  db: Db,
  actor: EmployeeActor,
  filter: PageInput & { Keyword?: string; Scope?: string },
): Promise<Page<StoredTemplate>> {
  const where = new Conditions()
    .add('t.company_id = ?', actor.companyId)
    .add(`t.scope = 'company' or t.owner_id = ?`, actor.employeeId)
    .add('t.scope = ?', filter.Scope)
    .add('t.name ilike ? or t.consignor ilike ? or t.consignee ilike ?', containing(filter.Keyword))
  return readPage(db, filter, { select: columns, from: 'si_template t', where, sorts, defaultSort: '-LastUsedAt', tieBreaker: 't.id desc' })
}
