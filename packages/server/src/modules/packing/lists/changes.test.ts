import { bookingView } from '@jst/contracts/booking'
import { moveDocuments } from '@jst/contracts/document'
import { listCalls, listStates, packingFill, packingGrid, packingLog, reportSlip, type PackedBox } from '@jst/contracts/packing'
import { SiStatus } from '@jst/contracts/si'
import { checkDigit } from '@jst/contracts/values'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirmedBooking, furniture } from '../../../testing/bookings.ts'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'
import { boxOf, gridOf, lineOf, moveList, packed, repacked } from '../../../testing/packing-lists.ts'
import { issuedSlips } from '../../../testing/slips.ts'

let server: TestServer
let [ops, customer]: TestClient[] = []
beforeAll(async () => {
  server = await createTestServer()
  ;[ops, customer] = await Promise.all(['ops', 'customer'].map((account) => server.signIn(account)))
})
afterAll(() => server.close())

let made = 0
/** Numbers of boxes that no other test uses. */
const fresh = () => {
  const no = `TGHU${String((made += 1)).padStart(6, '0')}`
  return `${no}${checkDigit(no)}`
}

describe('an edit of a list', () => {
  const line = () => lineOf(860, 18_600, 66, { GoodsZh: '', GoodsEn: 'WOODEN FURNITURE', Marks: 'A' })
  it.each<[string, (box: PackedBox) => PackedBox, string]>([
    ['temperature of a line', (box) => ({ ...box, Lines: [{ ...box.Lines[0]!, Temperature: '-18' }] }), '温度 -18'],
    [
      'booking number of a line',
      (box) => ({ ...box, Lines: [{ ...box.Lines[0]!, BookingNo: 'COSU6612345670' }] }),
      '订舱号 COSU6612345670',
    ],
    ['a text that moves to another field', (box) => ({ ...box, Lines: [{ ...box.Lines[0]!, Marks: '', GoodsZh: 'A' }] }), '中文品名 A'],
  ])('is stored and told: %s', async (_, change, words) => {
    const booking = await confirmedBooking(customer!, ops!)
    const BoxNo = fresh()
    await packed(customer!, booking.Id, [boxOf(BoxNo, [line()])])
    expect((await repacked(ops!, await gridOf(ops!, booking.Id), change)).status).toBe(200)
    const [list] = (await gridOf(customer!, booking.Id)).Lists
    expect(list!.Box.Lines).toEqual(change(boxOf(BoxNo, [line()])).Lines)
    const { Rows } = (await ops!.call(packingLog, { Keyword: BoxNo })).body.Data
    expect(Rows[0]!.Changes).toEqual([{ Field: 'Lines', Before: expect.any(String), After: expect.stringContaining(words) }])
  })
  it('is stored where a box has quantities without lines', async () => {
    const booking = await confirmedBooking(customer!, ops!)
    const bare = { ...boxOf(fresh(), []), Packages: 10, Weight: 100, Volume: 1 }
    await packed(customer!, booking.Id, [bare])
    await repacked(ops!, await gridOf(ops!, booking.Id), (box) => ({ ...box, Weight: 120.5, Tare: 3_900.5 }))
    expect((await gridOf(customer!, booking.Id)).Lists[0]!.Box).toMatchObject({ Packages: 10, Weight: 120.5, Tare: 3_900.5 })
    const { Rows } = (await ops!.call(packingLog, { Keyword: bare.BoxNo })).body.Data
    expect(Rows[0]!.Changes.map(({ Field }) => Field).toSorted()).toEqual(['Tare', 'Weight'])
    // a save that says the same is no change
    const before = (await gridOf(ops!, booking.Id)).Lists[0]!.UpdateTime
    await repacked(ops!, await gridOf(ops!, booking.Id), (box) => ({ ...box, Temperature: '', Soc: false }))
    expect((await gridOf(ops!, booking.Id)).Lists[0]!.UpdateTime).toBe(before)
    const odd = await repacked(ops!, await gridOf(ops!, booking.Id), (box) => ({ ...box, Tare: 3_900.0005 }))
    expect(odd.body.Issues?.map(({ Code, Path }) => [Code, Path])).toEqual([['DECIMALS', 'Lists[0].Box.Tare']])
  })
})

