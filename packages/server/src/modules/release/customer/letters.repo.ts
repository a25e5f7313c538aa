import { freeOf, letterStates, type OwnGuarantee, type OwnLetter, type OwnLetterView, type ownLetters } from '@jst/contracts/release'
import type { Page, QueryOf } from '@jst/contracts'
import { normText } from '@jst/contracts/entity'
import { rounded } from '@jst/contracts/money'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { dayOrBlank } from '../../../kernel/database/day-range.ts'
import { AppError } from '../../../kernel/errors.ts'
import { findLetter } from '../letter/letter.repo.ts'
import { wordingOf } from '../letter/letter.print.ts'

/** Asked as the server: customers see no row of the forwarder. Each statement names the company of the caller, and gives these columns alone. */
interface Reading {
  readonly system: Queryable
  readonly actor: EmployeeActor
}
const columns = `t.id as "Id", t.code as "No", t.kind_of as "KindOf", t.state as "State", t.bill_nos as "BillNos", f.name as "Forwarder",
  ${dayOrBlank('t.valid_to')} as "ValidTo", t.create_time as "CreateTime"`
const ownLettersSql = `from release_loi t join customer c on c.id = t.customer_id join customer s on s.id = coalesce(c.merged_into, c.id)
    join company f on f.id = t.company_id
  where s.linked_id = $1 and t.removed_at is null and t.merged_into is null`
const filters = `and ($2 = '' or position($2 in upper(concat_ws(' ', t.code, t.bill_nos, f.name))) > 0) and ($3::integer is null or t.state = $3)`

/** Letters of the caller's company, the newest first. */
export async function ownLetterPage(
  { system, actor }: Reading,
  { Keyword = '', Stage, PageIndex = 1, PageSize = 20 }: QueryOf<typeof ownLetters>,
): Promise<Page<OwnLetter>> {
  const state = Stage ? ((letterStates.codes as Readonly<Record<string, number>>)[Stage] ?? -1) : null
  const values = [actor.companyId, normText(Keyword), state]
  const [Rows, [count]] = await Promise.all([
    system.query<OwnLetter>(`select ${columns} ${ownLettersSql} ${filters} order by t.id desc limit $4 offset $5`, [
      ...values,
      PageSize,
      (PageIndex - 1) * PageSize,
    ]),
    system.query<{ total: number }>(`select count(*)::integer as total ${ownLettersSql} ${filters}`, values),
  ])
  return { Rows, Total: count!.total }
}

/** @throws AppError NOT_FOUND for a letter of others */
export async function demandOwnLetter({ system, actor }: Reading, id: number): Promise<OwnLetter> {
  const [row] = await system.query<OwnLetter>(`select ${columns} ${ownLettersSql} and t.id = $2`, [actor.companyId, id])
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

const steps = `select e.event as "Event", e.at as "At" from document_entry e where e.kind = 'releaseLetter' and e.subject_id = $1
  and e.event in ('created', 'submit', 'accept', 'giveBack', 'revoke', 'use', 'expire') order by e.id`
/** A letter of the caller's company with its wording. @throws AppError NOT_FOUND also for a letter of others */
export async function ownLetterView({ system, actor }: Reading, id: number): Promise<OwnLetterView> {
  const row = await demandOwnLetter({ system, actor }, id)
  const letter = await findLetter(system, id)
  if (!letter) throw new AppError('NOT_FOUND')
  const [Steps, TextZh, TextEn] = await Promise.all([
    system.query<OwnLetterView['Steps'][number]>(steps, [id]),
    wordingOf(system, letter, 'zh'),
    wordingOf(system, letter, 'en'),
  ])
  const { vessel, consignee, boxes, amount } = letter
  return { ...row, Vessel: vessel, Consignee: consignee, Boxes: boxes, Amount: amount, TextZh, TextEn, Steps }
}

const limits = `select f.name as "Forwarder", g.limit_amount::text as "Limit", g.used::text as "Used", g.reserved::text as "Reserved",
    ${dayOrBlank('g.valid_to')} as "ValidTo", china_day()::text as today
  from guarantee g join customer c on c.id = g.customer_id join customer s on s.id = coalesce(c.merged_into, c.id)
    join company f on f.id = g.company_id
  where s.linked_id = $1 and g.removed_at is null and g.merged_into is null order by f.name`
/** Limits of the caller's company, one for each forwarder. */
export async function ownLimits({ system, actor }: Reading): Promise<OwnGuarantee[]> {
  const rows = await system.query<Omit<OwnGuarantee, 'Free'> & { readonly today: string }>(limits, [actor.companyId])
  return rows.map(({ today, ...row }) => ({
    ...row,
    Free: rounded(freeOf({ limit: row.Limit, used: row.Used, reserved: row.Reserved, validTo: row.ValidTo }, today), 2),
  }))
}
