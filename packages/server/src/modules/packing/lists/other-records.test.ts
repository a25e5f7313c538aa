import { bookingView } from '@jst/contracts/booking'
import { listCalls, orderBoxes, packingWarnings, reportSlip, seePackingWarnings, slipCalls, type PackedBox } from '@jst/contracts/packing'
import { checkDigit } from '@jst/contracts/values'
import { read } from '@e965/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'
import { confirmedBooking } from '../../../testing/bookings.ts'
import { boxOf, gridOf, lineOf, moveList, packed, repacked } from '../../../testing/packing-lists.ts'
import { issuedSlips } from '../../../testing/slips.ts'

let server: TestServer
let [ops, boss, doc, customer, customer2, provider]: TestClient[] = []
beforeAll(async () => {
  server = await createTestServer()
  ;[ops, boss, doc, customer, customer2, provider] = await Promise.all(
    ['ops', 'boss', 'doc', 'customer', 'customer2', 'provider'].map((account) => server.signIn(account)),
  )
})
afterAll(() => server.close())

let made = 0
/** Numbers of boxes that no other test uses. */
const fresh = () => {
  const no = `TRLU${String((made += 1)).padStart(6, '0')}`
  return `${no}${checkDigit(no)}`
}
const orderOf = async (Id: number) => (await ops!.call(bookingView, { Id })).body.Data.OrderId

describe('boxes of an order for its shipping instructions', () => {
  it('are those of its lists and slips, with who says so, on both sides', async () => {
    const { booking, ids } = await issuedSlips(customer!, ops!, 2)
    const [first, second] = [fresh(), fresh()]
    const told = { SealNo: 'CN771', PickedUpAt: null, GatedInAt: null, Note: '' }
    await ops!.call(reportSlip, { Id: ids[0]!, BoxNo: first, ...told })
    const { body } = await packed(customer!, booking.Id, [boxOf(first, [lineOf(430, 9_300, 66)]), boxOf(second, [lineOf(1, 1, 1)])])
    await moveList(customer!, 'void', body.Data.Lists[1]!.Id)
    const OrderId = await orderOf(booking.Id)
    for (const client of [customer!, doc!]) {
      const { body: said } = await client.call(orderBoxes, { OrderId })
      expect(said.Data.map(({ From, No, Box }) => [From, No, Box.BoxNo, Box.Packages])).toEqual([
        ['list', body.Data.Lists[0]!.Code, first, 430],
        ['slip', `H${ids[0]}`, first, 0],
      ])
    }
  })
  it('are not there for others, and a shared box is told to the forwarder alone', async () => {
    const { booking } = await issuedSlips(customer!, ops!, 1)
    await packed(ops!, booking.Id, [boxOf(fresh(), [lineOf(5, 50, 2, { BillNo: 'OTHERBILL02' })], { Fcl: 'lcl' })])
    const OrderId = await orderOf(booking.Id)
    expect((await customer2!.call(orderBoxes, { OrderId })).status).toBe(404)
    expect((await provider!.call(orderBoxes, { OrderId })).status).toBe(403)
    expect((await customer!.call(orderBoxes, { OrderId })).text).not.toContain('OTHERBILL02')
    expect((await doc!.call(orderBoxes, { OrderId })).text).toContain('OTHERBILL02')
  })
})

const notices = (bill: string) =>
  server.db.owner((owner) =>
    owner.query<{ account: string; title: string; description: string; link: string }>(
      `select u.account, m.title, m.description, m.link from message m join employee e on e.id = m.recipient_id join app_user u on u.id = e.user_id
        where m.title like '同箱变动%' and m.description like $1 order by m.id`,
      [`${bill}%`],
    ),
  )
const asked = async (client: TestClient, of: { Id: number } | { BookingId: number }) =>
  (await client.call(packingWarnings, of)).body.Data.map(({ BillNo, With, Words }) => [BillNo, With.join('/'), Words])

/** A shared box of two customers' bookings; answers how the forwarder changes it. */
async function sharedBox() {
  const [one, other] = await Promise.all([confirmedBooking(customer!, ops!), confirmedBooking(customer2!, ops!)])
  const [own, theirs] = [one, other].map(({ ShippingOrder }) => String(ShippingOrder!.Values['BlNo'])) as [string, string]
  const BoxNo = fresh()
  const lines = [lineOf(10, 100, 1, { BillNo: own }), lineOf(20, 200, 2, { BillNo: theirs })]
  const { body } = await packed(boss!, one.Id, [boxOf(BoxNo, lines, { Fcl: 'lcl', Seals: [{ No: 'CN1', Source: 'carrier' }] })])
  const { Id } = body.Data.Lists[0]!
  const change = async (to: (box: PackedBox) => PackedBox) => repacked(boss!, await gridOf(boss!, one.Id), to)
  return { one, other, own, theirs, BoxNo, Id, change }
}

