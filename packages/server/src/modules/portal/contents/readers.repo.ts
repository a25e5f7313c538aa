import type { Page } from '@jst/contracts'
import type { CarrierLetter, ShipTable, TableSailing } from '@jst/contracts/portal'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import { namesByCode } from '../../../entity-kit/index.ts'
import type { Db, Queryable } from '../../../kernel/database/database.ts'
import { AppError } from '../../../kernel/errors.ts'
import { Conditions, containing, readPage, type PageInput } from '../../../kernel/database/paging.ts'
import { voyagePage } from '../../schedules/index.ts'

/** Whose contents somebody reads: those of the forwarder that serves his company. */
export const publisherOf = ({ operatorId, companyId }: EmployeeActor): number => operatorId ?? companyId

const visible = `l.visible_from <= clock_timestamp() and (l.visible_until is null or l.visible_until > clock_timestamp())`
const letter = `l.record_id as "Id", l.title as "Title", l.category as "CarrierCode", coalesce(l.facts ->> 'Carrier', '') as "Carrier",
  coalesce(l.facts ->> 'Subject', '') as "Subject", coalesce(l.facts ->> 'EffectiveFrom', '') as "EffectiveFrom",
  coalesce(l.facts ->> 'PolCode', '') as "PolCode", coalesce(l.facts ->> 'PodCode', '') as "PodCode", l.summary as "Summary",
  l.visible_from as "At"`

interface LetterQuery {
  readonly PageIndex?: number
  readonly PageSize?: number
  readonly Sort?: string
  readonly Keyword?: string
  readonly CarrierCode?: string
  readonly From?: string
  readonly To?: string
}

export const letterPage = (
  system: Db,
  actor: EmployeeActor,
  { Keyword, CarrierCode, From, To, ...paging }: LetterQuery,
): Promise<Page<CarrierLetter>> =>
  readPage<CarrierLetter>(system, paging, {
    select: letter,
    from: 'portal_live l',
    where: new Conditions()
      .add('l.company_id = ?', publisherOf(actor))
      .raw(`l.kind = 'letter' and ${visible}`)
      .add('l.category = ?', CarrierCode)
      .add('l.visible_from >= ?', From)
      .add('l.visible_from <= ?', To)
      .add('l.title like ? or l.summary like ?', Keyword ? containing(Keyword.trim()) : undefined),
    sorts: { At: 'l.visible_from', EffectiveFrom: `l.facts ->> 'EffectiveFrom'`, Title: 'l.title' },
    defaultSort: '-At',
    tieBreaker: 'l.id desc',
  })

/** @throws AppError NOT_FOUND */
export async function letterOf(system: Queryable, actor: EmployeeActor, id: number): Promise<CarrierLetter & { Body: string }> {
  const [row] = await system.query<CarrierLetter & { Body: string }>(
    `select ${letter}, l.body as "Body" from portal_live l where l.company_id = $1 and l.kind = 'letter' and l.record_id = $2 and ${visible}`,
    [publisherOf(actor), id],
  )
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

/** With the codes of its ports. */
const tables = `select l.record_id as "Id", l.title as "Title", l.facts ->> 'PolCode' as "Pol", l.facts ->> 'PodCode' as "Pod",
    coalesce(l.facts ->> 'CarrierCode', '') as "CarrierCode",
    (l.facts ->> 'Weeks')::int as "Weeks"
  from portal_live l where l.company_id = $1 and l.kind = 'shipTable' and ${visible}`

async function namesOf(system: Queryable, kind: string, codes: readonly string[], Lang?: 'en'): Promise<ReadonlyMap<string, string>> {
  const found = await system.query<{ code: string; name: string }>(namesByCode(kind, Lang), [[...new Set(codes)]])
  return new Map(found.map(({ code, name }) => [code, name]))
}

export async function tablesOf(system: Queryable, actor: EmployeeActor, Lang?: 'en'): Promise<ShipTable[]> {
  const rows = await system.query<ShipTable>(`${tables} order by l.top desc, l.sort, l.visible_from desc, l.id desc limit 200`, [
    publisherOf(actor),
  ])
  const codes = rows.flatMap(({ Pol, Pod }) => [Pol, Pod])
  const names = await namesOf(system, 'port', codes, Lang)
  return rows.map((row) => ({ ...row, Pol: names.get(row.Pol) ?? row.Pol, Pod: names.get(row.Pod) ?? row.Pod }))
}

const weekMs = 7 * 86_400_000

/** @throws AppError NOT_FOUND */
export async function tableOf(system: Queryable, companyId: number, id: number): Promise<ShipTable> {
  const [table] = await system.query<ShipTable>(`${tables} and l.record_id = $2`, [companyId, id])
  if (!table) throw new AppError('NOT_FOUND')
  return table
}

/** Voyages of a table from now on, as the schedules of its publisher have them. */
export const voyagesOf = (system: Db, companyId: number, table: ShipTable, now: Date, paging: PageInput) =>
  voyagePage(
    system,
    { companyId, companyKind: 'operator' },
    {
      ...paging,
      LoadPort: table.Pol,
      DischargePort: table.Pod,
      ...(table.CarrierCode ? { CarrierCode: table.CarrierCode } : {}),
      From: now.toISOString(),
      To: new Date(now.getTime() + table.Weeks * weekMs).toISOString(),
    },
  )

/** Sailings of a published table from now on, as the schedules have them. @throws AppError NOT_FOUND */
export async function sailingsOf(
  system: Db,
  actor: EmployeeActor,
  now: Date,
  { Id, Lang, ...paging }: PageInput & { readonly Id: number; readonly Lang?: 'en' },
): Promise<Page<TableSailing>> {
  const companyId = publisherOf(actor)
  const { Rows, Total } = await voyagesOf(system, companyId, await tableOf(system, companyId, Id), now, paging)
  const carriers =
    Lang === 'en'
      ? await namesOf(
          system,
          'carrier',
          Rows.map(({ CarrierCode }) => CarrierCode),
          Lang,
        )
      : undefined
  const sailings = Rows.map((row): TableSailing => ({
    Id: row.Id,
    Carrier: carriers?.get(row.CarrierCode) || row.CarrierName || row.CarrierCode,
    Vessel: row.Vessel,
    VoyageNo: row.VoyageNo,
    Service: row.ServiceCode,
    Departure: row.Departure,
    Arrival: row.Arrival,
    TransitDays: row.TransitDays,
    Delayed: row.Status === 'delayed',
    Blank: row.Blank,
  }))
  return { Rows: sailings, Total }
}
