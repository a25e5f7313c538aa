import type { Client } from 'pg'
import { fillWithoutIndexes } from '../kit/fill.ts'
import { sized } from '../kit/size.ts'

export const documents = sized(1_000_000, 5_000)
/** Seconds between two documents: all of them fill 900 days. */
const apart = (900 * 86_400) / documents
/** Days of the documents that are still worked on. */
const openDays = 21
const staff = `(select id from company where code = 'HJGJ')`
const at = `now() - make_interval(secs => (${documents} - n) * ${apart})`
const isRecent = `(${documents} - n) * ${apart} < ${openDays * 86_400}`
/** State of a row: those of the last days by turns, before that settled but for a few. */
const stateOf = (recent: readonly number[], later: readonly number[]) =>
  `case when ${isRecent} then (array[${recent.join(',')}])[1 + n % ${recent.length}] else (array[${later.join(',')}])[1 + n % ${later.length}] end`

const house = `insert into house_bill (company_id, code, name_zh, bl_no, mbl_no, vessel, voyage, way, state, create_time, update_time,
    search, pinyin, initials)
  select ${staff}, 'HBX' || lpad(n::text, 7, '0'), '压测企业' || n % 400, 'HBL' || lpad(n::text, 8, '0'), 'MBL' || lpad((n / 3)::text, 8, '0'),
    'EVER GIVEN', '0' || n % 90 || 'E', 'OBL', ${stateOf([0, 1, 2, 2], [2, 2, 2, 2, 2, 3, 3, 4])}, ${at}, ${at},
    upper(concat_ws(' ', 'HBX' || lpad(n::text, 7, '0'), '压测企业' || n % 400, 'HBL' || lpad(n::text, 8, '0'))), '', ''
  from generate_series(1, $1) n`
const invoices = `insert into invoice (company_id, code, name_zh, customer_code, type, bl_no, invoice_no, issued_on, due_day, state,
    create_time, update_time, search, pinyin, initials)
  select ${staff}, 'ZDX' || lpad(n::text, 7, '0'), '压测企业' || n % 400, 'KHX' || n % 400, 'debit', 'HBL' || lpad(n::text, 8, '0'),
    'DNX' || lpad(n::text, 8, '0'), (${at})::date, (${at})::date + 30, ${stateOf([0, 1, 2, 3], [4, 4, 4, 4, 4, 4, 4, 9, 2, 3])}, ${at}, ${at},
    upper(concat_ws(' ', 'ZDX' || lpad(n::text, 7, '0'), '压测企业' || n % 400, 'HBL' || lpad(n::text, 8, '0'))), '', ''
  from generate_series(1, $1) n`
const totals = `insert into invoice_total (invoice_id, company_id, currency, net, tax, gross, open)
  select id, company_id, 'CNY', 100, 6, 106, case when state in (2, 3) then 106 else 0 end from invoice where code like 'ZDX%'`
const applications = `insert into release_application (company_id, code, name_zh, customer_code, type, way, carrier_code, state,
    create_time, update_time, search, pinyin, initials)
  select ${staff}, 'QDX' || lpad(n::text, 7, '0'), '压测企业' || n % 400, 'KHX' || n % 400, (array['release', 'telex'])[1 + n % 2],
    (array['original', 'telex', 'original', 'waybill'])[1 + n % 4], (array['MSC', 'COSCO', 'OOCL'])[1 + n % 3],
    ${stateOf([0, 1, 2, 4, 5, 6], [8, 8, 8, 8, 8, 8, 8, 9])}, ${at}, ${at},
    upper(concat_ws(' ', 'QDX' || lpad(n::text, 7, '0'), '压测企业' || n % 400)), '', ''
  from generate_series(1, $1) n`
const lines = `insert into release_bill (kind, subject_id, company_id, place, bl_no, consignee)
  select 'releaseApplication', id, company_id, 0, 'HBL' || substr(code, 4), 'HAMBURG TRADING GMBH' from release_application where code like 'QDX%'`

/** A million of each: house bills, invoices with their totals, applications with a bill. */
export async function fillMillion(owner: Client): Promise<void> {
  await fillWithoutIndexes(owner, 'house_bill', () => owner.query(house, [documents]))
  await fillWithoutIndexes(owner, 'invoice', () => owner.query(invoices, [documents]))
  await fillWithoutIndexes(owner, 'invoice_total', () => owner.query(totals))
  await fillWithoutIndexes(owner, 'release_application', () => owner.query(applications, [documents]))
  await fillWithoutIndexes(owner, 'release_bill', () => owner.query(lines))
}
