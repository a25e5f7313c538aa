import { bookingView } from '@jst/contracts/booking'
import { orderBoxes, reportSlip } from '@jst/contracts/packing'
import { checkDigit } from '@jst/contracts/values'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'
import { boxOf, lineOf, moveList, packed } from '../../../testing/packing-lists.ts'
import { issuedSlips } from '../../../testing/slips.ts'

let server: TestServer
let [ops, doc, customer, customer2, provider]: TestClient[] = []
beforeAll(async () => {
  server = await createTestServer()
  ;[ops, doc, customer, customer2, provider] = await Promise.all(
    ['ops', 'doc', 'customer', 'customer2', 'provider'].map((account) => server.signIn(account)),
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