/** A list of the box of a slip; `gateIn` brings the box into the port. */
async function slipList(state: 'draft' | 'submitted' | 'sent') {
  const { booking, ids } = await issuedSlips(customer!, ops!, 1)
  const BoxNo = fresh()
  const told = { SealNo: 'CN771', PickedUpAt: new Date(Date.now() - 3_600_000).toISOString(), GatedInAt: null, Note: '' }
  await ops!.call(reportSlip, { Id: ids[0]!, BoxNo, ...told, Sure: true })
  const gateIn = () =>
    ops!.call(reportSlip, {
      Id: ids[0]!,
      BoxNo: '',
      SealNo: '',
      PickedUpAt: null,
      GatedInAt: new Date(Date.now() - 60_000).toISOString(),
      Note: '',
    })
  const list = async () => {
    const { body } = await packed(customer!, booking.Id, [boxOf(BoxNo, [lineOf(860, 18_600, 66)])])
    const { Id } = body.Data.Lists[0]!
    if (state !== 'draft') await moveList(customer!, 'submit', Id)
    if (state === 'sent') await moveList(ops!, 'send', Id)
    return Id
  }
  return { booking: booking.Id, gateIn, list }
}
const stateOf = async (BookingId: number) => (await gridOf(ops!, BookingId)).Lists[0]!.State
/** Moves a list with remarks; undefined: it was taken. */
async function moved(client: TestClient, Event: string, Id: number): Promise<string | undefined> {
  const { UpdateTime } = (await client.call(listCalls.get, { Id })).body.Data
  const Reason = Event === 'askChange' ? 'SEAL' : ''
  const { body } = await client.call(moveDocuments, {
    Kind: 'packingList',
    Event,
    Items: [{ Id, UpdateTime }],
    Reason,
    Remarks: '海关查验换封',
  })
  return body.Data.NotMoved[0]?.Message
}

describe('a list of a box in the port', () => {
  it.each(['draft', 'submitted', 'sent'] as const)(
    'that is %s is opened by a change request alone, and a refusal leaves it so',
    async (state) => {
      const { booking, gateIn, list } = await slipList(state)
      const Id = await list()
      await gateIn()
      for (const event of state === 'draft' ? ['void'] : state === 'submitted' ? ['takeBack', 'void'] : ['correct'])
        expect(await moveList(customer!, event, Id, event === 'correct' ? 'SEAL' : '')).toContain('已进港，不能直接')
      if (state === 'submitted') expect(await moved(ops!, 'return', Id)).toContain('已进港，不能直接修改；请申请改单')
      const grid = await gridOf(customer!, booking)
      expect(grid.Lists[0]!.MayWrite).toBe(false)
      const written = await repacked(customer!, grid, (box) => ({ ...box, Tare: 3_800 }))
      expect([written.status, written.body.Message]).toEqual([422, expect.stringContaining('不能')])
      expect(await moved(customer!, 'askChange', Id)).toBeUndefined()
      expect(await moved(ops!, 'refuseChange', Id)).toBeUndefined()
      expect(await stateOf(booking)).toBe(listStates.codes[state])
      await moved(customer!, 'askChange', Id)
      expect(await moved(ops!, 'grantChange', Id)).toBeUndefined()
      expect(await moved(customer!, 'askChange', Id)).toBe('装箱单已打开修改，请直接改好后提交')
      expect((await repacked(customer!, await gridOf(customer!, booking), (box) => ({ ...box, Tare: 3_800 }))).status).toBe(200)
      for (const [client, event] of [
        [customer!, 'submit'],
        [ops!, 'send'],
        [ops!, 'accept'],
      ] as const)
        expect(await moveList(client, event, Id)).toBeUndefined()
      expect(await moved(customer!, 'askChange', Id)).toBeUndefined()
    },
  )
  it('that was returned before is locked, and one that is made in the port is written until the terminal has it', async () => {
    const returned = await slipList('submitted')
    const Id = await returned.list()
    expect(await moved(ops!, 'return', Id)).toBeUndefined()
    await returned.gateIn()
    const held = await repacked(customer!, await gridOf(customer!, returned.booking), (box) => ({ ...box, Tare: 3_800 }))
    expect(held.body.Message).toContain('已进港，不能直接修改；请申请改单')
    expect(await moved(customer!, 'askChange', Id)).toBeUndefined()
    const late = await slipList('draft')
    await late.gateIn()
    await late.list()
    expect((await repacked(customer!, await gridOf(customer!, late.booking), (box) => ({ ...box, Tare: 3_800 }))).status).toBe(200)
  })
})

