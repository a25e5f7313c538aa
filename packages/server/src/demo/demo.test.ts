import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { quotationStates } from '@jst/contracts/quotes'
import { checkContainerNo } from '@jst/si-drafts/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/index.ts'
import { createSurroundings } from '../kernel/process/surroundings.ts'
import { writeDemoFiles } from './files.ts'
import { clearDemo, removeDemoFiles } from './index.ts'
import { demoOrders } from './orders.ts'
import { demoTemplates } from './si-desk.ts'

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.drop())
const count = async (sql: string) => (await db.owner((owner) => owner.query<{ n: number }>(`select count(*) as n ${sql}`)))[0]?.n

describe('demo data', () => {
  it('is the same for the same moment, and moves with it', () => {
    const monday = new Date('2026-03-02T02:00:00Z')
    expect(demoOrders(monday)).toEqual(demoOrders(monday))
    const [first] = demoOrders(monday)
    const [later] = demoOrders(new Date('2026-03-03T02:00:00Z'))
    expect(Date.parse(later?.siDeadline ?? '') - Date.parse(first?.siDeadline ?? '')).toBe(86_400_000)
  })
  it('can be made at any moment: its ships sail for every order, and its templates find theirs', { timeout: 120_000 }, () => {
    const codes = { A: 'YFJCK', B: 'HZJD', clerk: undefined }
    // other days of the week, at other hours, all over a year
    for (let at = 0; at < 14; at += 1) {
      const moment = new Date(Date.parse('2026-03-02T02:00:00Z') + at * (26 * 24 + 5) * 3_600_000)
      const orders = demoOrders(moment)
      expect(orders).toHaveLength(60)
      for (const [name, port, , , who] of demoTemplates)
        expect(
          orders.some((order) => order.consignee.port === port && [undefined, order.companyCode].includes(codes[who])),
          `${name} ${moment.toISOString()}`,
        ).toBe(true)
    }
  })
  it('has 60 orders with 200 containers, each with a right check digit', async () => {
    expect(await count('from cargo_order')).toBe(60)
    expect(await count('from cargo_order_box')).toBe(200)
    const boxes = demoOrders(new Date()).flatMap((order) => order.boxes)
    expect(boxes.filter(({ containerNo }) => checkContainerNo(containerNo) !== 'ok')).toEqual([])
  })
  it('has SI records in every submitted state, split bills among them', async () => {
    const states = await db.owner((owner) => owner.query<{ status: number }>('select distinct status from si_record order by status'))
    expect(states.map(({ status }) => status)).toEqual([1, 2, 3, 4, 5, 6, 8, 9])
    expect(await count('from si_record where draft_count > 1')).toBeGreaterThan(0)
  })
  it('has 60 quotations in every state, one of them on the desk of the general manager, and one with a rate of a subscription', async () => {
    expect(await count('from quotation')).toBe(60)
    const states = await db.owner((owner) => owner.query<{ state: number }>('select distinct state from quotation order by state'))
    expect(states.map(({ state }) => state)).toEqual(Object.values(quotationStates.codes).toSorted((a, b) => a - b))
    const asked = `from approval_seat x join approval_step s on s.id = x.step_id and s.state = 'open' join approval_round r on r.id = s.round_id
      and r.state = 'open' and r.kind = 'quotation' join employee e on e.id = x.employee_id join app_user u on u.id = e.user_id`
    expect(await count(`${asked} where u.account = 'boss'`)).toBe(1)
    expect(
      await count(`from quotation_option o join quotation q on q.id = o.quotation_id and q.sent_at is not null
        join freight_subscription s on s.company_id = o.company_id and s.code = o.facts ->> 'RateNo'`),
    ).toBeGreaterThan(0)
  })
  it('is removed by one command, and what other companies have stays', async () => {
    await db.owner((owner) => owner.query(`insert into company (code, name, kind) values ('REAL', '真实货代有限公司', 'operator')`))
    // a file of both, and an order file of the demo alone
    const [shared, own] = ['a'.repeat(64), 'b'.repeat(64)]
    const folder = mkdtempSync(path.join(tmpdir(), 'jst-clear-'))
    const { blobs } = createSurroundings({ dataDir: folder })
    await writeDemoFiles(blobs)
    await db.owner(async (owner) => {
      await owner.query(
        `insert into stored_file (company_id, sha256, name, type, size) select id, $1, 'a', 'text/plain', 1 from company
        where code in ('REAL', 'HJGJ')`,
        [shared],
      )
      await owner.query(
        `insert into stored_file (company_id, sha256, name, type, size) select id, $1, 'b', 'text/plain', 1 from company
        where code = 'HJGJ'`,
        [own],
      )
    })
    const { companies, files } = await db.owner(clearDemo)
    expect(companies).toBe(11)
    expect([files.stored.includes(shared), files.stored.includes(own), files.blobs.length > 0]).toEqual([false, true, true])
    const lying = () =>
      readdirSync(path.join(folder, 'files/blobs'), { recursive: true, withFileTypes: true }).filter((one) => one.isFile()).length
    const before = lying()
    await removeDemoFiles(files, { dataDir: folder })
    expect([before > 0, lying()]).toEqual([true, 0])
    rmSync(folder, { recursive: true })
    expect(await count('from company')).toBe(1)
    for (const table of ['cargo_order', 'si_record', 'si_version', 'employee', 'app_user', 'session'])
      expect(await count(`from ${table}`), table).toBe(0)
  })
})
