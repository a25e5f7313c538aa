import { riskCalls } from '@jst/contracts/release'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'
import { runScheduled } from '../../testing/jobs.ts'
import { letterExpiry } from './index.ts'
import { ReleaseDesk } from './testing.ts'

let server: TestServer
let [boss, finance, doc]: TestClient[] = []
let desk: ReleaseDesk
/** A customer whose company has joined. */
let customer: { readonly id: number; readonly code: string }
beforeAll(async () => {
  server = await createTestServer()
  ;[boss, finance, doc] = await Promise.all(['boss', 'finance', 'doc'].map((account) => server.signIn(account)))
  desk = new ReleaseDesk(server, { boss: boss!, finance: finance!, doc: doc! })
  await desk.chain()
  const [row] = await server.db.owner((owner) =>
    owner.query<{ id: number; code: string }>(
      `select c.id, c.code from customer c join employee e on e.company_id = c.linked_id join app_user u on u.id = e.user_id
        join company o on o.id = c.company_id where u.account = 'customer' and o.code = 'HJGJ'`,
    ),
  )
  customer = row!
})
afterAll(() => server.close())

/** Notices of a bill to the customer, the latest first. */
const told = (bill: string) =>
  server.db.owner((owner) =>
    owner.query<{ title: string; description: string }>(
      `select m.title, m.description from message m join employee e on e.id = m.recipient_id join app_user u on u.id = e.user_id
        where u.account = 'customer' and m.bill = $1 order by m.id desc`,
      [bill],
    ),
  )

it('a customer hears that its application is accepted, and how its papers left, in both languages', async () => {
  await desk.load('TOLD00001')
  const Id = await desk.apply(customer.code, [{ BlNo: 'TOLD00001' }])
  expect(await desk.move(doc!, 'submit', Id)).toEqual([])
  const [accepted] = await told('TOLD00001')
  expect(accepted!.title).toMatch(/^签单申请 QD\d+ 已受理$/)
  expect(accepted!.description).toBe('正在审核，放单后会再通知您：TOLD00001\nAccepted and being checked: TOLD00001')
  expect(await desk.release(finance!, Id)).toEqual([])
  const [released] = await told('TOLD00001')
  expect(released!.title).toMatch(/已放单$/)
  expect(released!.description).toBe('已由 李军 取走：TOLD00001\nCollected by 李军: TOLD00001')
})

it('a customer hears what it can mend, and never of risk, holds, or why it was stopped', async () => {
  const Id = await desk.apply(customer.code, [{ BlNo: 'TOLD00002', Consignee: 'TO ORDER' }], { Type: 'telex', Way: 'telex' })
  expect(await desk.move(doc!, 'submit', Id)).toEqual([])
  const [early] = await told('TOLD00002')
  expect(early!.description).toBe('货物尚未装船 TOLD00002\nCargo not on board yet TOLD00002')
  await desk.load('TOLD00002')
  expect(await desk.move(doc!, 'submit', Id)).toEqual([])
  const [papers] = await told('TOLD00002')
  expect(papers!.description).toContain('缺少保函')
  expect(papers!.description).toContain('Consignee is to order or not definite')

  const Values = {
    Code: 'TOLDRISK',
    NameZh: '暗名单公司',
    NameEn: 'Told Black Ltd',
    Subject: 'consignee',
    Level: 'blacklist',
    Reason: '骗货',
  }
  expect((await boss!.call(riskCalls.save, { Id: 0, Values })).status).toBe(200)
  await desk.load('TOLD00003')
  const blocked = await desk.apply(customer.code, [{ BlNo: 'TOLD00003', Consignee: 'TOLD BLACK LTD' }])
  expect(await desk.move(doc!, 'submit', blocked)).toEqual([])
  expect(await desk.reasons(blocked)).toEqual(['block', 'consigneeBlacklisted TOLD BLACK LTD'])
  const [stopped] = await told('TOLD00003')
  expect(stopped!.description).toBe('请联系我们的单证人员\nPlease contact our documentation desk')
})

it('a customer hears seven days before a letter of its ends, once', async () => {
  await server.db.owner((owner) =>
    owner.query(
      `insert into release_loi (company_id, code, name_zh, kind_of, customer_code, customer_id, bill_nos, state, valid_to, search, pinyin, initials)
        select company_id, 'BHTOLD', name_zh, 'telexUnissued', code, id, 'TOLD00004', 2, china_day() + 3, '', '', '' from customer where id = $1`,
      [customer.id],
    ),
  )
  expect(await runScheduled(server, letterExpiry)).toBe('done')
  expect(await runScheduled(server, letterExpiry)).toBe('done')
  const ending = await told('TOLD00004')
  expect(ending).toHaveLength(1)
  expect(ending[0]!.title).toMatch(/^保函 BHTOLD 将于 \d{4}-\d{2}-\d{2} 到期$/)
})
