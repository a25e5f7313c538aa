import type { Page } from '@jst/contracts'
import type { ExchangeRate } from '@jst/contracts/master'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Db, Queryable } from '../../../kernel/database/database.ts'
import { Conditions, readPage, type PageInput } from '../../../kernel/database/paging.ts'
import { layerOf } from '../../../entity-kit/index.ts'
import { dayText } from '../../../kernel/database/day-range.ts'

const columns = `r.id as "Id", case when r.company_id is null then 'platform' else 'company' end as "Layer", r.currency_code as "CurrencyCode",
  r.base_code as "BaseCode", ${dayText('r.from_day')} as "FromDay", r.buy as "Buy", r.sell as "Sell", r.mid as "Mid", r.source as "Source",
  r.update_time as "UpdateTime"`

const seen = (actor: EmployeeActor) => {
  const mine = layerOf(actor)
  return mine === null
    ? new Conditions().raw('r.company_id is null')
    : new Conditions().add('r.company_id is null or r.company_id = ?', mine)
}

export const exchangeRatePage = (
  db: Db,
  actor: EmployeeActor,
  filter: PageInput & { CurrencyCode?: string; BaseCode?: string },
): Promise<Page<ExchangeRate>> =>
  readPage<ExchangeRate>(db, filter, {
    select: columns,
    from: 'exchange_rate r',
    where: seen(actor)
      .add('r.currency_code = ?', filter.CurrencyCode?.toUpperCase())
      .add('r.base_code = ?', filter.BaseCode?.toUpperCase()),
    sorts: { FromDay: { filled: 'r.from_day' }, CurrencyCode: { filled: 'r.currency_code' } },
    defaultSort: '-FromDay',
    tieBreaker: 'r.currency_code, r.id desc',
  })

export async function findExchangeRate(db: Queryable, actor: EmployeeActor, id: number): Promise<ExchangeRate | undefined> {
  const where = seen(actor).add('r.id = ?', id)
  const [row] = await db.query<ExchangeRate>(`select ${columns} from exchange_rate r ${where.text}`, where.values)
  return row
}

export type RateValues = Pick<ExchangeRate, 'CurrencyCode' | 'BaseCode' | 'FromDay' | 'Buy' | 'Sell' | 'Mid' | 'Source'>
const values = ({ CurrencyCode, BaseCode, FromDay, Buy, Sell, Mid, Source }: RateValues) => [
  CurrencyCode,
  BaseCode,
  FromDay,
  Buy,
  Sell,
  Mid,
  Source,
]

export async function insertExchangeRate(tx: Queryable, actor: EmployeeActor, rate: RateValues): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    `insert into exchange_rate (currency_code, base_code, from_day, buy, sell, mid, source, company_id) values ($1, $2, $3, $4, $5, $6, $7, $8)
      returning id`,
    [...values(rate), layerOf(actor)],
  )
  return row!.id
}
/** Undefined when the version is not the one that was seen any more. */
export async function updateExchangeRate(tx: Queryable, id: number, seenAt: string, rate: RateValues): Promise<number | undefined> {
  const [row] = await tx.query<{ id: number }>(
    `update exchange_rate set currency_code = $1, base_code = $2, from_day = $3, buy = $4, sell = $5, mid = $6, source = $7, update_time =
      next_update_time(update_time) where id = $8 and update_time = $9 returning id`,
    [...values(rate), id, seenAt],
  )
  return row?.id
}
export const deleteExchangeRate = async (tx: Queryable, id: number, seenAt: string) =>
  (await tx.query('delete from exchange_rate where id = $1 and update_time = $2 returning id', [id, seenAt])).length > 0
