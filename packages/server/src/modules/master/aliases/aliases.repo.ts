import type { Page } from '@jst/contracts'
import type { Alias, AliasKind, Unmatched } from '@jst/contracts/master'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Db, Queryable } from '../../../kernel/database/database.ts'
import { Conditions, containing, readPage, type PageInput } from '../../../kernel/database/paging.ts'
import { entityOf, layerOf } from '../../../entity-kit/index.ts'

const kinds = ['port', 'carrier', 'lane', 'charge', 'currency', 'terminal'] as const satisfies readonly AliasKind[]
const nameIn = (table: string, code: string) =>
  `(select m.name_zh from ${table} m where m.code = ${code} and m.removed_at is null order by m.company_id nulls last limit 1)`
/** Name of a target, whatever kind it is of. */
const targetName = (kind: string, code: string) =>
  `case ${kind} ${kinds.map((one) => `when '${one}' then ${nameIn(entityOf(one).table, code)}`).join(' ')} end`

const aliasColumns =
  () => `a.id as "Id", case when a.company_id is null then 'platform' else 'company' end as "Layer", a.kind as "Kind", a.source as "Source",
    a.text as "Text", a.target_code as "TargetCode",
  coalesce(${targetName('a.kind', 'a.target_code')}, '') as "TargetName", a.hits as "Hits", a.confirmed_by as "ConfirmedBy",
    a.update_time as "UpdateTime"`

export interface AliasFilter extends PageInput {
  Kind?: AliasKind
  Keyword?: string
  Source?: string
}
const seen = (alias: string, actor: EmployeeActor) => {
  const mine = layerOf(actor)
  return mine === null
    ? new Conditions().raw(`${alias}.company_id is null`)
    : new Conditions().add(`${alias}.company_id is null or ${alias}.company_id = ?`, mine)
}

export const aliasPage = (db: Db, actor: EmployeeActor, filter: AliasFilter): Promise<Page<Alias>> =>
  readPage<Alias>(db, filter, {
    select: aliasColumns(),
    from: 'entity_alias a',
    where: seen('a', actor)
      .add('a.kind = ?', filter.Kind)
      .add('a.source = ?', filter.Source)
      .add('a.text ilike ? or a.target_code ilike ?', containing(filter.Keyword)),
    sorts: {
      Text: 'a.text collate "zh-x-icu"',
      Kind: { filled: 'a.kind' },
      Hits: { filled: 'a.hits' },
      TargetCode: { filled: 'a.target_code' },
      UpdateTime: { filled: 'a.update_time' },
    },
    defaultSort: '-UpdateTime',
    tieBreaker: 'a.id desc',
  })

export async function findAlias(db: Queryable, actor: EmployeeActor, id: number, lock = false): Promise<Alias | undefined> {
  const where = seen('a', actor).add('a.id = ?', id)
  const [row] = await db.query<Alias>(
    `select ${aliasColumns()} from entity_alias a ${where.text}${lock ? ' for update of a' : ''}`,
    where.values,
  )
  return row
}

export interface NewAlias {
  readonly kind: string
  readonly source: string
  readonly text: string
  readonly norm: string
  readonly target: string
}

export async function insertAlias(tx: Queryable, actor: EmployeeActor, { kind, source, text, norm, target }: NewAlias): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    'insert into entity_alias (company_id, kind, source, text, norm, target_code, confirmed_by) values ($1, $2, $3, $4, $5, $6, $7) returning id',
    [layerOf(actor), kind, source, text, norm, target, actor.employeeName],
  )
  return row!.id
}

/** Learns; an alias that is there already means the new thing from now on. */
export async function learnAlias(tx: Queryable, actor: EmployeeActor, { kind, source, text, norm, target }: NewAlias): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    `insert into entity_alias (company_id, kind, source, text, norm, target_code, confirmed_by) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (coalesce(company_id, 0), kind, source, norm) do update set target_code = excluded.target_code, confirmed_by = excluded.confirmed_by,
      update_time = next_update_time(entity_alias.update_time) returning id`,
    [layerOf(actor), kind, source, text, norm, target, actor.employeeName],
  )
  return row!.id
}

export const updateAlias = (tx: Queryable, id: number, { kind, source, text, norm, target }: NewAlias, by: string) =>
  tx.query(
    `update entity_alias set kind = $2, source = $3, text = $4, norm = $5, target_code = $6, confirmed_by = $7, update_time =
      next_update_time(update_time) where id = $1`,
    [id, kind, source, text, norm, target, by],
  )

export const deleteAliases = (tx: Queryable, ids: readonly number[]) => tx.query('delete from entity_alias where id = any($1)', [ids])

export interface QueueLine extends Omit<Unmatched, 'Suggestions'> {
  readonly AliasId: number | null
}
const queueColumns = `u.id as "Id", u.kind as "Kind", u.source as "Source", u.text as "Text", u.times as "Times", u.state as "State",
  u.create_time as "FirstTime", u.update_time as "UpdateTime", u.alias_id as "AliasId",
  coalesce((select a.target_code from entity_alias a where a.id = u.alias_id), '') as "TargetCode"`

export const queuePage = (db: Db, actor: EmployeeActor, filter: AliasFilter & { State?: string }): Promise<Page<QueueLine>> =>
  readPage<QueueLine>(db, filter, {
    select: queueColumns,
    from: 'entity_unmatched u',
    where: new Conditions()
      .add('u.company_id = ?', actor.companyId)
      .add('u.state = ?', filter.State)
      .add('u.kind = ?', filter.Kind)
      .add('u.source = ?', filter.Source)
      .add('u.text ilike ?', containing(filter.Keyword)),
    sorts: {
      Times: { filled: 'u.times' },
      Kind: { filled: 'u.kind' },
      Text: 'u.text collate "zh-x-icu"',
      UpdateTime: { filled: 'u.update_time' },
    },
    defaultSort: '-Times',
    tieBreaker: 'u.id desc',
  })

export const lockQueue = (tx: Queryable, actor: EmployeeActor, ids: readonly number[]): Promise<QueueLine[]> =>
  tx.query<QueueLine>(
    `select ${queueColumns} from entity_unmatched u where u.id = any($1) and u.company_id = $2 order by u.id for update of u`,
    [ids, actor.companyId],
  )

export const setQueue = (tx: Queryable, id: number, state: string, aliasId: number | null) =>
  tx.query('update entity_unmatched set state = $2, alias_id = $3, update_time = next_update_time(update_time) where id = $1', [
    id,
    state,
    aliasId,
  ])
