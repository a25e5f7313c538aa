import type { Page } from '@jst/contracts'
import type { ReadingRecord, ReadingSide } from '@jst/contracts/freight-rates'
import type { Pointed } from '@jst/text-reader'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Db, Queryable } from '../../../kernel/database/database.ts'
import { Conditions, readPage, type PageInput } from '../../../kernel/database/paging.ts'

/** A text as it is kept. */
export interface StoredReading {
  readonly Text: string
  readonly Source: string
  readonly Side: ReadingSide
  readonly Answers: Readonly<Record<string, string>>
  readonly HiddenLines: number[]
  readonly HiddenColumns: string[]
  /** Places that a second reader pointed to. */
  readonly Pointed: readonly Pointed[]
  /** Drafts by row. */
  readonly Taken: Readonly<Record<string, number>>
}

const title = `left(regexp_replace(btrim(r.text), '\\s+', ' ', 'g'), 60)`
const record = `r.id as "Id", ${title} as "Title", r.source as "Source", coalesce((select p.name_zh from provider p where p.code = r.source
    and p.company_id = r.company_id and p.removed_at is null limit 1), '') as "SourceName", r.side as "Side", r.state as "State", r.found as "Found",
  r.open as "Open", (select count(*)::int from jsonb_object_keys(r.taken)) as "Taken", coalesce(e.name, '') as "By",
  r.create_time as "CreateTime", r.update_time as "UpdateTime"`
const contentColumns = `r.text as "Text", r.answers as "Answers", coalesce(r.hidden -> 'lines', '[]') as "HiddenLines",
  coalesce(r.hidden -> 'columns', '[]') as "HiddenColumns", r.pointed as "Pointed", r.taken as taken`
const from = 'freight_reading r left join employee e on e.id = r.employee_id'

/** Prices and suppliers that a role does not hide. */
export interface ReadingSight {
  readonly sides: readonly string[]
  readonly suppliers: boolean
}

export const readingPage = (
  db: Db,
  { companyId }: EmployeeActor,
  { State, ...paging }: PageInput & { State?: string },
  { sides, suppliers }: ReadingSight,
): Promise<Page<ReadingRecord>> =>
  readPage<ReadingRecord>(db, paging, {
    select: record,
    from,
    where: new Conditions()
      .add('r.company_id = ?', companyId)
      .add('r.state = ?', State)
      .add('r.side = any(?)', sides)
      .raw(suppliers ? 'true' : `r.source = ''`),
    sorts: { CreateTime: { filled: 'r.id' } },
    defaultSort: '-CreateTime',
    tieBreaker: 'r.id desc',
  })

export type FoundReading = ReadingRecord & Omit<StoredReading, 'Taken'> & { readonly taken: Readonly<Record<string, number>> }
export async function findReading(
  db: Queryable,
  { companyId }: EmployeeActor,
  id: number,
  lock = false,
): Promise<FoundReading | undefined> {
  const [row] = await db.query<FoundReading>(
    `select ${record}, ${contentColumns} from ${from} where r.id = $1 and r.company_id = $2${lock ? ' for update of r' : ''}`,
    [id, companyId],
  )
  return row
}

export async function insertReading(tx: Queryable, { companyId, employeeId }: EmployeeActor): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    `insert into freight_reading (company_id, employee_id, side, text) values ($1, $2, 'Cost', '') returning id`,
    [companyId, employeeId],
  )
  return row!.id
}

export const updateReading = (
  tx: Queryable,
  id: number,
  { Text, Source, Side, Answers, HiddenLines, HiddenColumns, Pointed, Taken }: StoredReading,
  { state, found, open }: { readonly state: string; readonly found: number; readonly open: number },
) =>
  tx.query(
    `update freight_reading set text = $2, source = $3, side = $4, answers = $5, hidden = $6, taken = $7, state = $8, found = $9, open = $10,
      pointed = $11, update_time = next_update_time(update_time) where id = $1`,
    [
      id,
      Text,
      Source,
      Side,
      JSON.stringify(Answers),
      JSON.stringify({ lines: HiddenLines, columns: HiddenColumns }),
      JSON.stringify(Taken),
      state,
      found,
      open,
      JSON.stringify(Pointed),
    ],
  )

export const setReadingState = (tx: Queryable, id: number, state: string) =>
  tx.query('update freight_reading set state = $2, update_time = next_update_time(update_time) where id = $1', [id, state])

/** Learned answers for texts of a source. */
export async function findHabits(db: Queryable, { companyId }: EmployeeActor, source: string): Promise<Record<string, string>> {
  const rows = await db.query<{ question: string; answer: string }>(
    'select question, answer from freight_reading_habit where company_id = $1 and source = $2',
    [companyId, source],
  )
  return Object.fromEntries(rows.map(({ question, answer }) => [question, answer]))
}

export const keepHabits = (tx: Queryable, { companyId }: EmployeeActor, source: string, habits: readonly (readonly [string, string])[]) =>
  tx.query(
    `insert into freight_reading_habit (company_id, source, question, answer) select $1, $2, * from unnest($3::text[], $4::text[])
      on conflict (company_id, source, question) do update set answer = excluded.answer, update_time = now()`,
    [companyId, source, habits.map(([question]) => question), habits.map(([, answer]) => answer)],
  )

/** Rates of these that are there, with whether anybody has touched them since they were made. */
export const findTaken = (db: Queryable, ids: readonly number[]) =>
  db.query<{ id: number; code: string; untouched: boolean }>(
    `select t.id, t.code, t.state = 0 and t.version = 1 as untouched from freight_rate t where t.id = any($1) and t.removed_at is null
      and t.merged_into is null order by t.id`,
    [ids],
  )
