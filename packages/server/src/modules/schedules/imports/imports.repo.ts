import type { ImportPlan } from '@jst/contracts/entity'
import { mostShownProblems } from '@jst/contracts/entity'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { layerOf } from '../../../entity-kit/index.ts'
import type { VoyageToWrite } from '../voyages/voyage.repo.ts'

type Problem = ImportPlan['Problems'][number]
type Act = 'add' | 'change' | 'same' | 'bad'

export interface PlannedVoyage {
  readonly line: number
  readonly lines: number
  readonly act: Act
  readonly content: VoyageToWrite
  readonly voyageId: number | null
  readonly version: string | null
}

export async function insertImport(
  tx: Queryable,
  actor: EmployeeActor,
  fileName: string,
  unknown: readonly string[],
  problems: readonly Problem[],
  voyages: readonly PlannedVoyage[],
): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    'insert into voyage_import (company_id, for_platform, file_name, unknown, problems, create_id) values ($1, $2, $3, $4, $5, $6) returning id',
    [actor.companyId, layerOf(actor) === null, fileName, unknown, JSON.stringify(problems.slice(0, mostShownProblems)), actor.employeeId],
  )
  const lines = voyages.map(({ voyageId, ...voyage }) => ({ ...voyage, voyage_id: voyageId }))
  await tx.query(
    `insert into voyage_import_line (import_id, company_id, line, lines, act, content, voyage_id, version)
     select $1, $2, x.* from jsonb_to_recordset($3::jsonb) as x (line integer, lines integer, act text, content jsonb, voyage_id bigint,
      version timestamptz)`,
    [row!.id, actor.companyId, JSON.stringify(lines)],
  )
  return row!.id
}

/** Imports of the actor's company, newest first; one of them by its id. Counted in lines of the file. */
export const plansOf = (db: Queryable, actor: EmployeeActor, id?: number): Promise<ImportPlan[]> =>
  db.query<ImportPlan>(
    `select i.id as "Id", i.file_name as "FileName", i.state as "State", i.unknown as "Unknown",
      ${id === undefined ? `'[]'::jsonb` : 'i.problems'} as "Problems", i.create_time as "CreateTime", coalesce(sum(l.lines), 0) as "Lines",
       coalesce(sum(l.lines) filter (where l.act = 'add'), 0) as "Adds", coalesce(sum(l.lines) filter (where l.act = 'change'), 0) as "Changes",
      coalesce(sum(l.lines) filter (where l.act = 'same'), 0) as "Same", coalesce(sum(l.lines) filter (where l.act = 'bad'), 0) as "Bad"
     from voyage_import i left join voyage_import_line l on l.import_id = i.id where i.company_id = $1 ${id === undefined ? '' : 'and i.id = $2'}
      group by i.id order by i.id desc limit 20`,
    id === undefined ? [actor.companyId] : [actor.companyId, id],
  )

export async function lockImport(tx: Queryable, actor: EmployeeActor, id: number): Promise<string | undefined> {
  const [row] = await tx.query<{ state: string }>('select state from voyage_import where id = $1 and company_id = $2 for update', [
    id,
    actor.companyId,
  ])
  return row?.state
}
export const setState = (tx: Queryable, id: number, state: 'done' | 'undone') =>
  tx.query('update voyage_import set state = $2 where id = $1', [id, state])

export const linesToWrite = (tx: Queryable, id: number, skip: readonly number[]): Promise<PlannedVoyage[]> =>
  tx.query<PlannedVoyage>(
    `select line, lines, act, content, voyage_id as "voyageId", version from voyage_import_line where import_id = $1 and act in ('add', 'change')
      and line <> all($2) order by line`,
    [id, skip],
  )

/** Stores the written voyage of a line with its state before; null: it came with the import. */
export const keepApplied = (tx: Queryable, id: number, line: number, voyageId: number, before: VoyageToWrite | null) =>
  tx.query(
    `update voyage_import_line l set applied = true, voyage_id = $3, before = $4, version = (select update_time from voyage where id = $3)
      where l.import_id = $1 and l.line = $2`,
    [id, line, voyageId, before && JSON.stringify(before)],
  )

export interface AppliedLine {
  readonly voyageId: number
  readonly version: string
  readonly before: VoyageToWrite | null
}
export const appliedLines = (tx: Queryable, id: number): Promise<AppliedLine[]> =>
  tx.query<AppliedLine>(
    `select voyage_id as "voyageId", version, before from voyage_import_line where import_id = $1 and applied order by line`,
    [id],
  )

interface Known {
  id: number
  key: string
}
/** Voyages by carrier, service, vessel and number, as the actor's company has them; its own go before the platform's. */
export async function voyagesByKey(db: Queryable, actor: EmployeeActor, keys: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.query<Known>(
    `select v.id, ${keySql} as key from voyage v where ${keySql} = any($1)
      and (v.company_id is null ${layerOf(actor) === null ? '' : 'or v.company_id = $2'}) order by v.company_id nulls first`,
    layerOf(actor) === null ? [keys] : [keys, layerOf(actor)],
  )
  return new Map(rows.map(({ key, id }) => [key, id]))
}
const keySql = `v.carrier_code || '|' || v.service_code || '|' || upper(v.vessel) || '|' || upper(v.voyage_no)`
export const keyOf = (voyage: Pick<VoyageToWrite, 'CarrierCode' | 'ServiceCode' | 'Vessel' | 'VoyageNo'>) =>
  [voyage.CarrierCode, voyage.ServiceCode, voyage.Vessel.toUpperCase(), voyage.VoyageNo.toUpperCase()].join('|')
