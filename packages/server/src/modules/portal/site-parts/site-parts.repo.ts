import type { PartContent, PartVersion, SitePart } from '@jst/contracts/portal'
import type { Queryable } from '../../../kernel/database/database.ts'

/** A row of `portal_part`, with what visitors read of it. */
export interface StoredPart {
  readonly Content: PartContent | null
  readonly UpdateTime: string
  readonly SavedBy: string
  readonly Differs: boolean
  readonly Live: PartVersion | null
}

const version = `v.no as "No", v.employee_name as "By", v.create_time as "At"`

/** The draft of a part; undefined when nobody has saved one. */
export async function findPart(db: Queryable, companyId: number, part: SitePart): Promise<StoredPart | undefined> {
  const [row] = await db.query<StoredPart>(
    `select p.content as "Content", coalesce(p.update_time, 'epoch') as "UpdateTime", coalesce(e.name, '') as "SavedBy",
       p.content is distinct from l.facts as "Differs",
       case when v.id is not null then
         json_build_object('No', v.no, 'By', v.employee_name, 'At', ${instant('v.create_time')}, 'Live', true) end as "Live"
     from (select $1::bigint as company_id, $2::text as part) asked
     left join portal_part p using (company_id, part)
     left join employee e on e.id = p.employee_id
     left join portal_live l on l.company_id = asked.company_id and l.kind = asked.part and l.record_id = 0
     left join portal_version v on v.company_id = l.company_id and v.kind = l.kind and v.record_id = 0 and v.no = l.version`,
    [companyId, part],
  )
  return row
}

/** An instant within JSON as it is written outside of it. */
function instant(column: string) {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

/** Makes the row where there is none, under the version of what nobody has saved, and holds it. */
export async function holdPart(tx: Queryable, companyId: number, part: SitePart, defaults: PartContent): Promise<void> {
  await tx.query(
    `insert into portal_part (company_id, part, content, update_time) values ($1, $2, $3, 'epoch') on conflict (company_id, part) do nothing`,
    [companyId, part, JSON.stringify(defaults)],
  )
  await tx.query('select 1 from portal_part where company_id = $1 and part = $2 for update', [companyId, part])
}

export const storePart = (tx: Queryable, companyId: number, part: SitePart, content: PartContent, employeeId: number) =>
  tx.query(`update portal_part set content = $3, employee_id = $4, update_time = clock_timestamp() where company_id = $1 and part = $2`, [
    companyId,
    part,
    JSON.stringify(content),
    employeeId,
  ])

/** Keeps the draft as the next version; its number. */
export async function addVersion(
  tx: Queryable,
  companyId: number,
  part: SitePart,
  by: { readonly employeeId: number; readonly employeeName: string },
): Promise<number> {
  const [row] = await tx.query<{ no: number }>(
    `insert into portal_version (company_id, kind, no, content, employee_id, employee_name)
     select p.company_id, p.part,
       coalesce((select max(no) from portal_version where company_id = $1 and kind = $2 and record_id = 0), 0) + 1, p.content, $3, $4
     from portal_part p where p.company_id = $1 and p.part = $2 returning no`,
    [companyId, part, by.employeeId, by.employeeName],
  )
  return row!.no
}

/** Shows a version to visitors. */
export const showVersion = (tx: Queryable, companyId: number, part: SitePart, no: number) =>
  tx.query(
    `insert into portal_live (company_id, kind, facts, version)
     select company_id, kind, content, no from portal_version where company_id = $1 and kind = $2 and record_id = 0 and no = $3
     on conflict (company_id, kind, record_id) do update
       set facts = excluded.facts, version = excluded.version, visible_from = clock_timestamp(),
         visible_until = null, update_time = clock_timestamp()`,
    [companyId, part, no],
  )

/** Hides a part from visitors; whether it was shown. */
export const hidePart = async (tx: Queryable, companyId: number, part: SitePart): Promise<boolean> =>
  (await tx.query('delete from portal_live where company_id = $1 and kind = $2 and record_id = 0 returning 1', [companyId, part])).length >
  0

/** The latest versions, the newest first. */
export const versionsOf = (db: Queryable, companyId: number, part: SitePart): Promise<PartVersion[]> =>
  db.query<PartVersion>(
    `select ${version}, l.id is not null as "Live" from portal_version v
     left join portal_live l on l.company_id = v.company_id and l.kind = v.kind and l.record_id = 0 and l.version = v.no
     where v.company_id = $1 and v.kind = $2 and v.record_id = 0 order by v.no desc limit 50`,
    [companyId, part],
  )

export async function versionContent(db: Queryable, companyId: number, part: SitePart, no: number): Promise<PartContent | undefined> {
  const [row] = await db.query<{ content: PartContent }>(
    'select content from portal_version where company_id = $1 and kind = $2 and record_id = 0 and no = $3',
    [companyId, part, no],
  )
  return row?.content
}
