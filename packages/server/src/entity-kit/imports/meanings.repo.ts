import type { EmployeeActor } from '../../kernel/access/actor.ts'
import type { Queryable } from '../../kernel/database/database.ts'
import { layerOf } from '../layers.ts'

/** By field and text as it is compared. */
export type Meanings = ReadonlyMap<string, string>
export const meaningKey = (field: string, norm: string): string => `${field} ${norm}`

export async function meaningsOf(db: Queryable, companyId: number, kind: string): Promise<Meanings> {
  const rows = await db.query<{ field: string; norm: string; value: string }>(
    'select field, norm, value from entity_meaning where company_id = $1 and kind = $2',
    [companyId, kind],
  )
  return new Map(rows.map(({ field, norm, value }) => [meaningKey(field, norm), value]))
}

export interface Said {
  readonly field: string
  readonly norm: string
  readonly value: string
}

export const keepMeanings = (tx: Queryable, companyId: number, kind: string, said: readonly Said[]) =>
  tx.query(
    `insert into entity_meaning as m (company_id, kind, field, norm, value) select $1, $2, x.field, x.norm, x.value
      from jsonb_to_recordset($3::jsonb) as x (field text, norm text, value text)
     on conflict (company_id, kind, field, norm) do update set value = excluded.value, update_time = next_update_time(m.update_time)`,
    [companyId, kind, JSON.stringify(said)],
  )

export interface NewAlias {
  readonly kind: string
  readonly text: string
  readonly norm: string
  readonly target: string
}

/** Learns what a source calls things; the texts leave the queue of those that nobody knows. */
export async function keepAliases(tx: Queryable, actor: EmployeeActor, source: string, aliases: readonly NewAlias[]): Promise<void> {
  await tx.query(
    `with learned as (insert into entity_alias as a (company_id, kind, source, text, norm, target_code, confirmed_by)
       select $1, x.kind, $2, x.text, x.norm, x.target, $3 from jsonb_to_recordset($4::jsonb) as x (kind text, text text, norm text, target text)
       on conflict (coalesce(company_id, 0), kind, source, norm) do update set target_code = excluded.target_code,
         confirmed_by = excluded.confirmed_by, update_time = next_update_time(a.update_time) returning id, kind, norm)
     update entity_unmatched u set state = 'done', alias_id = l.id, update_time = next_update_time(u.update_time) from learned l
      where u.company_id = $5 and u.source = $2 and u.kind = l.kind and u.norm = l.norm`,
    [layerOf(actor), source, actor.employeeName, JSON.stringify(aliases), actor.companyId],
  )
}
