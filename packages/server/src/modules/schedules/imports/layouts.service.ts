import type { Page } from '@jst/contracts'
import { scheduleFile, type ScheduleLayout } from '@jst/contracts/schedules'
import { demandFields, ReferenceLookup } from '../../../entity-kit/index.ts'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Db, Queryable } from '../../../kernel/database/database.ts'
import type { WriteCall } from '../../../kernel/http/endpoint.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import { Conditions, containing, readPage, type PageInput } from '../../../kernel/database/paging.ts'
import { demandVersion } from '../../../kernel/database/versions.ts'
import { texts } from '../schedules.texts.ts'

interface Row {
  readonly Id: number
  readonly Name: string
  readonly headings: readonly string[]
  readonly fields: readonly string[]
  readonly more: Partial<Pick<ScheduleLayout, 'CarrierCode' | 'Cutoffs'>>
  readonly UpdateTime: string
}
const select = 'h.id as "Id", h.name as "Name", h.headings, h.fields, h.more, h.update_time as "UpdateTime"'

const shown = ({ headings, fields, more, ...row }: Row): ScheduleLayout => ({
  ...row,
  CarrierCode: more.CarrierCode ?? '',
  Cutoffs: more.Cutoffs ?? [],
  Columns: fields.map((Field, at) => ({ Heading: headings[at] ?? '', Field })),
})

/** Layouts of schedule files that the company has, those changed last first. */
export async function layoutPage(
  db: Db,
  { companyId }: EmployeeActor,
  { Keyword, ...paging }: PageInput & { Keyword?: string },
): Promise<Page<ScheduleLayout>> {
  const where = new Conditions()
    .add('h.company_id = ?', companyId)
    .add('h.kind = ?', scheduleFile.kind)
    .add(`h.name ilike ? or array_to_string(h.headings, ' ') ilike ?`, containing(Keyword))
  const { Rows, Total } = await readPage<Row>(db, paging, {
    select,
    from: 'entity_heading h',
    where,
    sorts: { UpdateTime: { filled: 'h.update_time' } },
    defaultSort: '-UpdateTime',
    tieBreaker: 'h.id desc',
  })
  return { Rows: Rows.map(shown), Total }
}

const find = async (db: Queryable, { companyId }: EmployeeActor, id: number): Promise<Row | undefined> => {
  const [row] = await db.query<Row>(`select ${select} from entity_heading h where h.id = $1 and h.company_id = $2 and h.kind = $3`, [
    id,
    companyId,
    scheduleFile.kind,
  ])
  return row
}

async function demandLayout({ tx, actor }: WriteCall, { Id, UpdateTime }: Pick<ScheduleLayout, 'Id' | 'UpdateTime'>): Promise<Row> {
  await tx.query('select from entity_heading where id = $1 for update', [Id])
  const row = await find(tx, actor, Id)
  if (!row) throw new AppError('NOT_FOUND')
  demandVersion(UpdateTime, shown(row))
  return row
}

type Saved = Omit<ScheduleLayout, 'Columns'> & { readonly Fields: readonly string[] }
/** @throws AppError NOT_FOUND, STALE_WRITE, INVALID_INPUT */
export async function saveLayout(call: WriteCall, input: Saved): Promise<ScheduleLayout> {
  const { tx, actor, audit } = call
  const { Id, Name, CarrierCode, Cutoffs, Fields } = input
  const row = await demandLayout(call, input)
  if (Fields.length !== row.fields.length) throw invalid('Fields', texts.layouts.otherColumns)
  demandFields(scheduleFile, Fields, (at) => `Fields[${at}]`)
  if (new Set(Cutoffs.map(({ Code }) => Code)).size < Cutoffs.length) throw invalid('Cutoffs', texts.layouts.cutoffTwice)
  const lookup = await ReferenceLookup.of(tx, actor, ['carrier'])
  const carrier = CarrierCode === '' ? '' : lookup.find('carrier', CarrierCode)
  if (carrier === undefined) throw invalid('CarrierCode', texts.layouts.noCarrier(CarrierCode))
  await tx.query('update entity_heading set name = $2, fields = $3, more = $4, update_time = next_update_time(update_time) where id = $1', [
    Id,
    Name.trim(),
    Fields,
    JSON.stringify({ CarrierCode: carrier, Cutoffs }),
  ])
  audit({
    action: 'schedules.layout',
    entity: 'entity_heading',
    entityId: Id,
    diff: { Name, CarrierCode: carrier, Fields: Fields.join(',') },
  })
  return shown((await find(tx, actor, Id))!)
}

/** @throws AppError NOT_FOUND, STALE_WRITE */
export async function removeLayout(call: WriteCall, input: Pick<ScheduleLayout, 'Id' | 'UpdateTime'>): Promise<{ Removed: number }> {
  const { Id, Name } = await demandLayout(call, input)
  await call.tx.query('delete from entity_heading where id = $1', [Id])
  call.audit({ action: 'schedules.layoutRemoved', entity: 'entity_heading', entityId: Id, diff: { Name } })
  return { Removed: 1 }
}
