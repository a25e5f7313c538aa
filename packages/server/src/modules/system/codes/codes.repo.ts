import type { Page } from '@jst/contracts'
import type { CodeEntry, CodeGroup } from '@jst/contracts/system'
import type { Db, Queryable } from '../../../kernel/database/database.ts'
import { Conditions, containing, readPage, type PageInput } from '../../../kernel/database/paging.ts'

/** Layer of a row: null is the platform's. */
export type Layer = number | null

const groupColumns = `g.id as "Id", g.code as "Code", g.name as "Name", g.name_en as "NameEn", g.company_id is null as "Platform"`
/** `layer`: beside the platform's; another company's is not seen, even by the platform. */
export const groupsOf = (db: Queryable, layer: Layer): Promise<CodeGroup[]> =>
  db.query<CodeGroup>(
    `select ${groupColumns}, (select count(*) from code_entry e where e.group_id = g.id and (e.company_id is null or e.company_id = $1)) as "Entries"
     from code_group g where g.company_id is null or g.company_id = $1 order by g.company_id nulls first, g.id`,
    [layer],
  )

export async function insertGroup(
  tx: Queryable,
  layer: Layer,
  { Code, Name, NameEn }: Pick<CodeGroup, 'Code' | 'Name' | 'NameEn'>,
): Promise<CodeGroup> {
  const [row] = await tx.query<CodeGroup>(
    `insert into code_group as g (company_id, code, name, name_en) values ($1, $2, $3, $4) returning ${groupColumns}, 0 as "Entries"`,
    [layer, Code, Name, NameEn],
  )
  return row!
}

const entryColumns = `e.id as "Id", e.group_id as "GroupId", g.name as "GroupName", e.code as "Code", e.name as "Name", e.name_en as "NameEn",
  e.sort as "Sort",
  e.enabled as "Enabled", e.company_id is null as "Platform", e.update_time as "UpdateTime"`
const from = 'code_entry e join code_group g on g.id = e.group_id'

export interface EntryFilter extends PageInput {
  Keyword?: string
  GroupId?: number
  Layer?: 'platform' | 'own'
  State?: 'enabled' | 'disabled'
}

export function entryPage(
  db: Db,
  layer: Layer,
  { Keyword, GroupId, Layer: requestedLayer, State, ...paging }: EntryFilter,
): Promise<Page<CodeEntry>> {
  const where = new Conditions()
    .add('e.code ilike ? or e.name ilike ? or e.name_en ilike ?', containing(Keyword))
    .add('e.group_id = ?', GroupId)
    .add('e.enabled = ?', State && State === 'enabled')
  if (requestedLayer) where.raw(`e.company_id is ${requestedLayer === 'platform' ? '' : 'not '}null`)
  if (layer === null) where.raw('e.company_id is null')
  else where.add('e.company_id is null or e.company_id = ?', layer)
  return readPage<CodeEntry>(db, paging, {
    select: entryColumns,
    from,
    where,
    sorts: {
      Sort: 'g.id, e.sort, e.code collate "C"',
      Code: 'e.code collate "C"',
      Name: 'e.name collate "zh-x-icu"',
      UpdateTime: { filled: 'e.update_time' },
    },
    defaultSort: 'Sort',
    tieBreaker: 'e.id',
  })
}

/** Of the platform's layer or the given one. `lock`: held until the transaction ends. */
export async function findEntry(db: Queryable, layer: Layer, id: number, lock = false): Promise<CodeEntry | undefined> {
  const [row] = await db.query<CodeEntry>(
    `select ${entryColumns} from ${from} where e.id = $1 and (e.company_id is null or e.company_id = $2) ${lock ? 'for update of e' : ''}`,
    [id, layer],
  )
  return row
}

/** True when the platform's layer of the group has the code, in any case. */
export async function platformHas(db: Queryable, groupId: number, code: string): Promise<boolean> {
  const rows = await db.query('select 1 from code_entry where group_id = $1 and company_id is null and lower(code) = lower($2)', [
    groupId,
    code,
  ])
  return rows.length > 0
}

export type EntryValues = Pick<CodeEntry, 'Name' | 'NameEn' | 'Sort' | 'Enabled'>

export async function insertEntry(
  tx: Queryable,
  layer: Layer,
  { GroupId, Code, Name, NameEn, Sort, Enabled }: EntryValues & Pick<CodeEntry, 'GroupId' | 'Code'>,
): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    'insert into code_entry (group_id, company_id, code, name, name_en, sort, enabled) values ($1, $2, $3, $4, $5, $6, $7) returning id',
    [GroupId, layer, Code, Name, NameEn, Sort, Enabled],
  )
  return row!.id
}

export const updateEntry = (tx: Queryable, id: number, { Name, NameEn, Sort, Enabled }: EntryValues) =>
  tx.query(
    'update code_entry set name = $2, name_en = $3, sort = $4, enabled = $5, update_time = next_update_time(update_time) where id = $1',
    [id, Name, NameEn, Sort, Enabled],
  )

export const deleteEntry = (tx: Queryable, id: number) => tx.query('delete from code_entry where id = $1', [id])
