import type { SiBillLink } from '@jst/contracts/si'
import type { Queryable } from '../../../kernel/database/database.ts'
import { insertInto } from '../../../kernel/database/insert.ts'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { StoredSi } from '../si.repo.ts'
import { countView, type EndingLink } from '../../../kernel/access/link-table.ts'

const columns = `l.id as "Id", l.for_whom as "For", l.version as "Version", l.expires_at as "ExpiresAt", l.revoked_at as "RevokedAt",
  l.by_name as "By", l.create_time as "CreateTime", l.views as "Views", l.last_view_at as "LastViewAt", l.answer as "Answer",
  l.answered_by as "AnsweredBy", l.answered_at as "AnsweredAt"`
/** Rows of the link's own side: the customer does not see for whom the staff made links, nor the staff those of the customer. */
const ofCompanySql = 'l.by_company = $2'

export const linksOf = (db: Queryable, record: number, company: number): Promise<SiBillLink[]> =>
  db.query<SiBillLink>(`select ${columns} from si_bill_link l where l.record_id = $1 and ${ofCompanySql} order by l.id desc limit 100`, [
    record,
    company,
  ])

export async function insertLink(
  tx: Queryable,
  si: StoredSi,
  { For, ExpiresAt }: Pick<SiBillLink, 'For' | 'ExpiresAt'>,
  by: EmployeeActor,
): Promise<SiBillLink> {
  const { record, companyId, operatorId, version } = si
  const owner = { record_id: record.id, company_id: companyId, operator_id: operatorId, version, for_whom: For, expires_at: ExpiresAt }
  const values = { ...owner, by_id: by.employeeId, by_name: by.employeeName, by_company: by.companyId }
  return (await insertInto<SiBillLink>(tx, 'si_bill_link as l', values, `returning ${columns}`))[0]!
}

/** Ends a link of the company. */
export async function revokeLink(
  tx: Queryable,
  id: number,
  company: number,
): Promise<{ readonly link: SiBillLink; readonly recordId: number } | undefined> {
  const [row] = await tx.query<SiBillLink & { recordId: number }>(
    `update si_bill_link l set revoked_at = coalesce(l.revoked_at, clock_timestamp()) where l.id = $1 and ${ofCompanySql}
      returning ${columns}, l.record_id as "recordId"`,
    [id, company],
  )
  if (!row) return undefined
  const { recordId, ...link } = row
  return { link, recordId }
}

export interface StoredLink extends EndingLink {
  readonly recordId: number
  readonly version: number
  readonly forWhom: string
  readonly byId: number
  readonly answerKey: string
}
export async function findLink(system: Queryable, id: number): Promise<StoredLink | undefined> {
  const [row] = await system.query<StoredLink>(
    `select id, record_id as "recordId", version, for_whom as "forWhom", by_id as "byId", create_time as "createTime", expires_at as "expiresAt",
        revoked_at as "revokedAt", answer_key as "answerKey" from si_bill_link where id = $1`,
    [id],
  )
  return row
}

/** Counts a view and keeps when and from which network. */
export async function keepView(tx: Queryable, link: number, address: string, agent: string): Promise<void> {
  await tx.query('insert into si_bill_link_view (link_id, address, agent) values ($1, $2, $3)', [link, address, agent.slice(0, 200)])
  await countView(tx, 'si_bill_link', link)
}

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
