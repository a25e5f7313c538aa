import { paperKinds, returnCalls, type PaperKind, type ReturnedCopy } from '@jst/contracts/release'
import { wordsOf } from '../../../entity-kit/index.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { instructionsWithNumbers } from '../../si/index.ts'

export interface StoredReturn {
  readonly id: number
  readonly companyId: number
  readonly no: string
  readonly kind: PaperKind
  readonly total: number
  readonly shelf: string
  readonly state: number
  readonly updateTime: string
}
const columns = `id, company_id as "companyId", code as no, kind_of as kind, total, shelf, state, update_time as "updateTime"`
const used = 'removed_at is null and merged_into is null'
export async function findReturn(tx: Queryable, id: number, lock = false): Promise<StoredReturn | undefined> {
  const [row] = await tx.query<StoredReturn>(
    `select ${columns} from release_return where id = $1 and ${used}${lock ? ' for update' : ''}`,
    [id],
  )
  return row
}

export interface StoredPaper {
  readonly kind: PaperKind
  readonly no: string
  readonly name: string
}
/** A letter of the company, or a bill that was made up here, or that an application or shipping instructions name. */
const paperSql = `select 'letter' as kind, l.code as no, l.name_zh as name, 0 as place from release_loi l where l.company_id = $1 and l.code = $2
    and l.removed_at is null and l.merged_into is null
  union all
  (select 'original', t.bl_no, t.name_zh, 1 from house_bill t where t.company_id = $1 and t.bl_no = $2 and t.removed_at is null
    and t.merged_into is null order by t.id desc limit 1)
  union all
  (select 'original', t.bl_no, t.name_zh, 1 from master_bill t where t.company_id = $1 and t.bl_no = $2 and t.removed_at is null
    and t.merged_into is null order by t.id desc limit 1)
  union all
  (select 'original', b.bl_no, a.name_zh, 2 from release_bill b join release_application a on a.id = b.subject_id and a.removed_at is null
    where b.kind = 'releaseApplication' and b.company_id = $1 and b.bl_no = $2 order by a.id desc limit 1)
  union all
  (select 'original', $2, c.name, 3 from (${instructionsWithNumbers('$1', 'array[$2]')}) b join si_record r on r.id = b.id
    join company c on c.id = r.company_id order by r.id desc limit 1)
  order by place limit 1`
export async function findPaper(system: Queryable, companyId: number, no: string): Promise<StoredPaper | undefined> {
  const [row] = await system.query<StoredPaper>(paperSql, [companyId, no])
  return row
}

const words = Object.keys(wordsOf(returnCalls.entity, { Code: '', NameZh: '' }))
const add = `insert into release_return (company_id, code, name_zh, kind_of, total, create_id, ${words.join(', ')})
  values ($1, $2, $3, $4, $5, $6, ${words.map((_, at) => `$${at + 7}`).join(', ')}) on conflict do nothing returning id`
/** The row of a paper, locked. Of two clerks who scan the first one at once, one adds it and the other one waits for it. */
export async function demandReturn(
  tx: Queryable,
  { companyId, employeeId }: { readonly companyId: number; readonly employeeId: number },
  { kind, no, name }: StoredPaper,
  total: number,
): Promise<{ readonly row: StoredReturn; readonly isNew: boolean }> {
  const found = Object.values(wordsOf(returnCalls.entity, { Code: no, NameZh: name, KindOf: paperKinds[kind] }))
  const added = await tx.query(add, [companyId, no, name, kind, total, employeeId, ...found])
  const [row] = await tx.query<StoredReturn>(
    `select ${columns} from release_return where company_id = $1 and code = $2 and ${used} for update`,
    [companyId, no],
  )
  return { row: row!, isNew: added.length > 0 }
}

/** SQL: the original that `c` counted in was printed anew since, so that another paper is outside. `r` is its set. */
const printedAnew = `exists (select from bill_paper p where p.company_id = r.company_id and p.bl_no = r.code and p.paper = 'original'
  and p.no = c.copy and p.create_time > c.create_time)`
const replaced = `update release_return_copy c set undone_at = clock_timestamp(), undone_by = '', undone_why = $2 from release_return r
  where r.id = c.return_id and r.id = $1 and r.kind_of = 'original' and c.undone_at is null and ${printedAnew}`
/** Counts of originals that were printed anew since stand no longer. */
export const takeBackReplaced = (tx: Queryable, returnId: number, why: string) => tx.query(replaced, [returnId, why])
export const writeTotal = (tx: Queryable, id: number, total: number) =>
  tx.query('update release_return set total = $2, update_time = next_update_time(update_time) where id = $1', [id, total])

const copies = `select id as "Id", copy as "Copy", by_name as "ByName", create_time as "At" from release_return_copy
  where return_id = $1 and undone_at is null order by copy`
export const copiesOf = (db: Queryable, returnId: number): Promise<ReturnedCopy[]> => db.query<ReturnedCopy>(copies, [returnId])

const count = `insert into release_return_copy (return_id, company_id, operator_id, copy, by_id, by_name)
  select id, company_id, operator_id, $2, $3, $4 from release_return where id = $1
  on conflict (return_id, copy) where undone_at is null do nothing returning id`
/** False when it was counted before. */
export async function countCopy(
  tx: Queryable,
  returnId: number,
  copy: number,
  by: { readonly employeeId: number; readonly employeeName: string },
): Promise<boolean> {
  return (await tx.query(count, [returnId, copy, by.employeeId, by.employeeName])).length > 0
}
const taken = `update release_return_copy set undone_at = clock_timestamp(), undone_by = $2, undone_why = $3 where id = $1 and undone_at is null
  returning copy`
export async function takeBackCopy(tx: Queryable, id: number, by: string, why: string): Promise<number | undefined> {
  const [row] = await tx.query<{ copy: number }>(taken, [id, by, why])
  return row?.copy
}
export async function returnOfCopy(db: Queryable, copyId: number): Promise<number | undefined> {
  const [row] = await db.query<{ id: number }>('select return_id as id from release_return_copy where id = $1', [copyId])
  return row?.id
}

export const writeShelf = (tx: Queryable, id: number, shelf: string) =>
  tx.query('update release_return set shelf = $2, update_time = next_update_time(update_time) where id = $1', [id, shelf])

export interface ReturnedOriginals {
  readonly no: string
  readonly total: number
  readonly back: number
}
const originals = `select r.code as no, r.total,
    (select count(*)::integer from release_return_copy c where c.return_id = r.id and c.undone_at is null
      and not ${printedAnew}) as back
  from release_return r where r.company_id = $1 and r.code = any($2) and r.kind_of = 'original' and r.${used.replace(' and ', ' and r.')}`
/** Originals of bills that were counted in. */
export const originalsBack = async (system: Queryable, companyId: number, bills: readonly string[]) =>
  new Map((await system.query<ReturnedOriginals>(originals, [companyId, bills])).map((row) => [row.no, row]))
