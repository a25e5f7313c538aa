import { bookingCalls, confirmBooking, correctShippingOrder, shippingOrderImport, type ShippingOrder } from '@jst/contracts/booking'
import { cargoOrderInfo } from '@jst/contracts/cargo-orders'
import { claimDocument, claimDocuments, documentTimeline, moveDocuments } from '@jst/contracts/document'
import { messageSelfList } from '@jst/contracts/messages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { booked, confirmedBooking, furniture, moveBooking, rowOf, viewed } from '../../../testing/bookings.ts'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'
import { dayAfter } from '../../../testing/quotes.ts'
import { upload } from '../../../testing/upload.ts'

let server: TestServer
let [boss, ops, sales, customer]: TestClient[] = []
beforeAll(async () => {
  server = await createTestServer()
  ;[boss, ops, sales, customer] = await Promise.all(['boss', 'ops', 'sales', 'customer'].map((account) => server.signIn(account)))
})
afterAll(() => server.close())

async function submitted(content = furniture()) {
  const { Id } = await booked(customer!, content)
  expect(await moveBooking(customer!, 'submit', Id)).toBeUndefined()
  const { UpdateTime, Code } = await viewed(ops!, Id)
  return { Id, UpdateTime, Code }
}

describe('accepting a booking', () => {
  const ownerOf = (id: number) => server.db.owner((owner) => owner.query('select owner_id from booking where id = $1', [id]))
  it('leaves it with the person who looks after it', async () => {
    const { Id } = await submitted()
    await server.db.owner((owner) =>
      owner.query(`update booking set owner_id = (select id from employee where name = '郑国栋') where id = $1`, [Id]),
    )
    const before = await ownerOf(Id)
    expect(await moveBooking(ops!, 'accept', Id)).toBeUndefined()
    expect([await ownerOf(Id), (await rowOf(ops!, Id))['Handler']]).toEqual([before, '郑国栋'])
  })
  it('takes one that nobody looks after onto the own desk', async () => {
    const { Id } = await submitted()
    await server.db.owner((owner) => owner.query('update booking set owner_id = null where id = $1', [Id]))
    expect(await moveBooking(ops!, 'accept', Id)).toBeUndefined()
    expect((await rowOf(ops!, Id))['Handler']).toBe('孙婷')
  })
})

describe('two at the desk', () => {
  it('who accept the same booking: one does, the other hears who did', async () => {
    const { Id, UpdateTime } = await submitted()
    const accept = { Kind: 'booking', Event: 'accept', Items: [{ Id, UpdateTime }] }
    const answers = await Promise.all([ops!.call(moveDocuments, accept), boss!.call(moveDocuments, accept)])
    const outcomes = answers.map(({ body }) => body.Data)
    expect(outcomes.map(({ Moved }) => Moved.length).toSorted()).toEqual([0, 1])
    const won = outcomes[0]!.Moved.length === 1 ? '孙婷' : '郑国栋'
    const refused = outcomes.find(({ NotMoved }) => NotMoved.length > 0)!.NotMoved[0]
    expect(refused).toMatchObject({ Id, Code: 'STALE_WRITE', Message: `${won}已操作“受理”，现为「已受理」，请刷新后查看` })
    expect((await rowOf(ops!, Id))['Handler']).toBeTruthy()
  })
  it('who confirm the same booking: one SO is kept, the other gets the booking as it is', async () => {
    const { Id, UpdateTime } = await submitted()
    const DCO = new Date(Date.now() + 5 * 86_400_000).toISOString()
    const confirm = (client: TestClient, SoNo: string) =>
      client.call(confirmBooking, { Id, UpdateTime, Values: { SoNo, BlNo: SoNo }, Cutoffs: { DCO }, Remarks: '' })
    const answers = await Promise.all([confirm(ops!, 'TWICE-1'), confirm(boss!, 'TWICE-2')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412])
    const [won, late] = answers[0].status === 200 ? answers : answers.toReversed()
    const so = won!.body.Data.ShippingOrder!.Values['SoNo']
    expect((late!.body.Data as { ShippingOrder: ShippingOrder }).ShippingOrder.Values['SoNo']).toBe(so)
    expect((await viewed(ops!, Id)).ShippingOrder!.Values['SoNo']).toBe(so)
  })
  it('who take bookings onto their desks get what the other has not', async () => {
    const [first, second] = [await submitted(), await submitted()]
    await boss!.call(claimDocument, { Kind: 'booking', Id: first.Id, Take: true })
    const { Moved, NotMoved } = (await ops!.call(claimDocuments, { Kind: 'booking', Ids: [first.Id, second.Id] })).body.Data
    expect([Moved, NotMoved]).toEqual([
      [second.Id],
      [expect.objectContaining({ Id: first.Id, Message: '郑国栋 正在处理，请确认后再接手' })],
    ])
    expect([(await rowOf(ops!, first.Id))['ClaimedBy'], (await rowOf(ops!, second.Id))['ClaimedBy']]).toEqual(['郑国栋', '孙婷'])
    expect((await customer!.call(bookingCalls.get, { Id: first.Id })).body.Data).not.toHaveProperty('ClaimedBy')
  })
})

