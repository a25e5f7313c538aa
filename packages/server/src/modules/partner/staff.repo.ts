import type { Page } from '@jst/contracts'
import type { Duty, StaffMember, StaffRow } from '@jst/contracts/partner'
import type { EmployeeActor } from '../../kernel/access/actor.ts'
import type { Db, Queryable } from '../../kernel/database/database.ts'
import { Conditions, readPage, type PageInput } from '../../kernel/database/paging.ts'
import { normText } from '@jst/contracts/entity'
import { namesByCode } from '../../entity-kit/index.ts'
import { stageOf } from '../../documents/index.ts'
import type { Kind } from './partner.kinds.ts'

export interface StaffQuery extends PageInput {
  Keyword?: string
  Id?: number
  EmployeeId?: number
  Duty?: Duty
  Missing?: Duty
}

const members = (
  kind: string,
) => `coalesce((select jsonb_agg(jsonb_build_object('Id', s.id, 'Duty', s.duty, 'LaneCode', s.lane_code, 'EmployeeId', e.id,
    'Name', e.name, 'Department', e.department, 'Disabled', e.disabled) order by s.duty, s.lane_code, s.id)
  from partner_staff s join employee e on e.id = s.employee_id where s.kind = '${kind}' and s.subject_id = t.id), '[]')`

type Row = Omit<StaffRow, 'Staff' | 'Lanes'> & { staff: Omit<StaffMember, 'LaneName'>[]; lanes: string[] }

/** Companies with whoever of ours looks after them. */
export async function staffPage(db: Db, { companyId }: EmployeeActor, kind: Kind, query: StaffQuery): Promise<Page<StaffRow>> {
  const { Keyword, Id, EmployeeId, Duty, Missing, ...paging } = query
  const of = `from partner_staff s join employee e on e.id = s.employee_id where s.kind = '${kind.kind}' and s.subject_id = t.id`
  const where = new Conditions()
    .add('t.company_id = ?', companyId)
    .raw('t.removed_at is null and t.merged_into is null')
    .add('t.id = ?', Id)
    .add(`t.id in (select ${kind.table}_found(?))`, normText(Keyword ?? ''))
    .add(`exists (select ${of} and s.employee_id = ?)`, EmployeeId)
    .add(`exists (select ${of} and s.duty = ?)`, Duty)
    .add(`not exists (select ${of} and not e.disabled and s.duty = ?)`, Missing)
  const { Rows, Total } = await readPage<Row>(db, paging, {
    select: `t.id as "Id", t.code as "Code", t.name_zh as "NameZh", ${stageOf(kind.document, 't.state')} as "Stage", t.level as "Level", t.lanes,
      ${members(kind.kind)} as staff`,
    from: `${kind.table} t`,
    where,
    sorts: { Code: { filled: 't.code' }, NameZh: 't.name_zh collate "zh-x-icu"', UpdateTime: { filled: 't.update_time' } },
    defaultSort: '-UpdateTime',
    tieBreaker: 't.id desc',
    most: 10_000,
  })
  const names = await laneNames(db, [...new Set(Rows.flatMap(({ staff, lanes }) => [...lanes, ...staff.map(({ LaneCode }) => LaneCode)]))])
  return {
    Rows: Rows.map(({ staff, lanes, ...row }) => ({
      ...row,
      Lanes: lanes.map((code) => names.get(code) ?? code).join('、'),
      Staff: staff.map((one) => ({ ...one, LaneName: names.get(one.LaneCode) ?? one.LaneCode })),
    })),
    Total,
  }
}

async function laneNames(db: Queryable, codes: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const wanted = codes.filter((code) => code !== '')
  if (wanted.length === 0) return new Map()
  const found = await db.query<{ code: string; name: string }>(namesByCode('lane'), [wanted])
  return new Map(found.map(({ code, name }) => [code, name]))
}

export const hasLane = async (tx: Queryable, code: string): Promise<boolean> => (await laneNames(tx, [code])).has(code)

const people = `select e.id as "Id", e.name as "Name", e.department as "Department", e.disabled as "Disabled",
    (select count(*) from partner_staff s where s.employee_id = e.id) as "Duties"
  from employee e where e.company_id = $1 and (not e.disabled or exists (select from partner_staff s where s.employee_id = e.id))
  order by e.disabled, e.name collate "zh-x-icu", e.id limit 500`
/** Employees of the company; those who left as long as they have duties. */
export const findPeople = (db: Queryable, companyId: number) =>
  db.query<{ Id: number; Name: string; Department: string; Disabled: boolean; Duties: number }>(people, [companyId])

export interface Assigned {
  readonly id: number
  readonly subjectId: number
  readonly duty: Duty
  readonly lane: string
  readonly employeeId: number
  readonly name: string
}
const columns = `s.id, s.subject_id as "subjectId", s.duty, s.lane_code as lane, s.employee_id as "employeeId", e.name`

/** People with a duty on a lane of these companies; their rows are locked. */
export const holders = (tx: Queryable, kind: Kind, ids: readonly number[], duty: Duty, lane: string) =>
  tx.query<Assigned>(
    `select ${columns} from partner_staff s join employee e on e.id = s.employee_id
      where s.kind = $1 and s.subject_id = any($2) and s.duty = $3 and s.lane_code = $4 order by s.id for update of s`,
    [kind.kind, ids, duty, lane],
  )

export const findAssigned = (tx: Queryable, kind: Kind, staffIds: readonly number[]) =>
  tx.query<Assigned>(
    `select ${columns} from partner_staff s join employee e on e.id = s.employee_id join ${kind.table} t on t.id = s.subject_id
      where s.kind = $1 and s.id = any($2) order by s.id for update of s`,
    [kind.kind, staffIds],
  )

export const dropStaff = (tx: Queryable, ids: readonly number[]) => tx.query('delete from partner_staff where id = any($1)', [ids])

/** Answers the companies that were not looked after by him before. */
export async function addStaff(
  tx: Queryable,
  { kind, table }: Kind,
  ids: readonly number[],
  { duty, lane, employeeId }: { duty: Duty; lane: string; employeeId: number },
): Promise<number[]> {
  const rows = await tx.query<{ id: number }>(
    `insert into partner_staff (kind, subject_id, company_id, operator_id, duty, lane_code, employee_id)
      select $1, t.id, t.company_id, t.operator_id, $3, $4, $5 from ${table} t where t.id = any($2)
      on conflict (kind, subject_id, duty, lane_code, employee_id) do nothing returning subject_id as id`,
    [kind, ids, duty, lane, employeeId],
  )
  return rows.map(({ id }) => id)
}

const mine = 'select id, name from employee where id = $1 and company_id = $2 and not disabled'
export async function colleague(tx: Queryable, companyId: number, id: number): Promise<{ id: number; name: string } | undefined> {
  const [row] = await tx.query<{ id: number; name: string }>(mine, [id, companyId])
  return row
}
