import { readBoxes } from '@jst/contracts/freight-rates'
import { forCustomer, hashOf } from '@jst/price-engine'
import { namesByCode } from '../entity-kit/index.ts'
import type { Queryable } from '../kernel/database/database.ts'
import { offerOf, priceRates } from '../modules/freight-rates/index.ts'

/** Account, customer, way, days ago, ports of discharge, boxes. */
const pushes = [
  ['sales', 'KH26010001', 'workbench', 1, ['USLAX', 'USLGB'], '40HQ*1,20GP*1'],
  ['sales', 'KH26010002', 'workbench', 1, ['NLRTM', 'DEHAM'], '40HQ*1,20GP*1'],
  ['gaojun', 'KH26010003', 'mail', 3, ['USLAX'], '40HQ*2'],
  ['tangyi', 'KH26020004', 'text', 4, ['SGSIN'], '40HQ*1'],
  ['sales', 'KH26030008', 'xlsx', 6, ['NLRTM'], '20GP*2,40HQ*2'],
] as const
const pol = 'CNSHA'

interface Pushed {
  readonly code: string
  readonly name: string
  readonly seller: number
  readonly mail: string
}
const found = `select c.code, c.name_zh as name, e.id as seller, coalesce((select p.email from partner_contact p where p.kind = 'customer'
    and p.subject_id = c.id and p.email <> '' limit 1), '') as mail
  from employee e join app_user u on u.id = e.user_id and u.account = $2 join customer c on c.company_id = $1 and c.code = $3
  where e.company_id = $1`

/** Seeds recent pushes of salespeople: each customer gets its own prices from the engine. */
export async function seedPushes(tx: Queryable, companyId: number, now: Date): Promise<void> {
  // prices are those of the company of the connection
  await tx.query(`select set_config('app.company_id', $1, true)`, [String(companyId)])
  for (const [account, customer, way, ago, pods, boxes] of pushes) {
    const [to] = await tx.query<Pushed>(found, [companyId, account, customer])
    if (!to) continue
    const at = new Date(now.getTime() - ago * 86_400_000).toISOString()
    const today = now.toISOString().slice(0, 10)
    const { options } = await priceRates(
      { db: tx, system: tx, companyId, salesperson: to.seller, today },
      { pol, pods, boxes: readBoxes(boxes)!, day: today, customer, staff: false },
    )
    const offers = options.flatMap((option) => forCustomer(option) ?? []).map(offerOf)
    const codes = (kind: string, all: readonly string[]) =>
      tx.query<{ code: string; name: string }>(namesByCode(kind), [[...new Set(all)].filter((code) => code !== '')])
    const ports = await codes('port', [pol, ...pods, ...offers.flatMap(({ Pod, Del, Via }) => [Pod, Del, Via])])
    const carriers = await codes(
      'carrier',
      offers.map(({ Carrier }) => Carrier),
    )
    await tx.query(
      `insert into freight_push (company_id, employee_id, at, customer_code, customer_name, way, address, pol_code, pod_codes, day, boxes, rates,
         withheld, hash, offers, names) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
      [
        companyId,
        to.seller,
        at,
        to.code,
        to.name,
        way,
        way === 'workbench' ? to.name : way === 'mail' ? to.mail : '',
        pol,
        pods,
        today,
        boxes,
        offers.length,
        options.length - offers.length,
        hashOf([to.code, ...offers.map(({ Hash }) => Hash)]),
        JSON.stringify(offers),
        JSON.stringify([...ports, ...carriers].map(({ code, name }) => ({ Code: code, Name: name }))),
      ],
    )
  }
  await tx.query(`select set_config('app.company_id', '', true)`)
}