it('lists what is due first, and counts by state', async () => {
  const [late, early] = [await submitted(), await submitted()]
  const due = (id: number, hours: number) =>
    server.db.owner((owner) => owner.query(`update booking set state_due = now() + make_interval(hours => $2) where id = $1`, [id, hours]))
  await due(late.Id, 40)
  await due(early.Id, -30)
  const { Rows, Total } = (await ops!.call(bookingCalls.list, { Stage: 'submitted', Sort: 'Due', PageSize: 200 })).body.Data
  const places = [early.Id, late.Id].map((id) => Rows.findIndex((row) => row.Id === id))
  expect(places[0]).toBeLessThan(places[1]!)
  const moments = Rows.map((row) => String(row['Due'])).filter((text) => text !== '')
  expect(moments).toEqual(moments.toSorted())
  expect(Date.parse(String(Rows[places[0]!]!['Due']))).toBeLessThan(Date.now())
  const counts = (await ops!.call(bookingCalls.counts, { Of: 'Stage,Overdue' })).body.Data
  expect(counts).toContainEqual({ Field: 'Stage', Value: 'submitted', Count: Total })
  expect(counts.find(({ Field, Value }) => Field === 'Overdue' && Value === 'true')!.Count).toBeGreaterThan(0)
  const own = (await customer!.call(bookingCalls.counts, { Of: 'Stage' })).body.Data
  expect(own.find(({ Value }) => Value === 'submitted')!.Count).toBeLessThanOrEqual(Total)
})

it('accepts five hundred bookings in one call', { timeout: 120_000 }, async () => {
  const { Id } = await submitted()
  const ids = await server.db.owner(async (owner) => {
    const columns = (
      await owner.query<{ name: string }>(
        `select column_name as name from information_schema.columns where table_name = 'booking' and is_generated = 'NEVER'
          and column_name not in ('id', 'code', 'price_id')`,
      )
    ).map(({ name }) => name)
    return owner.query<{ id: number; version: string }>(
      `insert into booking (code, ${columns.join(', ')}) select 'BATCH' || n, ${columns.map((name) => `b.${name}`).join(', ')}
        from booking b, generate_series(1, 500) n where b.id = $1 returning id, update_time as version`,
      [Id],
    )
  })
  await server.db.owner((owner) =>
    owner.query(
      `insert into document_follower (kind, subject_id, employee_id, company_id, operator_id, audience) select f.kind, x.id, f.employee_id,
        f.company_id, f.operator_id, f.audience
        from document_follower f, unnest($2::bigint[]) as x (id) where f.kind = 'booking' and f.subject_id = $1`,
      [Id, ids.map(({ id }) => id)],
    ),
  )
  const { body } = await ops!.call(moveDocuments, {
    Kind: 'booking',
    Event: 'accept',
    Items: ids.map(({ id, version }) => ({ Id: id, UpdateTime: version })),
  })
  expect([body.Data.Moved.length, body.Data.NotMoved]).toEqual([500, []])
})

