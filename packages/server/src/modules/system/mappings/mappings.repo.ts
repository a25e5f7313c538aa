import type { Page } from '@jst/contracts'
import type { Mapping, MappingKind } from '@jst/contracts/system'
import type { Db, Queryable } from '../../../kernel/database/database.ts'
import { Conditions, containing, readPage, type PageInput } from '../../../kernel/database/paging.ts'

const columns = `id as "Id", kind as "Kind", system as "System", external_code as "ExternalCode", external_name as "ExternalName",
  our_code as "OurCode",
  remark as "Remark", updater_name as "UpdaterName", update_time as "UpdateTime"`

export type MappingValues = Omit<Mapping, 'Id' | 'UpdaterName' | 'UpdateTime'>
export interface MappingFilter extends PageInput {
  Keyword?: string
  Kind?: MappingKind
  System?: string
}

export const mappingPage = (db: Db, companyId: number, { Keyword, Kind, System, ...paging }: MappingFilter): Promise<Page<Mapping>> =>
  readPage<Mapping>(db, paging, {
    select: columns,
    from: 'code_relation',
    where: new Conditions()
      .add('company_id = ?', companyId)
      .add('external_code ilike ? or external_name ilike ? or our_code ilike ? or remark ilike ?', containing(Keyword))
      .add('kind = ?', Kind)
      .add('lower(system) = lower(?)', System?.trim()),
    sorts: {
      UpdateTime: { filled: 'update_time' },
      System: 'system collate "zh-x-icu"',
      ExternalCode: 'external_code collate "C"',
      OurCode: 'our_code collate "C"',
      Kind: 'kind',
    },
    defaultSort: '-UpdateTime',
    tieBreaker: 'id desc',
  })

export const systemsOf = async (db: Queryable, companyId: number): Promise<string[]> =>
  (
    await db.query<{ system: string }>(
      'select min(system) as system from code_relation where company_id = $1 group by lower(system) order by 1 limit 200',
      [companyId],
    )
  ).map(({ system }) => system)

export async function findMapping(db: Queryable, companyId: number, id: number, lock = false): Promise<Mapping | undefined> {
  const [row] = await db.query<Mapping>(
    `select ${columns} from code_relation where id = $1 and company_id = $2 ${lock ? 'for update' : ''}`,
    [id, companyId],
  )
  return row
}

/** Every pair of these systems, for a paste to be held against. */
export const mappingsOf = (db: Queryable, companyId: number, systems: readonly string[]): Promise<Mapping[]> =>
  db.query<Mapping>(`select ${columns} from code_relation where company_id = $1 and lower(system) = any ($2::text[])`, [
    companyId,
    systems.map((system) => system.toLowerCase()),
  ])

export async function insertMapping(tx: Queryable, companyId: number, by: string, values: MappingValues): Promise<Mapping> {
  const { Kind, System, ExternalCode, ExternalName, OurCode, Remark } = values
  const [row] = await tx.query<Mapping>(
    `insert into code_relation (company_id, updater_name, kind, system, external_code, external_name, our_code, remark)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning ${columns}`,
    [companyId, by, Kind, System, ExternalCode, ExternalName, OurCode, Remark],
  )
  return row!
}

export async function updateMapping(tx: Queryable, id: number, by: string, values: MappingValues): Promise<Mapping> {
  const { Kind, System, ExternalCode, ExternalName, OurCode, Remark } = values
  const [row] = await tx.query<Mapping>(
    `update code_relation set updater_name = $2, kind = $3, system = $4, external_code = $5, external_name = $6, our_code = $7, remark = $8,
       update_time = next_update_time(update_time) where id = $1 returning ${columns}`,
    [id, by, Kind, System, ExternalCode, ExternalName, OurCode, Remark],
  )
  return row!
}

export const deleteMapping = (tx: Queryable, id: number) => tx.query('delete from code_relation where id = $1', [id])

/** Of these company codes those that stand for a company which the caller may see. */
export const knownCompanies = async (db: Queryable, codes: readonly string[]): Promise<Set<string>> =>
  new Set((await db.query<{ code: string }>('select code from company where code = any ($1::text[])', [codes])).map(({ code }) => code))
