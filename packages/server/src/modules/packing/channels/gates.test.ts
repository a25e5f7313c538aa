import fc from 'fast-check'
import { actOnMessage, documentMessageDraft, moveDocuments, saveDocumentChannelSecret, testDocumentChannel } from '@jst/contracts/document'
import { packingChannelCalls, reportSlip } from '@jst/contracts/packing'
import { trackStatements } from '@jst/contracts/tracking'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { actMessage, codeco, hoursAgo, pasted, pushed } from '../../../testing/depots.ts'
import { moveSlip, slipRow, versionsOf, viewedSlip } from '../../../testing/slips.ts'
import { openSlipStage, type SlipStage } from './testing.ts'

const Kind = 'boxSlip'
let { server, ops, customer, sales, run, newBox, slips, read, sentOut, standing, stateOf, incoming, receive } = {} as SlipStage
beforeAll(async () => {
  ;({ server, ops, customer, sales, run, newBox, slips, read, sentOut, standing, stateOf, incoming, receive } = await openSlipStage())
})
afterAll(() => server.close())

describe('a gate move (CODECO)', () => {
  it('pushed with the key of the partner moves the slip, by the number of the release, then of the box; a copy changes nothing', async () => {
    const { id, BookingNo, depot, terminal } = await slips(2, 'file', { AutoApply: true })
    const box = newBox()
    const [out, gated] = [hoursAgo(9), hoursAgo(2)]
    const text = codeco([{ box, at: out.written, references: [`RE:H${id}`], more: ['SEL+SL77:CA'] }])
    expect((await pushed(server, depot, text)).statusCode).toBe(204)
    await run()
    expect(await standing(id)).toEqual({ Stage: 'pickedUp', BoxNo: box, SealNo: 'SL77', PickedUpAt: out.instant, GatedInAt: null })
    const view = await viewedSlip(ops, id)
    expect(view.Reports).toMatchObject([{ By: 'message', BoxNo: box, Superseded: false }])
    for (const again of [text, codeco([{ box, at: out.written, references: [`RE:H${id}`] }])]) {
      await pushed(server, depot, again)
      await run()
    }
    expect((await viewedSlip(ops, id)).Reports).toHaveLength(1)
    const full = codeco([{ box, at: gated.written, references: [`BN:${BookingNo}`] }], 'in')
    expect((await pushed(server, terminal, full)).statusCode).toBe(204)
    await run()
    expect(await standing(id)).toMatchObject({ Stage: 'gatedIn', GatedInAt: gated.instant })
  })
  it('of many boxes in one message is one for each slip; that of a stranger waits', async () => {
    const { ids, depot } = await slips(2, 'file', { AutoApply: true })
    const at = hoursAgo(5).written
    const named = ids.map((id) => ({ box: newBox(), at, references: [`RE:H${id}`] }))
    const stranger = newBox()
    const { Received } = (await pasted(ops, Kind, codeco([...named, { box: stranger, at, references: ['BN:NOBODY99'] }]))).body.Data
    expect(Received).toHaveLength(3)
    await run()
    expect(await Promise.all(ids.map(stateOf))).toEqual(['pickedUp', 'pickedUp'])
    expect(await read(Received[2]!)).toMatchObject({ State: 'unmatched', RecordId: 0, Words: expect.stringContaining(stranger) })
    expect(depot.Door).toMatch(/^[0-9a-f-]{36}$/)
  })
  it('that names one booking of two free slips waits for a person, who links it', async () => {
    const { ids, BookingNo } = await slips(2, 'file', { AutoApply: true })
    const box = newBox()
    const { Id } = await receive(codeco([{ box, at: hoursAgo(4).written, references: [`BN:${BookingNo}`] }]))
    await run()
    expect([(await read(Id)).State, await stateOf(ids[0]!)]).toEqual(['unmatched', 'issued'])
    await actMessage(ops, Kind, 'link', Id, { No: `h${ids[1]}` })
    await run()
    expect([(await read(Id)).State, await stateOf(ids[1]!)]).toEqual(['open', 'issued'])
    expect((await actMessage(ops, Kind, 'apply', Id)).body.Data.State).toBe('applied')
    expect(await slipRow(ops, ids[1]!)).toMatchObject({ Stage: 'pickedUp', BoxNo: box })
    // now one is left, and the next one can only be its
    const other = newBox()
    await receive(codeco([{ box: other, at: hoursAgo(3).written, references: [`BN:${BookingNo}`] }]))
    await run()
    expect(await slipRow(ops, ids[0]!)).toMatchObject({ Stage: 'pickedUp', BoxNo: other })
  })
  it.each([
    ['of the future', (id: number) => codeco([{ box: newBox(), at: hoursAgo(-3).written, references: [`RE:H${id}`] }]), '不能晚于现在'],
    ['without a time', (id: number) => codeco([{ box: newBox(), at: '', references: [`RE:H${id}`] }]), '没有动态时间'],
    [
      'with a wrong check digit',
      (id: number) => codeco([{ box: 'CSQU3054380', at: hoursAgo(2).written, references: [`RE:H${id}`] }]),
      '校验码不符',
    ],
    [
      'that is withdrawn',
      (id: number) => codeco([{ box: newBox(), at: hoursAgo(2).written, references: [`RE:H${id}`] }], 'out', { action: '1' }),
      '撤销了先前的动态',
    ],
  ])('%s moves nothing and waits with the reason', async (_name, textFor, why) => {
    const { id } = await slips(1, 'file', { AutoApply: true })
    const { Id } = await receive(textFor(id))
    await run()
    expect(await stateOf(id)).toBe('issued')
    expect((await viewedSlip(ops, id)).Reports).toEqual([])
    expect(await read(Id)).toMatchObject({ State: 'open', Error: expect.stringContaining(why) })
    expect((await actMessage(ops, Kind, 'apply', Id)).status).not.toBe(200)
    expect((await actMessage(ops, Kind, 'note', Id)).body.Data.State).toBe('noted')
  })
  it('for tests, of an import and of a void slip moves nothing', async () => {
    const { id, ids } = await slips(2, 'file', { AutoApply: true })
    const at = hoursAgo(2).written
    const test = await receive(codeco([{ box: newBox(), at, references: [`RE:H${id}`] }], 'out', { test: true }))
    const full = await receive(codeco([{ box: newBox(), at, references: [`RE:H${id}`], full: true }]))
    await moveSlip(ops, 'giveBack', ids[1]!, 'NO_CARGO')
    const late = await receive(codeco([{ box: newBox(), at, references: [`RE:H${ids[1]}`] }]))
    await run()
    expect(await Promise.all([test, full, late].map(async ({ Id }) => (await read(Id)).State))).toEqual(['unmatched', 'unmatched', 'open'])
    expect((await read(late.Id)).Error).toContain('箱单已退箱，不能登记')
    expect(await stateOf(id)).toBe('issued')
  })
  it('gives way to staff and to another message, and not to a driver', async () => {
    const told = async (id: number, BoxNo: string) =>
      ops.call(reportSlip, { Id: id, BoxNo, SealNo: '', PickedUpAt: null, GatedInAt: null, Note: '' })
    const { ids } = await slips(2, 'file', { AutoApply: true })
    const [byStaff, byDriver] = ids as [number, number]
    const [one, other] = [newBox(), newBox()]
    await told(byStaff, one)
    await server.db.owner((owner) =>
      owner.query(
        `insert into slip_report (slip_id, company_id, operator_id, teller, name, box_no) select id, company_id, operator_id, 'driver', '司机', $2
          from box_slip where id = $1`,
        [byDriver, newBox()],
      ),
    )
    const at = hoursAgo(2).written
    const refused = await receive(codeco([{ box: other, at, references: [`RE:H${byStaff}`] }]))
    await receive(codeco([{ box: other, at, references: [`RE:H${byDriver}`] }]))
    await run()
    expect(await read(refused.Id)).toMatchObject({
      State: 'open',
      Error: expect.stringContaining(`箱单已登记箱号 ${one}，报文是 ${other}`),
    })
    expect(await slipRow(ops, byDriver)).toMatchObject({ Stage: 'pickedUp', BoxNo: other })
    // another time of the same move
    const second = await receive(codeco([{ box: other, at: hoursAgo(1).written, references: [`RE:H${byDriver}`] }]))
    await run()
    expect((await read(second.Id)).Error).toContain('提箱时间不同')
    // the person corrects, and applies it
    const [item] = await versionsOf(ops, [byDriver])
    await ops.call(moveDocuments, { Kind, Event: 'correct', Reason: '', Remarks: '时间有误', Items: [item!] })
    expect((await actMessage(ops, Kind, 'apply', second.Id)).body.Data.State).toBe('applied')
    expect(await standing(byDriver)).toMatchObject({ Stage: 'pickedUp', BoxNo: other })
  })
  it('turned in time waits: into the port before out of the depot', async () => {
    const { id, BookingNo } = await slips(1, 'file', { AutoApply: true })
    const box = newBox()
    await receive(codeco([{ box, at: hoursAgo(5).written, references: [`RE:H${id}`] }]))
    await run()
    const early = await receive(codeco([{ box, at: hoursAgo(8).written, references: [`BN:${BookingNo}`] }], 'in'))
    await run()
    expect([(await read(early.Id)).Error, await stateOf(id)]).toEqual([expect.stringContaining('请核对'), 'pickedUp'])
  })
  it('leads to the same slip in any order and with any copies', { timeout: 120_000 }, async () => {
    const orders = fc.shuffledSubarray([0, 0, 1, 1, 2], { minLength: 5, maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(orders, async (order) => {
        const { id, BookingNo } = await slips(1, 'file', { AutoApply: true })
        const box = newBox()
        const texts = [
          () => codeco([{ box, at: hoursAgo(9).written, references: [`RE:H${id}`, `BN:${BookingNo}`] }]),
          () => codeco([{ box, at: hoursAgo(3).written, references: [`RE:H${id}`, `BN:${BookingNo}`], more: ['SEL+S9:CA'] }], 'in'),
          // of another slip of nobody
          () => codeco([{ box: newBox(), at: hoursAgo(3).written, references: ['BN:NOBODY98'] }], 'in'),
        ]
        for (const at of order) {
          await receive(texts[at]!())
          await run()
        }
        expect(await standing(id)).toEqual({
          Stage: 'gatedIn',
          BoxNo: box,
          SealNo: 'S9',
          PickedUpAt: hoursAgo(9).instant,
          GatedInAt: hoursAgo(3).instant,
        })
        expect((await viewedSlip(ops, id)).Reports).toHaveLength(2)
      }),
      { numRuns: 6 },
    )
  })
  it('is a statement for tracking of whoever signed it, also without a slip', async () => {
    const { depot } = await slips()
    const box = newBox()
    await pushed(server, depot, codeco([{ box, at: hoursAgo(7).written, references: ['BN:NOBODY97'] }]))
    const { Rows } = (await ops.call(trackStatements, { Keyword: box })).body.Data
    expect(Rows).toMatchObject([{ Box: box, Party: `${depot.Code}/YS1`, Origin: `堆场码头报文 ${depot.Code}` }])
  })
})

describe('the door of a channel', () => {
  it('takes nothing without the right key, of another partner, or of another company', async () => {
    const [mine, other] = [await slips(1, 'file', { AutoApply: true }), await slips(1, 'file', { AutoApply: true })]
    const text = codeco([{ box: newBox(), at: hoursAgo(2).written, references: [`RE:H${mine.id}`] }])
    for (const [door, signature] of [
      [{ ...mine.depot, secret: 'WRONG' }, undefined],
      [mine.depot, ''],
      [mine.depot, 'sha256=00'],
      [{ Door: 'PROBE', secret: 'DEPOT-KEY' }, undefined],
      [{ Door: '00000000-0000-4000-8000-000000000000', secret: 'DEPOT-KEY' }, undefined],
    ] as const) {
      const answer = await pushed(server, door, text, signature)
      expect([answer.statusCode, answer.json().Message]).toEqual([401, '通道编号或签名不对，请核对通道密钥'])
    }
    expect((await incoming(mine.id)).length).toBe(0)
    // another depot speaks of this one's slip
    expect((await pushed(server, other.depot, text)).statusCode).toBe(204)
    await run()
    expect([await stateOf(mine.id), (await incoming(mine.id)).length]).toEqual(['issued', 0])
    expect((await pushed(server, mine.depot, 'NO EDIFACT')).statusCode).toBe(422)
    // the channel of another company, whose depot has the same name, and the same number of a slip
    await server.db.owner((owner) =>
      owner.query(
        `update packing_channel set place = $2, company_id = (select id from company where kind = 'operator' and id <> company_id order by id limit 1)
          where id = $1`,
        [other.depot.Id, mine.Depot],
      ),
    )
    expect(
      (await pushed(server, other.depot, codeco([{ box: newBox(), at: hoursAgo(2).written, references: [`RE:H${mine.id}`] }]))).statusCode,
    ).toBe(204)
    await run()
    expect([await stateOf(mine.id), (await incoming(mine.id)).length]).toEqual(['issued', 0])
    const kept = await server.db.owner((owner) =>
      owner.query<{ own: boolean; state: string }>(
        `select m.company_id = (select staff_id from box_slip where id = $1) as own, m.state from document_message m
          where m.direction = 'in' and m.kind = 'boxSlip' order by m.id desc limit 1`,
        [mine.id],
      ),
    )
    expect(kept).toEqual([{ own: false, state: 'unmatched' }])
    // a channel without a secret, or out of use, has no door
    await server.db.owner((owner) => owner.query('update packing_channel set enabled = false where id = $1', [mine.depot.Id]))
    expect((await pushed(server, mine.depot, text)).statusCode).toBe(401)
  })
  it('shows neither channels nor messages to customers and to people without the buttons', async () => {
    const { id, depot } = await slips()
    const message = await sentOut(id)
    expect((await customer.call(packingChannelCalls.get, { Id: depot.Id })).status).not.toBe(200)
    for (const client of [customer, sales]) {
      expect((await client.call(documentMessageDraft, { Kind, Id: id })).status).toBe(403)
      const { UpdateTime } = message
      expect((await client.call(actOnMessage, { Kind, Id: message.Id, UpdateTime, Act: 'drop' })).status).toBe(403)
      const secret = { Kind, Id: depot.Id, UpdateTime, Secret: 'X' }
      expect((await client.call(saveDocumentChannelSecret, secret)).status).toBe(403)
      expect((await client.call(testDocumentChannel, { Kind, Id: depot.Id, UpdateTime })).status).toBe(403)
    }
  })
})
