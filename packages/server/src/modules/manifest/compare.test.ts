import { billPages, makeBill } from '@jst/contracts/bills'
import { compareManifest, manifestStart, saveManifest } from '@jst/contracts/manifest'
import { siInfo } from '@jst/contracts/si'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { billTestbed, type BillTestbed } from '../../testing/bills.ts'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'
import { addManifest, newBill } from '../../testing/manifests.ts'

let server: TestServer
let at: BillTestbed
beforeAll(async () => {
  server = await createTestServer()
  at = await billTestbed(server)
})
afterAll(() => server.close())

const compare = async (client: TestClient, query: { Id: number } | { SiId: number }) => client.call(compareManifest, query)
async function filingOf(SiId: number) {
  const { Content, BookingId } = (await at.doc.call(manifestStart, { SiId })).body.Data
  const body = {
    Id: 0,
    Regimes: ['cnExport'] as const,
    BookingId,
    SiId,
    Agent: '',
    LateReason: '',
    Content: { ...Content, BillNo: newBill() },
  }
  const { body: answer, text } = await at.doc.call(saveManifest, body)
  if (!answer.Data) throw new Error(text)
  return answer.Data
}

it('a filing is beside its instructions and its bill, with codes for places that the bill names in words', async () => {
  const si = await at.instruction(5)
  const bill = await at.made(si)
  await at.write('houseBill', bill, { LoadPort: 'SHANGHAI, CHINA', DischargePort: 'NOWHERE BAY', Vessel: 'EVER TWO' })
  const filing = await filingOf(si)
  const sides = (await compare(at.doc, { Id: filing.Id })).body.Data
  expect(sides.map(({ Kind, Id }) => [Kind, Id])).toEqual([
    ['si', si],
    ['houseBill', bill],
  ])
  const [own, other] = sides
  const record = (await at.doc.call(siInfo, { Id: si })).body.Data
  expect(own!.Content).toMatchObject({ Vessel: record.TBI_VESSEL, Voyage: record.TBI_VOYAGE, Packages: filing.Content.Packages })
  expect(other!.Content).toMatchObject({ Vessel: 'EVER TWO', Pol: 'CNSHA', Pod: '', Weight: filing.Content.Weight })
  expect([other!.Places.Pol, other!.Places.Pod]).toEqual(['', 'NOWHERE BAY'])
  expect(other!.Content.Boxes.map(({ BoxNo, Weight }) => [BoxNo, Weight])).toEqual(
    own!.Content.Boxes.map(({ BoxNo, Weight }) => [BoxNo, Weight]),
  )
})

it('a new filing is beside the instructions that it begins with, before anything is stored', async () => {
  const si = await at.instruction(5)
  expect((await compare(at.doc, { SiId: si })).body.Data.map(({ Kind }) => Kind)).toEqual(['si'])
})

it('the customer compares with its own instructions alone, and others with nothing', async () => {
  const si = await at.instruction(5)
  await at.doc.call(makeBill, { Kind: 'houseBill', SiId: si })
  const { Id } = await filingOf(si)
  expect((await compare(at.customer, { Id })).body.Data.map(({ Kind }) => Kind)).toEqual(['si'])
  expect((await compare(at.other, { Id })).body.Code).toBe('NOT_FOUND')
  expect((await compare(at.other, { SiId: si })).body.Code).toBe('NOT_FOUND')
  expect((await compare(at.peer, { Id })).status).not.toBe(200)
})

it('a role without the menus of bills reads no bill', async () => {
  const si = await at.instruction(5)
  await at.doc.call(makeBill, { Kind: 'houseBill', SiId: si })
  const { Id } = await filingOf(si)
  await server.db.owner((db) =>
    db.query(
      `delete from role_menu m using menu n where m.menu_id = n.id and n.path = any ($1) and m.role_id in (select r.role_id from employee_role r
        join employee e on e.id = r.employee_id join app_user u on u.id = e.user_id where u.account = 'boss')`,
      [[billPages.house, billPages.master]],
    ),
  )
  const boss = await server.signIn('boss')
  expect((await compare(boss, { Id })).body.Data.map(({ Kind }) => Kind)).toEqual(['si'])
})

it('a filing by hand has no other side', async () => {
  const { Id } = await addManifest(at.customer)
  expect((await compare(at.customer, { Id })).body.Data).toEqual([])
})