describe('a correction of the shipping order', () => {
  const order = (view: { ShippingOrder: ShippingOrder | null }) => view.ShippingOrder!
  const sailing = { Vessel: 'COSCO ROME', VoyageNo: '045E', Etd: dayAfter(7), Eta: '' }
  it('changes vessel, cut-offs and SO with a reason that the customer reads, and the cargo order with it', async () => {
    const before = await confirmedBooking(customer!, ops!)
    const DCO = new Date(Date.now() + 6 * 86_400_000).toISOString()
    const input = {
      Id: before.Id,
      UpdateTime: before.UpdateTime,
      Values: { ...order(before).Values, SoNo: 'CORRECTED-1' },
      Cutoffs: { DCO },
      Sailing: { ...sailing, Vessel: 'COSCO VENICE', VoyageNo: '046E', Etd: dayAfter(9) },
      Reason: '甩柜改配下一水',
    }
    const { body, status } = await ops!.call(correctShippingOrder, input)
    expect(status).toBe(200)
    expect(body.Data).toMatchObject({ ShippingOrder: { Values: { SoNo: 'CORRECTED-1' } }, Content: { Values: { Vessel: 'COSCO VENICE' } } })
    const cargo = (await ops!.call(cargoOrderInfo, { Id: before.OrderId })).body.Data
    expect(cargo).toMatchObject({ Vessel: 'COSCO VENICE', Voyage: '046E', SiDeadline: DCO })
    const [entry] = (await customer!.call(documentTimeline, { Kind: 'booking', Id: before.Id })).body.Data.Rows
    expect(entry).toMatchObject({ Event: 'correction', Text: '甩柜改配下一水' })
    expect(entry!.Changes.map(({ Field }) => Field).toSorted()).toEqual(['DCO', 'Etd', 'SoNo', 'Vessel', 'VoyageNo'])
    const told = (await customer!.call(messageSelfList, { PageSize: 20 })).body.Data.Rows.filter(({ Title }) => Title.includes(before.Code))
    expect(told.map(({ Title }) => Title).join()).toContain('更正放舱信息')
    // the version of before is another one's by now
    expect((await boss!.call(correctShippingOrder, { ...input, Reason: '再次更正' })).status).toBe(412)
  })
  it('leaves what somebody changed in the cargo order by hand', async () => {
    const { Id, UpdateTime, OrderId, ...before } = await confirmedBooking(customer!, ops!)
    await server.db.owner((owner) =>
      owner
        .query(`update cargo_order set mbl_no = 'TYPED-BY-HAND' where id = $1`, [OrderId])
        .then(() => owner.query(`update cargo_order_box set container_no = 'CSLU1234567' where order_id = $1 and seq = 0`, [OrderId])),
    )
    const Values = { ...order(before).Values, BlNo: 'OTHER-BL' }
    const Sailing = { ...sailing, Vessel: 'COSCO OSLO' }
    expect((await ops!.call(correctShippingOrder, { Id, UpdateTime, Values, Cutoffs: {}, Sailing, Reason: '换船' })).status).toBe(200)
    const [row] = await server.db.owner((owner) =>
      owner.query<object>(
        `select o.mbl_no as mbl, o.vessel, (select b.container_no from cargo_order_box b where b.order_id = o.id and b.seq = 0) as box
          from cargo_order o where o.id = $1`,
        [OrderId],
      ),
    )
    expect(row).toEqual({ mbl: 'TYPED-BY-HAND', vessel: 'COSCO OSLO', box: 'CSLU1234567' })
  })
  it('is refused without a reason, without a change, before the confirmation, and to customers', async () => {
    const { Id, UpdateTime, ...before } = await confirmedBooking(customer!, ops!)
    const same = { Id, UpdateTime, Values: order(before).Values, Cutoffs: order(before).Cutoffs, Sailing: sailing, Reason: '无变化' }
    expect((await ops!.call(correctShippingOrder, same)).body.Issues?.[0]?.Message).toContain('没有需要更正的内容')
    expect((await ops!.call(correctShippingOrder, { ...same, Reason: ' ' })).body.Issues?.[0]?.Message).toContain('请写明更正的原因')
    const backwards = { ...same, Sailing: { ...sailing, Eta: dayAfter(2) } }
    expect((await ops!.call(correctShippingOrder, backwards)).body.Issues?.[0]?.Message).toContain('不能早于')
    expect((await customer!.call(correctShippingOrder, same)).status).toBe(403)
    const open = await submitted()
    const early = await ops!.call(correctShippingOrder, { ...same, Id: open.Id, UpdateTime: open.UpdateTime })
    expect(early.body.Message).toContain('不能更正放舱信息')
  })
})

