import { billKinds, standardLayout, type BillKind } from '@jst/contracts/bills'
import { recordContent, type SubjectRow } from '../documents/index.ts'
import type { Queryable } from '../kernel/database/database.ts'
import { billsInDemo } from '../modules/bills/index.ts'
import { findBillInstruction, type BillInstruction } from '../modules/si/index.ts'
import { insertRows } from './rows.ts'

const { masterParties, tableOf, valuesOf } = billsInDemo
/** The agent at the port where the cargo arrives. */
const agentAt = (port: string) => `GLOBAL LINK FORWARDING CO., LTD\n${port}`

const loaded = `select f.order_id, max(f.day)::text as day from (
    select o.id as order_id, (min(e.at) at time zone 'Asia/Shanghai')::date as day from track_event e
      join cargo_order o on o.operator_id = e.company_id and o.mbl_no = e.bill
    where e.company_id = $1 and e.code = 'LOAD' and e.at <= now() group by o.id, e.box) f group by f.order_id`
/** A ship that was late loaded on another day than it was to sail: what was issued states the day of the last box. */
async function stateLoading(tx: Queryable, companyId: number): Promise<void> {
  const late = `from (${loaded}) l where l.order_id = r.order_id and r.operator_id = $1 and r.status = 6 and r.on_board_date < l.day`
  await tx.query(
    `update si_version v set snapshot = jsonb_set(v.snapshot, '{onBoardDate}', to_jsonb(d.day))
      from (select r.id, l.day from si_record r, lateral (select l.day ${late}) l) d
      where v.record_id = d.id and v.snapshot ->> 'onBoardDate' <> ''`,
    [companyId],
  )
  await tx.query(`update si_record r set on_board_date = l.day ${late}`, [companyId])
}

/** Bills of two instructions: of the issued one house and master are locked, of the confirmed one they are being made. */
export async function seedBills(tx: Queryable, companyId: number, now: Date): Promise<void> {
  const [maker] = await tx.query<{ id: number; name: string; company: string }>(
    `select e.id, e.name, c.name as company from employee e join app_user u on u.id = e.user_id join company c on c.id = e.company_id
      where e.company_id = $1 and u.account = 'doc'`,
    [companyId],
  )
  if (!maker) return
  await stateLoading(tx, companyId)
  const found = await tx.query<{ id: number; status: number }>(
    `select distinct on (status) id, status from si_record where operator_id = $1 and delete_mark = 0 and status in (5, 6) and split_mbl_no = ''
      order by status desc, signing_method = 'OBL' desc, id`,
    [companyId],
  )
  const day = new Date(now.getTime() + 8 * 3_600_000).toISOString()
  const prefix = `${day.slice(2, 4)}${day.slice(5, 7)}`
  for (const [at, { id, status }] of found.entries()) {
    const instruction = await findBillInstruction(tx, id)
    if (!instruction) continue
    const code = String(at + 1).padStart(5, '0')
    const agent = agentAt(instruction.record.dischargePort)
    const house = await bill(tx, 'houseBill', `HB${prefix}${code}`, instruction, companyId, maker.id, { Agent: agent })
    const swapped = { ...(await masterParties(tx, companyId)), Consignee: agent, Notify: 'SAME AS CONSIGNEE', Agent: '' }
    const master = await bill(tx, 'masterBill', `MB${prefix}${code}`, instruction, companyId, maker.id, swapped)
    if (status !== 6) continue
    await lock(tx, 'houseBill', house, companyId, maker)
    await lock(tx, 'masterBill', master, companyId, maker)
  }
  await tx.query(
    `with made as (insert into bill_layout (company_id, name, carrier_code, content, by_name) values ($1, '公司套打格式', '', $2, $3) returning *)
      insert into bill_layout_version (layout_id, company_id, version, content, by_name) select id, company_id, version, content, by_name from made`,
    [companyId, JSON.stringify(standardLayout), maker.name],
  )
  await tx.query(`insert into bill_printer (company_id, name, to_right, down) values ($1, '单证部针式打印机', 1.5, -0.5)`, [companyId])
}

async function bill(
  tx: Queryable,
  kind: BillKind,
  Code: string,
  instruction: BillInstruction,
  companyId: number,
  maker: number,
  more: Readonly<Record<string, unknown>>,
): Promise<number> {
  const { calls } = billKinds[kind]
  const values = { ...(await valuesOf(tx, kind, instruction)), ...more, Code }
  const row = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, key === 'OnBoard' && value === '' ? null : value]))
  const ids = await insertRows(tx, calls, companyId, [row], maker)
  const id = ids.get(Code)!
  await tx.query(`update ${tableOf(kind)} set si_id = $2, si_version = $3, customer_id = $4 where id = $1`, [
    id,
    instruction.id,
    instruction.version,
    instruction.customerId,
  ])
  await tx.query(
    `insert into bill_box (kind, subject_id, company_id, place, box_no, seal_no, box_type, package_kind, packages, weight, volume, note)
      select $1, $2, $3, b.place - 1, b.box ->> 'BoxNo', b.box ->> 'SealNo', b.box ->> 'BoxType', b.box ->> 'PackageKind',
        (b.box ->> 'Packages')::integer, (b.box ->> 'Weight')::numeric, (b.box ->> 'Volume')::numeric, b.box ->> 'Note'
      from jsonb_array_elements($4::jsonb) with ordinality as b (box, place)`,
    [kind, id, companyId, JSON.stringify(instruction.boxes)],
  )
  await tx.query(
    `insert into bill_box_line (kind, subject_id, company_id, place, box_id, goods, hs_code, marks, package_kind, packages, weight, volume, hazard)
      select $1, $2, $3, row_number() over (order by b.place, l.place) - 1, x.id, l.line ->> 'Goods', l.line ->> 'HsCode', l.line ->> 'Marks',
        l.line ->> 'PackageKind', (l.line ->> 'Packages')::integer, (l.line ->> 'Weight')::numeric, (l.line ->> 'Volume')::numeric,
        l.line ->> 'Hazard'
      from jsonb_array_elements($4::jsonb) with ordinality as b (box, place)
        join bill_box x on x.kind = $1 and x.subject_id = $2 and x.place = b.place - 1
        cross join lateral jsonb_array_elements(b.box -> 'Lines') with ordinality as l (line, place)`,
    [kind, id, companyId, JSON.stringify(instruction.boxes)],
  )
  return id
}

async function lock(
  tx: Queryable,
  kind: BillKind,
  id: number,
  companyId: number,
  { id: maker, name, company }: { readonly id: number; readonly name: string; readonly company: string },
): Promise<void> {
  const { calls, document } = billKinds[kind]
  await tx.query(`update ${tableOf(kind)} set state = 2, issued_on = coalesce(on_board, china_day()), in_force_version = 1 where id = $1`, [
    id,
  ])
  const content = await recordContent(calls.entity, document)(tx, { id } as SubjectRow)
  await tx.query(
    `insert into ${tableOf(kind)}_version (record_id, company_id, version, event, status, author_id, author_name, author_company, snapshot)
      values ($1, $2, 1, 'lock', 2, $3, $4, $5, $6)`,
    [id, companyId, maker, name, company, JSON.stringify(content)],
  )
}
