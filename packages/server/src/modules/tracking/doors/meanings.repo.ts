import type { Milestone } from '@jst/track'
import type { Queryable } from '../../../kernel/database/database.ts'
import { isMilestone } from './codes.ts'

/** Meanings of codes by party and code, as people of a company gave them. */
export type Meanings = ReadonlyMap<string, Milestone>
export const meaningKey = (party: string, code: string): string => `${party}\n${code}`

export async function meaningsOf(db: Queryable, companyId: number): Promise<Meanings> {
  const rows = await db.query<{ party: string; code: string; milestone: string }>(
    'select party, code, milestone from track_meaning where company_id = $1',
    [companyId],
  )
  return new Map(
    rows.flatMap(({ party, code, milestone }) => (isMilestone(milestone) ? [[meaningKey(party, code), milestone] as const] : [])),
  )
}

/** Party and code of an unmapped statement that the connection sees. */
export async function codeOfStatement(db: Queryable, id: number): Promise<{ readonly party: string; readonly code: string } | undefined> {
  const [row] = await db.query<{ party: string; code: string }>(
    `select party, track_code_of(event) as code from track_event where id = $1 and milestone = ''`,
    [id],
  )
  return row
}

export async function keepMeaning(
  tx: Queryable,
  companyId: number,
  { party, code }: { readonly party: string; readonly code: string },
  milestone: string,
  by: { readonly id: number; readonly name: string },
): Promise<void> {
  if (milestone === '')
    await tx.query('delete from track_meaning where company_id = $1 and party = $2 and code = $3', [companyId, party, code])
  else
    await tx.query(
      `insert into track_meaning (company_id, party, code, milestone, by_id, by_name) values ($1, $2, $3, $4, $5, $6)
       on conflict (company_id, party, code) do update set milestone = excluded.milestone, by_id = excluded.by_id, by_name = excluded.by_name,
         at = clock_timestamp()`,
      [companyId, party, code, milestone, by.id, by.name],
    )
}

/** Shipments with statements of the party with the code. Ships tell of those alone that are still followed, as when a statement is taken in. */
export const shipmentsWithCode = async (
  tx: Queryable,
  companyId: number,
  { party, code }: { readonly party: string; readonly code: string },
): Promise<number[]> =>
  (
    await tx.query<{ id: number }>(
      `select distinct m.shipment_id as id from track_unmapped u
         join track_mark m on m.staff_id = u.company_id and m.kind = u.kind and m.value = u.value join track_shipment t on t.id = m.shipment_id
       where u.company_id = $1 and u.party = $2 and u.code = $3
         and (t.ended_at is null or t.ended_by = 'rule' and u.kind in ('box', 'bill', 'booking')) order by 1`,
      [companyId, party, code],
    )
  ).map(({ id }) => id)