it('a laden shared box without a seal is packed and submitted, and not sent to the terminal', async () => {
  const booking = await confirmedBooking(customer!, ops!)
  const lines = [lineOf(430, 9_300, 33), lineOf(430, 9_300, 33, { Key: 'x', BillNo: 'OTHERBILL10' })]
  const { body } = await packed(ops!, booking.Id, [boxOf(fresh(), lines, { Fcl: 'lcl', Seals: [] })])
  const { Id } = body.Data.Lists[0]!
  expect(await moveList(ops!, 'submit', Id)).toBeUndefined()
  expect(await moveList(ops!, 'send', Id)).toContain('重箱没有封号，不能发送码头')
})

describe('boxes that are offered', () => {
  it('have whole packages and the number of the carrier', async () => {
    const content = furniture()
    const booking = await confirmedBooking(customer!, ops!, {
      ...content,
      Cargo: [{ ...content.Cargo[0]!, Packages: 3, Weight: 100, Volume: 1 }],
    })
    const { Boxes } = (await customer!.call(packingFill, { BookingId: booking.Id, From: 'booking' })).body.Data
    expect(Boxes.map(({ Packages, Weight }) => [Packages, Weight])).toEqual([
      [2, 66.667],
      [1, 33.333],
    ])
    const { SoNo } = booking.ShippingOrder!.Values
    expect(new Set(Boxes.flatMap(({ Lines }) => Lines.map(({ BookingNo }) => BookingNo)))).toEqual(new Set([SoNo || undefined]))
  })
  it('are none of shared boxes that their customer does not see', async () => {
    const { booking, ids } = await issuedSlips(customer!, ops!, 1)
    const BoxNo = fresh()
    await ops!.call(reportSlip, { Id: ids[0]!, BoxNo, SealNo: 'CN1', PickedUpAt: null, GatedInAt: null, Note: '', Sure: true })
    const proposed = async (client: TestClient) => (await client.call(packingGrid, { BookingId: booking.Id })).text.includes(BoxNo)
    expect(await proposed(customer!)).toBe(true)
    await packed(ops!, booking.Id, [boxOf(BoxNo, [lineOf(1, 1, 1), lineOf(2, 2, 2, { BillNo: 'OTHERBILL09' })], { Fcl: 'lcl' })])
    expect([await proposed(customer!), await proposed(ops!)]).toEqual([false, true])
  })
  it('are none of instructions that are void', async () => {
    const booking = await confirmedBooking(customer!, ops!)
    const { OrderId } = (await ops!.call(bookingView, { Id: booking.Id })).body.Data
    const moveSi = (status: number) =>
      server.db.owner((owner) =>
        owner.query(
          `update si_record set order_id = $1, status = $2 where id = (select c.record_id from si_container c join si_record r on r.id = c.record_id
            where r.delete_mark = 0 order by (r.order_id = $1) desc, c.record_id limit 1)`,
          [OrderId, status],
        ),
      )
    const from = async () => (await gridOf(ops!, booking.Id)).Order.From
    await moveSi(SiStatus.voided)
    expect([await from(), (await ops!.call(packingFill, { BookingId: booking.Id, From: 'si' })).body.Data.Boxes]).toEqual(['booking', []])
    await moveSi(SiStatus.approved)
    expect(await from()).toBe('si')
  })
})