describe('a change of a shared box', () => {
  it('of seal or weight warns the other bill: its owner, on its list and on its booking, until somebody confirms it', async () => {
    const { one, other, own, theirs, BoxNo, Id, change } = await sharedBox()
    await change((box) => ({ ...box, Tare: 3_800 }))
    expect(await asked(ops!, { Id })).toEqual([])
    await change((box) => ({ ...box, Seals: [{ No: 'CN2', Source: 'carrier' }] }))
    await change((box) => ({ ...box, Lines: [{ ...box.Lines[0]!, Weight: 90 }, box.Lines[1]!] }))
    const said = [
      [theirs, own, `同箱 ${BoxNo} 有变动：毛重 300 → 290，请核对本票`],
      [theirs, own, `同箱 ${BoxNo} 有变动：封号 CN1 → CN2，请核对本票`],
    ]
    expect(await asked(ops!, { Id })).toEqual(said)
    expect(await asked(ops!, { BookingId: other.Id })).toEqual(said)
    expect(await asked(ops!, { BookingId: one.Id })).toEqual([])
    expect(await notices(theirs)).toEqual(
      said.toReversed().map(([, , words]) => ({
        account: 'ops',
        title: `同箱变动：${BoxNo}`,
        description: `${theirs}：${words}`,
        link: `/internal/ElectronicPacking/Unpacking?Id=${Id}`,
      })),
    )
    expect((await ops!.call(listCalls.get, { Id })).body.Data['Warned']).toBe(2)
    const { body } = await ops!.call(packingWarnings, { Id })
    const Ids = body.Data.map((warning) => warning.Id)
    expect((await ops!.call(seePackingWarnings, { Ids })).body.Data).toEqual({ Seen: 2 })
    expect((await ops!.call(seePackingWarnings, { Ids })).body.Data).toEqual({ Seen: 0 })
    expect(await asked(ops!, { Id })).toEqual([])
  })
  it('of its number warns: the goods of both are in another box', async () => {
    const { own, theirs, BoxNo, Id, change } = await sharedBox()
    const other = fresh()
    await change((box) => ({ ...box, BoxNo: other }))
    expect(await asked(ops!, { Id })).toEqual([[theirs, own, `同箱 ${other} 有变动：箱号 ${BoxNo} → ${other}，请核对本票`]])
    await change((box) => ({ ...box, BoxNo: '' }))
    expect((await asked(ops!, { Id }))[0]).toEqual([theirs, own, `同箱 ${other} 有变动：箱号 ${other} → （空），请核对本票`])
  })
  it('of its state warns too: a step of its list, and the gate-in of its slip', async () => {
    const { own, theirs, BoxNo, Id } = await sharedBox()
    expect(await moveList(boss!, 'void', Id)).toBeUndefined()
    expect(await asked(ops!, { Id })).toEqual([[theirs, own, `同箱 ${BoxNo} 有变动：状态 草稿 → 已作废，请核对本票`]])
    const { booking, ids } = await issuedSlips(customer!, ops!, 1)
    const box = fresh()
    const told = { BoxNo: box, SealNo: 'CN7', PickedUpAt: new Date(Date.now() - 3_600_000).toISOString(), GatedInAt: null, Note: '' }
    await ops!.call(reportSlip, { Id: ids[0]!, ...told })
    const lines = [lineOf(1, 1, 1, { BillNo: theirs }), lineOf(2, 2, 2, { BillNo: 'ELSEWHERE1' })]
    const { body } = await packed(ops!, booking.Id, [boxOf(box, lines, { Fcl: 'lcl' })])
    await ops!.call(reportSlip, { Id: ids[0]!, ...told, SealNo: 'CN8', GatedInAt: new Date(Date.now() - 60_000).toISOString() })
    const words = `同箱 ${box} 有变动：封号 CN7 → CN8，状态 草稿 → 已进港，请核对本票`
    expect(await asked(ops!, { Id: body.Data.Lists[0]!.Id })).toEqual([
      ['ELSEWHERE1', theirs, words],
      [theirs, 'ELSEWHERE1', words],
    ])
    // nobody looks after a bill of no booking: the desk is told
    expect((await notices('ELSEWHERE1')).map(({ account }) => account)).toContain('ops')
  })
  it('is told by the slip of another booking on the voyage, and by the first seal that differs from the list', async () => {
    const { own, theirs, BoxNo, Id } = await sharedBox()
    const { ids } = await issuedSlips(customer2!, ops!, 1)
    await ops!.call(reportSlip, { Id: ids[0]!, BoxNo, SealNo: 'CN9', PickedUpAt: null, GatedInAt: null, Note: '' })
    expect(await asked(ops!, { Id })).toEqual([[theirs, own, `同箱 ${BoxNo} 有变动：封号 CN1 → CN9，请核对本票`]])
  })
  it('is told to nobody of other companies, and is none in a box of one bill', async () => {
    const { Id, change } = await sharedBox()
    await change((box) => ({ ...box, Seals: [] }))
    for (const client of [customer!, customer2!]) {
      expect((await client.call(packingWarnings, { Id })).status).toBe(403)
      expect((await client.call(seePackingWarnings, { Ids: [1] })).status).toBe(403)
    }
    const booking = await confirmedBooking(customer!, ops!)
    const { body } = await packed(customer!, booking.Id, [boxOf(fresh(), [lineOf(1, 1, 1)])])
    await repacked(ops!, body.Data, (box) => ({ ...box, Seals: [] }))
    expect(await asked(ops!, { BookingId: booking.Id })).toEqual([])
  })
})

it('instants leave as the clock of China: in xlsx a date and time that is sorted and counted, in csv a text without a zone', async () => {
  const { booking, ids } = await issuedSlips(customer!, ops!, 1)
  const { IssuedAt } = (await ops!.call(slipCalls.get, { Id: ids[0]! })).body.Data
  const file = (Format: string) =>
    server.app.inject({
      url: slipCalls.export.path,
      query: { Format, BookingNo: booking.Code, Columns: 'Code,IssuedAt,PickedUpAt' },
      headers: { authorization: `Bearer ${ops!.token}` },
    })
  const local = new Date(Date.parse(String(IssuedAt)) + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')
  expect((await file('csv')).payload).toMatch(new RegExp(`,${local},\r\n$`))
  const sheet = Object.values(read((await file('xlsx')).rawPayload, { cellNF: true }).Sheets)[0]!
  expect(sheet['B3']).toMatchObject({ t: 'n', w: local })
  expect(sheet['C3']?.v ?? '').toBe('')
})
