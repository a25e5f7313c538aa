import type { Page, QueryOf } from '@jst/contracts'
import { blankOf, showValue, type EntityField, type EntityValue, type EntityValues } from '@jst/contracts/entity'
import { exportPastRates, freightRateCalls, historyFields, type PastRate, type pastRates } from '@jst/contracts/freight-rates'
import { columnOf, hiddenFrom, namesByCode, type ExportSource, type RowParts } from '../../../entity-kit/index.ts'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Db } from '../../../kernel/database/database.ts'
import { Conditions, readPage } from '../../../kernel/database/paging.ts'
import { texts } from '../texts.ts'
import type { RateFacts } from './differences.ts'

type PastQuery = QueryOf<typeof pastRates>
type Row = Omit<PastRate, 'Values' | 'Supplier'> & { supplier: string; facts: RateFacts }

const fact = (key: string) => `k.facts ->> '${columnOf(key)}'`
const numeric = (key: string) => `(${fact(key)})::numeric`
const sorts = {
  CarrierCode: fact('CarrierCode'),
  PodCode: fact('PodCode'),
  Floor20GP: numeric('Floor20GP'),
  Floor40HQ: numeric('Floor40HQ'),
  ValidTo: fact('ValidTo'),
  Since: { filled: 'k.since' },
}

const seenFields = (actor: EmployeeActor): EntityField[] => {
  const hidden = hiddenFrom(actor, freightRateCalls.entity)
  return historyFields.filter(({ key }) => !hidden.has(key))
}
const valuesOf = (fields: readonly EntityField[], facts: RateFacts): EntityValues =>
  Object.fromEntries(fields.map((field) => [field.key, (facts[columnOf(field.key)] as EntityValue | undefined) ?? blankOf(field)]))

/** Rates that were published at the end of a day and held on the day of a sailing, as they were then. What a role hides is absent. */
export async function pastPage(
  db: Db,
  actor: EmployeeActor,
  { PolCode, PodCodes = '', CarrierCode, Day, AsOf, ...paging }: PastQuery,
): Promise<Page<PastRate>> {
  const pods = PodCodes.split(',').filter(Boolean)
  const [today] = await db.query<{ day: string }>('select china_day()::text as day')
  const where = new Conditions()
    .add('?::text is not null', PolCode)
    .add('?::text[] is not null', pods)
    .add('?::date is not null', AsOf ?? today!.day)
    .add(`?::text between ${fact('ValidFrom')} and ${fact('ValidTo')}`, Day ?? today!.day)
    .add(`${fact('CarrierCode')} = ?`, CarrierCode)
  const { Rows, Total } = await readPage<Row>(db, paging, {
    select: `k.rate_id as "RateId", k.version as "Version", k.since as "Since", coalesce(e.name, '') as "By",
      ${fact('SupplierCode')} as supplier, k.facts`,
    from: `freight_rates_known($1, $2, ($3::date + 1)::timestamp at time zone 'Asia/Shanghai') k
      left join employee e on e.id = k.employee_id`,
    where,
    sorts,
    defaultSort: 'Floor40HQ',
    tieBreaker: 'k.rate_id',
  })
  const fields = seenFields(actor)
  const names = fields.some(({ key }) => key === 'SupplierCode') ? await suppliers(db, Rows) : undefined
  return {
    Total,
    Rows: Rows.map(({ facts, supplier, ...row }) => ({
      ...row,
      Values: valuesOf(fields, facts),
      ...(names ? { Supplier: names.get(supplier) ?? '' } : {}),
    })),
  }
}

async function suppliers(db: Db, rows: readonly Row[]): Promise<Map<string, string>> {
  const codes = [...new Set(rows.map(({ supplier }) => supplier))].filter(Boolean)
  const found = await db.query<{ code: string; name: string }>(namesByCode('provider'), [codes])
  return new Map(found.map(({ code, name }) => [code, name]))
}

const PageSize = 200
const words = texts.versions

/** The same as a file, a page at a time. */
export const pastExport: ExportSource<QueryOf<typeof exportPastRates>> = {
  call: exportPastRates,
  zh: words.sheet,
  formatOf: ({ Format }) => Format,
  count: async (db, actor, { Format: _, ...query }) => (await pastPage(db, actor, { ...query, PageSize: 1 })).Total,
  table(db, actor, { Format: _, ...query }) {
    const fields = seenFields(actor)
    async function* parts(): RowParts {
      for (let PageIndex = 1; ; PageIndex++) {
        const { Rows } = await pastPage(db, actor, { ...query, PageIndex, PageSize })
        yield Rows.map(({ Values, Version, Since, By }) => [
          ...fields.map((field) =>
            field.kind === 'number' ? ((Values[field.key] ?? null) as number | null) : showValue(field, Values[field.key] ?? null),
          ),
          String(Version),
          Since,
          By,
        ])
        if (Rows.length < PageSize) return
      }
    }
    const columns = [...fields.map(({ zh }) => zh), words.version, words.since, words.by].map((title) => ({ title, width: 14 }))
    const head = query.AsOf && query.Day ? { head: words.known(query.AsOf, query.Day) } : {}
    return { name: words.sheet, sheet: words.sheet, ...head, columns, rows: parts() }
  },
}