describe('shipping orders from a file', () => {
  const send = (content: string, client = ops!) => upload(server, client, shippingOrderImport.planImport.path, content, 'so.csv')
  const run = (Id: number, SkipBad: boolean) => ops!.call(shippingOrderImport.runImport, { Id, SkipBad, SkipLines: [] })
  it('are checked cell by cell, and the good lines confirm their bookings', async () => {
    const [first, second, third] = [await submitted(), await submitted(), await submitted()]
    const [draft, done] = [await booked(customer!), await confirmedBooking(customer!, ops!)]
    const lines = [
      '订舱单号,SO 号,船名,航次,截单,截港',
      `${first.Code},FILE-SO-1,COSCO MILAN,077E,${dayAfter(5)} 16:00,${dayAfter(6)} 12:00`,
      `${second.Code},FILE-SO-1,,,,`,
      `${draft.Code},FILE-SO-3,,,,`,
      `${done.Code},FILE-SO-4,,,,`,
      `BK000000000,FILE-SO-5,,,明天,`,
      `${third.Code},${String(done.ShippingOrder!.Values['SoNo'])},,,,`,
    ]
    const { body } = await send(lines.join('\n'))
    const said = body.Data.Problems.map(({ Line, Label, Message }) => `${Line} ${Label} ${Message}`)
    expect(said).toHaveLength(6)
    expect(said.join('\n')).toMatch(/3 SO 号 与第 2 行的 SO 号相同/)
    expect(said.join('\n')).toMatch(/4 订舱单号 订舱草稿，不能放舱/)
    expect(said.join('\n')).toMatch(/5 订舱单号 订舱已放舱/)
    expect(said.join('\n')).toMatch(/6 订舱单号 没有找到该订舱单/)
    expect(said.join('\n')).toMatch(/6 截单 截单应为中国时间/)
    expect(said.join('\n')).toMatch(/7 SO 号 SO 号 .* 已用于订舱/)
    expect((await rowOf(ops!, first.Id))['Stage']).toBe('submitted')
    const ran = await run(body.Data.Id, true)
    expect([ran.status, ran.text.slice(0, 300)]).toEqual([200, expect.anything()])
    const view = await viewed(ops!, first.Id)
    expect(view).toMatchObject({
      Content: { Values: { Vessel: 'COSCO MILAN', VoyageNo: '077E', Etd: dayAfter(7) } },
      ShippingOrder: { Values: { SoNo: 'FILE-SO-1' }, Cutoffs: { DCO: `${dayAfter(5)}T08:00:00.000Z` } },
    })
    expect(view.OrderId).toBeGreaterThan(0)
    expect((await rowOf(ops!, second.Id))['Stage']).toBe('submitted')
    const undone = await ops!.call(shippingOrderImport.undoImport, { Id: body.Data.Id })
    expect(undone.body.Message).toContain('不能撤销导入')
  })
  it('are not run when a booking has changed since, and are for those who confirm', async () => {
    const { Id, Code } = await submitted()
    const plan = await send(`订舱单号,SO 号\n${Code},FILE-SO-9\n`)
    await moveBooking(ops!, 'accept', Id)
    expect((await run(plan.body.Data.Id, false)).body.Message).toContain(Code)
    expect((await send(`订舱单号,SO 号\n${Code},FILE-SO-9\n`, sales)).status).toBe(403)
    expect((await send(`订舱单号,SO 号\n${Code},FILE-SO-9\n`, customer)).status).toBe(403)
  })
})
