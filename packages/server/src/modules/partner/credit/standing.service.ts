import { mostOpenItems, defaultCreditRule, type CreditRuleRow, type CreditStanding, type CustomerCredit } from '@jst/contracts/partner'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Db, Queryable } from '../../../kernel/database/database.ts'
import { AppError } from '../../../kernel/errors.ts'
import { namedRecords, stageOf, type DocumentCall } from '../../../documents/index.ts'
import { demandRow } from '../partner.repo.ts'
import { kinds } from '../partner.kinds.ts'
import { texts } from '../texts.ts'
import { CreditAccount, toLimitOn, type ItemKey, type ToLimit } from './account.ts'
import { findApplications } from './credit.repo.ts'
import { openItemsOf, type OpenItem } from './open-items.ts'
import { termsOn } from './terms.ts'
import { dayText } from '../../../kernel/database/day-range.ts'

const stage = stageOf(kinds.customer.document, 't.state')
const terms = `select t.id, ${stage} as stage, t.credit_limit as "limit", t.credit_days as days, t.credit_gate as gate,
    ${dayText('t.credit_from')} as "validFrom", ${dayText('t.credit_to')} as "validTo", china_day()::text as today
  from customer t where t.id = any($1)`
interface TermsRow {
  readonly id: number
  readonly stage: string
  readonly limit: number | null
  readonly days: number | null
  readonly gate: CreditStanding['Gate']
  readonly validFrom: string | null
  readonly validTo: string | null
  readonly today: string
}

/** Accounts of customers by their keys. `system`: whoever begins business need not see the terms of its customer. */
async function accountsBy(
  system: Queryable,
  staff: Pick<EmployeeActor, 'companyId'>,
  customerIds: readonly number[],
  day?: string,
): Promise<
  Map<number, { readonly account: CreditAccount; readonly row: TermsRow; readonly items: readonly KeyedItem[]; readonly toLimit: ToLimit }>
> {
  const [stored, rule] = await Promise.all([system.query<TermsRow>(terms, [customerIds]), ruleOf(system, staff)])
  const rows =
    day === undefined ? stored : await Promise.all(stored.map(async (row) => ({ ...row, ...(await termsOn(system, row.id, day)) })))
  const today = rows[0]?.today
  if (today === undefined) return new Map()
  // nobody asks what uses a limit that there is not
  const limited = rows.flatMap(({ id, limit }) => (limit === null ? [] : [id]))
  const [items, toLimit] = await Promise.all([openItemsOf(system, limited), toLimitOn(system, staff.companyId, today)])
  const byCustomer = Map.groupBy(items, ({ customerId }) => customerId)
  return new Map(
    rows.map((row) => {
      const customerItems = byCustomer.get(row.id) ?? []
      return [row.id, { account: new CreditAccount(row, rule, customerItems, toLimit), row, items: customerItems, toLimit }]
    }),
  )
}
type KeyedItem = OpenItem & ItemKey

const lock = 'select id from customer where id = any($1) order by id for no key update'
/** Holds customers, in the order of their keys: what is open of them, and what they have paid, changes by one transaction at a time. */
export const lockCustomers = (system: Queryable, ids: readonly number[]) => system.query(lock, [ids])
/**
 * Accounts of customers on which business is about to begin. `locked`: others who ask for them wait for the end of the transaction, so that what two
 * of them accept at once fits the limit together; the open items are read after the lock. Customers are locked in the order of their keys. Records
 * that are accepted are locked before.
 */
export async function creditAccounts(
  system: Queryable,
  staff: Pick<EmployeeActor, 'companyId'>,
  customerIds: readonly number[],
  locked: boolean,
): Promise<Map<number, CreditAccount>> {
  const ids = [...new Set(customerIds)].toSorted((one, other) => one - other)
  if (ids.length === 0) return new Map()
  if (locked) await lockCustomers(system, ids)
  return new Map([...(await accountsBy(system, staff, ids))].map(([id, { account }]) => [id, account]))
}

