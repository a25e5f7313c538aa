import { amountText } from '@jst/contracts/money'
import { letterStates, mostActedLetters, type LetterKind, type MergeValues } from '@jst/contracts/release'
import type { Queryable } from '../../../kernel/database/database.ts'
import { dayOrBlank } from '../../../kernel/database/day-range.ts'

const { open, submitted, valid, used } = letterStates.codes

export interface StoredLetter {
  readonly id: number
  readonly companyId: number
  readonly no: string
  readonly kind: LetterKind
  readonly name: string
  readonly state: number
  readonly billNos: string
  readonly vessel: string
  readonly consignee: string
  readonly boxes: string
  readonly matter: string
  readonly amount: string
  readonly validTo: string
  readonly created: string
  readonly today: string
}
const letterColumns = `t.id, t.company_id as "companyId", t.code as no, t.kind_of as kind, t.name_zh as name, t.state,
  t.bill_nos as "billNos", t.vessel, t.consignee, t.boxes, t.matter, coalesce(t.amount::text, '') as amount, ${dayOrBlank('t.valid_to')} as "validTo",
  t.create_time as created, china_day()::text as today`
export async function findLetter(db: Queryable, id: number): Promise<StoredLetter | undefined> {
  const [row] = await db.query<StoredLetter>(
    `select ${letterColumns} from release_loi t where t.id = $1 and t.removed_at is null and t.merged_into is null`,
    [id],
  )
  return row
}

/** Letters of applications that are neither revoked nor expired. */
const counted = [open, submitted, valid, used]
const ofApplications = `select l.application_id as "applicationId", l.id, l.code as no, l.kind_of as kind, l.state,
    l.bill_nos as "billNos", ${dayOrBlank('l.valid_to')} as "validTo"
  from release_loi l where l.application_id = any($1) and l.state = any($2) and l.removed_at is null and l.merged_into is null order by l.id`
export interface ApplicationLetter {
  readonly applicationId: number
  readonly id: number
  readonly no: string
  readonly kind: string
  readonly state: number
  readonly billNos: string
  readonly validTo: string
}
export const lettersOf = (db: Queryable, applications: readonly number[]) =>
  db.query<ApplicationLetter>(ofApplications, [applications, counted])

interface FreeLetter {
  readonly id: number
  readonly no: string
  readonly billNos: string
}
const free = `select l.id, l.code as no, l.bill_nos as "billNos" from release_loi l
  where l.customer_id = $1 and l.kind_of = any($2) and l.state = any($3) and l.removed_at is null and l.merged_into is null
    and (l.application_id is null or exists (select from release_application a where a.id = l.application_id and a.state = $4))
  order by l.id limit ${mostActedLetters} for update of l`
/** Letters of a customer that no application uses, or one that was withdrawn. */
export const lockFreeLetters = (tx: Queryable, customerId: number, kinds: readonly string[], withdrawn: number) =>
  tx.query<FreeLetter>(free, [customerId, kinds, [open, submitted, valid], withdrawn])
export const tieLetter = (tx: Queryable, id: number, applicationId: number) =>
  tx.query('update release_loi set application_id = $2, update_time = next_update_time(update_time) where id = $1', [id, applicationId])

interface OutstandingLetter {
  readonly Id: number
  readonly No: string
  readonly KindOf: string
  readonly state: number
  readonly BillNos: string
  readonly Amount: string
  readonly ValidTo: string
}
const outstanding = `select l.id as "Id", l.code as "No", l.kind_of as "KindOf", l.state, l.bill_nos as "BillNos",
    coalesce(l.amount::text, '') as "Amount", ${dayOrBlank('l.valid_to')} as "ValidTo"
  from release_loi l where l.customer_id = $1 and l.state = any($2) and l.removed_at is null and l.merged_into is null
  order by l.valid_to nulls last, l.id desc limit $3`
/** Letters of a customer that are neither used, revoked nor expired, those that end first before the others. */
export const findOutstanding = (db: Queryable, customerId: number, most: number) =>
  db.query<OutstandingLetter>(outstanding, [customerId, [open, submitted, valid], most])

const wording = `select text, text_en as "textEn" from release_wording where company_id = $1 and kind_of = $2 and enabled and removed_at is null
  and merged_into is null order by id limit 1`
/** Wording of the company for a letter. */
export async function findWording(system: Queryable, companyId: number, kind: string) {
  const [row] = await system.query<{ text: string; textEn: string }>(wording, [companyId, kind])
  return row
}
export async function companyName(system: Queryable, id: number): Promise<string> {
  const [row] = await system.query<{ name: string }>('select name from company where id = $1', [id])
  return row?.name ?? ''
}

export const valuesOf = (letter: StoredLetter, company: string): MergeValues => ({
  No: letter.no,
  Day: letter.today,
  Company: company,
  Customer: letter.name,
  BillNos: letter.billNos,
  Vessel: letter.vessel,
  Consignee: letter.consignee,
  Boxes: letter.boxes,
  Matter: letter.matter,
  Amount: letter.amount === '' ? '' : amountText(letter.amount, 'CNY'),
  ValidTo: letter.validTo,
})

const expired = `select id from release_loi where valid_to < china_day() and state < ${used} and removed_at is null and merged_into is null
  order by id limit $1 for update skip locked`
export const findExpired = (tx: Queryable, most: number) => tx.query<{ id: number }>(expired, [most])

export interface EndingLetter {
  readonly id: number
  readonly companyId: number
  readonly no: string
  readonly name: string
  readonly validTo: string
  readonly makerId: number | null
  readonly customerCode: string
  readonly billNos: string
}
const ending = `update release_loi t set warned_on = china_day() where t.id in (select id from release_loi where state = ${valid}
    and valid_to between china_day() and china_day() + $1::integer and warned_on is null and removed_at is null and merged_into is null
    order by id limit $2 for update skip locked)
  returning t.id, t.company_id as "companyId", t.code as no, t.name_zh as name, ${dayOrBlank('t.valid_to')} as "validTo", t.create_id as "makerId",
    t.customer_code as "customerCode", t.bill_nos as "billNos"`
/** Letters in force that end within some days, each once. */
export const takeEnding = (tx: Queryable, days: number, most: number) => tx.query<EndingLetter>(ending, [days, most])
