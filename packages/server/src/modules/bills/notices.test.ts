import { ownBills } from '@jst/contracts/bills'
import { saveNoticeSettings } from '@jst/contracts/messages'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'
import { billTestbed, type BillTestbed } from '../../testing/bills.ts'
import { ReleaseDesk } from '../release/testing.ts'

let server: TestServer
let at: BillTestbed
let desk: ReleaseDesk
let [boss, finance]: TestClient[] = []
beforeAll(async () => {
  server = await createTestServer()
  at = await billTestbed(server)
  ;[boss, finance] = await Promise.all(['boss', 'finance'].map((account) => server.signIn(account)))
  desk = new ReleaseDesk(server, { boss: boss!, finance: finance!, doc: at.doc })
  await desk.chain()
  await server.db.owner((owner) => owner.query('update release_rule set enabled = false'))
  // the salesman of the customer whose company the test signs in for
  await server.db.owner((owner) =>
    owner.query(`insert into partner_staff (kind, subject_id, company_id, duty, employee_id)
      select 'customer', c.id, c.company_id, 'sales', s.id from customer c join employee e on e.company_id = c.linked_id
        join app_user u on u.id = e.user_id and u.account = 'customer' join company o on o.id = c.company_id and o.code = 'HJGJ'
        cross join (select e.id from employee e join app_user u on u.id = e.user_id where u.account = 'sales') s on conflict do nothing`),
  )
})
afterAll(() => server.close())

/** Titles of notices of a bill that an account got, the first one first. */
const titles = async (account: string, blNo: string): Promise<string[]> =>
  (
    await server.db.owner((owner) =>
      owner.query<{ title: string }>(
        `select m.title from message m join employee e on e.id = m.recipient_id join app_user u on u.id = e.user_id
          where u.account = $1 and m.bill = $2 and m.title like '提单 %' order by m.id`,
        [account, blNo],
      ),
    )
  ).map(({ title }) => title)
const blNoOf = async (Id: number) => String((await at.rowOf('houseBill', Id))['BlNo'])

it('the customer and its salesman hear of each move of a house bill, and nobody of another customer does', async () => {
  const Id = await at.locked()
  const no = await blNoOf(Id)
  expect(await at.move('houseBill', Id, 'unlock', { Reason: 'NONE' })).toEqual([])
  expect(await at.move('houseBill', Id, 'lock')).toEqual([])
  expect(await at.move('houseBill', Id, 'surrender', { Reason: 'NONE' })).toEqual([])
  const moves = ['已锁定签发', '已解锁修改，之前给出的单证失效', '已锁定签发', '已登记电放，正本失效']
  const english = ['issued', 'reopened, papers given out before are superseded', 'issued', 'surrendered, its originals are void']
  expect(await titles('sales', no)).toEqual(moves.map((one) => `提单 ${no} ${one}`))
  expect(await titles('customer', no)).toEqual(moves.map((one, place) => `提单 ${no} ${one} / B/L ${english[place]}`))
  expect(await titles('customer2', no)).toEqual([])
  expect(await titles('peer', no)).toEqual([])
})

it('a bill that never left is made void without a word to the customer', async () => {
  const Id = await at.made(await at.instruction(5))
  const no = await blNoOf(Id)
  expect(await at.move('houseBill', Id, 'void', { Reason: 'ERROR' })).toEqual([])
  expect(await titles('customer', no)).toEqual([])
  expect((await at.customer.call(ownBills, { Keyword: no })).body.Data.Rows).toEqual([])
  expect(await titles('sales', no)).toEqual([`提单 ${no} 已作废`])
})

it('a person who turned such notices off gets none', async () => {
  const off = { Box: false, PopUp: false, Mail: false, Robot: false }
  const Channels = { si: off, schedule: off, system: off }
  const { status } = await at.customer.call(saveNoticeSettings, { Channels })
  expect(status).toBe(200)
  const Id = await at.locked()
  expect(await titles('customer', await blNoOf(Id))).toEqual([])
})

it('of a release of its number the salesman and the maker of the bill hear; the customer hears by the release', async () => {
  const Id = await at.locked()
  const no = await blNoOf(Id)
  await desk.load(no)
  const owner = await desk.customer()
  const application = await desk.apply(owner.Code, [{ BlNo: no, Issued: 3 }])
  expect(await desk.move(boss!, 'submit', application)).toEqual([])
  expect(await desk.release(finance!, application)).toEqual([])
  expect(await titles('sales', no)).toContain(`提单 ${no} 已放单`)
  expect(await titles('finance', no)).toEqual([])
})