interface Asker {
  readonly system: Queryable
  readonly actor: EmployeeActor
}
/** Verdict on new business of a customer of this amount, with the items that use its credit. */
async function standingOf({ system, actor }: Asker, customerId: number, amount: number, day?: string) {
  const { account, row, items, toLimit } = (await accountsBy(system, actor, [customerId], day)).get(customerId)!
  const standing: CreditStanding = {
    Limit: row.limit,
    Days: row.days,
    Gate: row.gate,
    ValidFrom: row.validFrom,
    ValidTo: row.validTo,
    Used: account.used,
    Free: account.free,
    OverdueDays: account.overdueDays,
    Verdict: account.verdictOn(amount),
  }
  return { standing, items, toLimit }
}

/** The items that use the credit of a customer. Numbers and links are for whoever may open the records. */
async function openCreditOf(db: Db, actor: EmployeeActor, items: readonly KeyedItem[], toLimit: ToLimit): Promise<CustomerCredit['Open']> {
  const shown = items.slice(0, mostOpenItems)
  const named = new Map(
    await Promise.all(
      [...Map.groupBy(shown, ({ kind }) => kind)].map(
        async ([kind, of]) =>
          [
            kind,
            await namedRecords(
              db,
              actor,
              kind,
              of.map(({ id }) => id),
            ),
          ] as const,
      ),
    ),
  )
  const Items = shown.map(({ kind, id, totals }) => {
    const { Amount, Unrated } = toLimit(totals)
    const { no = '', page = '' } = named.get(kind)?.get(id) ?? {}
    return { Kind: kind, No: no, Link: page, Amount: Number(Amount), Totals: [...totals], Unrated: [...Unrated] }
  })
  return { Items, Count: items.length }
}

export async function creditOf({ db, system, actor }: Asker & { readonly db: Db }, customerId: number): Promise<CustomerCredit> {
  await demandRow(db, kinds.customer, customerId)
  const [{ standing, items, toLimit }, Applications] = await Promise.all([
    standingOf({ system, actor }, customerId, 0),
    findApplications(db, customerId),
  ])
  return { Standing: standing, Open: await openCreditOf(db, actor, items, toLimit), Applications }
}

const linked = `select id from customer where linked_id = $1 and company_id = $2 and removed_at is null and merged_into is null`
/**
 * The same for a registered company, for whoever sees the customer. `day`: by the terms that hold then, such as the day of sailing.
 * @throws AppError NOT_FOUND for one that is no customer of ours
 */
export async function standingOn(
  { db, system, actor }: Asker & { readonly db: Queryable },
  companyId: number,
  amount: number,
  day?: string,
): Promise<CreditStanding> {
  const [customer] = await db.query<{ id: number }>(linked, [companyId, actor.companyId])
  if (!customer) throw new AppError('NOT_FOUND', { message: texts.noCustomer })
  return (await standingOf({ system, actor }, customer.id, amount, day)).standing
}

const rule = `select gate as "Gate", without_credit as "Without", overdue_days as "OverdueDays", update_time as "UpdateTime" from credit_rule
  where company_id = $1`
export async function ruleOf(db: Queryable, { companyId }: Pick<EmployeeActor, 'companyId'>): Promise<CreditRuleRow> {
  const [row] = await db.query<CreditRuleRow>(rule, [companyId])
  return row ?? { ...defaultCreditRule, UpdateTime: null }
}

const add = `insert into credit_rule (company_id, operator_id, gate, without_credit, overdue_days) values ($1, $2, $3, $4, $5)
  on conflict (company_id) do nothing returning company_id`
const change = `update credit_rule set gate = $3, without_credit = $4, overdue_days = $5, update_time = next_update_time(update_time)
  where company_id = $1 and operator_id is not distinct from $2::bigint and update_time = $6 returning company_id`
/** @throws AppError STALE_WRITE when somebody else wrote it since */
export async function saveRule({ tx, actor, audit }: DocumentCall, { UpdateTime, ...next }: CreditRuleRow): Promise<CreditRuleRow> {
  const values = [actor.companyId, actor.operatorId, next.Gate, next.Without, next.OverdueDays]
  const written = await (UpdateTime === null ? tx.query(add, values) : tx.query(change, [...values, UpdateTime]))
  const stored = await ruleOf(tx, actor)
  if (written.length === 0) throw new AppError('STALE_WRITE', { data: stored })
  audit({ action: 'credit.rule', entity: 'credit_rule', entityId: actor.companyId, diff: next })
  return stored
}
