import type { Page } from '@jst/contracts'
import type { EmployeeActor } from '../../kernel/access/actor.ts'
import type { Db, Queryable } from '../../kernel/database/database.ts'
import { Conditions, containing, readPage, type PageInput, type SortColumn } from '../../kernel/database/paging.ts'
import { insertInto } from '../../kernel/database/insert.ts'
import type { TemplateModule, TemplateOwner } from './module.ts'

/** A template of any kind, without its content. `ownerId` null: its owner is gone. */
export interface TemplateRow {
  readonly id: number
  readonly name: string
  readonly shared: boolean
  readonly ownerId: number | null
  readonly ownerName: string
  readonly uses: number
  readonly usedAt: string | null
  readonly updateTime: string
}

const ownerOf = ({ owner = 'owner_id' }: TemplateModule) => owner
const usedAtOf = ({ usedAt = 'used_at' }: TemplateModule) => usedAt
const sharedOf = ({ shared }: TemplateModule) => (shared ? `t.${shared.column} = '${shared.yes}'` : 't.shared')
const ownerNameOf = (module: TemplateModule) =>
  module.ownerName ?? `coalesce((select e.name from employee e where e.id = t.${ownerOf(module)}), '')`
/** Templates of the company that are shared, and the person's own. The database shows no other company's. */
const visibleTo = (module: TemplateModule, place: string) => `${sharedOf(module)} or t.${ownerOf(module)} = ${place}`

const columnsOf = (module: TemplateModule) =>
  `t.id, t.name, ${sharedOf(module)} as shared, t.${ownerOf(module)} as "ownerId", ${ownerNameOf(module)} as "ownerName", t.use_count as uses,
    t.${usedAtOf(module)} as "usedAt", t.update_time as "updateTime"`
const contentOf = ({ content = 't.content' }: TemplateModule) => content

export interface TemplateFilter extends PageInput {
  readonly Keyword?: string
  readonly Shared?: boolean
}

/** The list of a kind. `more`: columns of the kind alone, over the joins of the module; `sorts`: its names of the sort columns. */
export function templatePage<T extends object>(
  db: Db,
  { companyId, employeeId }: EmployeeActor,
  module: TemplateModule,
  { Keyword, Shared, ...paging }: TemplateFilter,
  { more = '', sorts }: { readonly more?: string; readonly sorts: Readonly<Record<'name' | 'uses' | 'usedAt' | 'updateTime', string>> },
): Promise<Page<TemplateRow & T>> {
  const where = new Conditions()
    .add('t.company_id = ?', companyId)
    .add(visibleTo(module, '?'), employeeId)
    .add(`(${sharedOf(module)}) = ?`, Shared)
    .add(['t.name', ...(module.found ?? [])].map((text) => `${text} ilike ?`).join(' or '), containing(Keyword))
  const sortColumns: Record<string, SortColumn> = {
    [sorts.name]: 't.name collate "zh-x-icu"',
    [sorts.uses]: { filled: 't.use_count' },
    [sorts.usedAt]: `t.${usedAtOf(module)}`,
    [sorts.updateTime]: { filled: 't.update_time' },
  }
  return readPage(db, paging, {
    select: more === '' ? columnsOf(module) : `${columnsOf(module)}, ${more}`,
    from: `${module.table} t ${module.joins ?? ''}`,
    where,
    sorts: sortColumns,
    defaultSort: `-${sorts.usedAt}`,
    tieBreaker: 't.id desc',
  })
}

/** One template that the employee may use, with its content; locked where it is to be changed. */
export async function findTemplate<C, T extends object = object>(
  db: Queryable,
  module: TemplateModule<C>,
  id: number,
  employeeId: number,
  { lock = false, more = '' } = {},
): Promise<(TemplateRow & T & { readonly content: C }) | undefined> {
  const [row] = await db.query<TemplateRow & T & { content: C }>(
    `select ${columnsOf(module)}, ${contentOf(module)} as content${more === '' ? '' : `, ${more}`}
      from ${module.table} t ${module.joins ?? ''} where t.id = $1 and (${visibleTo(module, '$2')}) ${lock ? 'for update of t' : ''}`,
    [id, employeeId],
  )
  return row
}

interface Named {
  readonly name: string
  readonly shared: boolean
}
type Columns = Readonly<Record<string, unknown>>

const sharing = ({ shared }: TemplateModule, on: boolean): Columns =>
  shared ? { [shared.column]: on ? shared.yes : shared.no } : { shared: on }
const stored = (module: TemplateModule, content: unknown): Columns => module.columns?.(content) ?? { content: JSON.stringify(content) }

export async function insertTemplate(
  tx: Queryable,
  actor: TemplateOwner,
  module: TemplateModule,
  { name, shared, content }: Named & { readonly content: unknown },
): Promise<number> {
  const columns: Columns = {
    company_id: actor.companyId,
    [ownerOf(module)]: actor.employeeId,
    name,
    ...sharing(module, shared),
    ...module.owned?.(actor),
    ...stored(module, content),
  }
  const [row] = await insertInto<{ id: number }>(tx, module.table, columns, 'returning id')
  return row!.id
}

/** The caller holds the row. A template whose owner is gone gets a new one. */
export async function updateTemplate(
  tx: Queryable,
  actor: TemplateOwner,
  module: TemplateModule,
  { id, ownerId }: Pick<TemplateRow, 'id' | 'ownerId'>,
  { name, shared, content }: Named & { readonly content?: unknown },
): Promise<void> {
  const columns: Columns = {
    name,
    ...sharing(module, shared),
    ...(ownerId === null ? { [ownerOf(module)]: actor.employeeId, ...module.owned?.(actor) } : {}),
    ...(content === undefined ? {} : stored(module, content)),
  }
  const sets = Object.keys(columns).map((column, at) => `${column} = $${at + 2}`)
  await tx.query(`update ${module.table} set ${sets.join(', ')}, update_time = next_update_time(update_time) where id = $1`, [
    id,
    ...Object.values(columns),
  ])
}

/** Using a template is no change of it: its version stays. */
export const countUse = (tx: Queryable, module: TemplateModule, id: number) =>
  tx.query(`update ${module.table} set use_count = use_count + 1, ${usedAtOf(module)} = clock_timestamp() where id = $1`, [id])

export const deleteTemplate = (tx: Queryable, { table }: TemplateModule, id: number) => tx.query(`delete from ${table} where id = $1`, [id])
