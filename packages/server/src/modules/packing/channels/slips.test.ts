import { documentMessageDraft, documentMessages, documentTimeline } from '@jst/contracts/document'
import { extendSlips, replaceSlip, reportSlip } from '@jst/contracts/packing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { actMessage, aperak, hoursAgo, messagesOf, pushed } from '../../../testing/depots.ts'
import { dayAfter } from '../../../testing/quotes.ts'
import { moveSlip, slipRow, versionsOf, viewedSlip } from '../../../testing/slips.ts'
import { openSlipStage, type SlipStage } from './testing.ts'

const Kind = 'boxSlip'
let { server, boss, ops, run, newBox, slips, send, read, sentOut, edit, incoming } = {} as SlipStage
beforeAll(async () => {
  ;({ server, boss, ops, run, newBox, slips, send, read, sentOut, edit, incoming } = await openSlipStage())
})
afterAll(() => server.close())

describe('the release of a slip (COPARN)', () => {
  it('is shown before it is sent, with what it loses, lacks and assumes', async () => {
    const { id } = await slips()
    const { body } = await ops.call(documentMessageDraft, { Kind, Id: id })
    expect(body.Data).toMatchObject({
      Type: 'release',
      ChannelName: '文件',
      Format: 'coparn',
      Gaps: [],
      Missing: [],
      Assumed: ['40HQ 的 ISO 代码按 45G1 写入'],
    })
    expect(body.Data.Payload).toContain(`BGM+12+H${id}+9'`)
    expect(body.Data).not.toHaveProperty('Control')
    const [other] = [await slips(1, 'file', { Facility: '', Needed: ['Fleet'] as never })]
    expect((await ops.call(documentMessageDraft, { Kind, Id: other.id })).body.Data.Missing).toEqual([
      '场站代码（在堆场码头通道填写）',
      '接收方代码',
    ])
  })
  it('is sent once, changed where the slip says otherwise, and withdrawn where the slip ends', async () => {
    const { id } = await slips()
    const first = await sentOut(id)
    expect(first).toMatchObject({ State: 'sent', Type: 'release' })
    expect(await send(id)).toContain('没有需要发送的报文')
    const Items = await versionsOf(ops, [id])
    await ops.call(extendSlips, { Items, PickupTo: dayAfter(20), Remarks: '' })
    const change = await sentOut(id)
    expect(change.Type).toBe('releaseChange')
    expect(change.Payload).toContain(`BGM+12+H${id}+5'`)
    expect(change.Payload).toContain(`DTM+36:${dayAfter(20).replaceAll('-', '')}:102'`)
    // driver and plate are no part of a release; a remark is
    await edit(id, { Driver: '王五', Plate: '沪B12345' })
    expect(await send(id)).toContain('没有需要发送的报文')
    await moveSlip(ops, 'giveBack', id, 'NO_CARGO')
    const cancel = await sentOut(id)
    expect(cancel).toMatchObject({ Type: 'releaseCancel' })
    expect(cancel.Payload).toContain(`BGM+12+H${id}+1'`)
    expect(await send(id)).toContain('没有需要发送的报文')
    // the log finds them by numbers of the slip, in part and in small letters
    const { EirNo, SoNo } = await slipRow(ops, id)
    for (const Keyword of [String(EirNo).toLowerCase(), String(EirNo).slice(1), String(SoNo)]) {
      const { Rows } = (await ops.call(documentMessages, { Kind, Keyword })).body.Data
      expect([Keyword, Rows.filter(({ RecordId }) => RecordId === id).length]).toEqual([Keyword, 3])
    }
    expect((await boss.call(documentMessages, { Kind, Keyword: `${String(EirNo)}?` })).body.Data.Rows).toEqual([])
    // three interchanges, three numbers
    const numbers = [first, change, cancel].map(({ Payload }) => /UNB\+.*?\+.*?\+.*?\+.*?\+([A-Z0-9]+)/.exec(Payload)![1])
    expect(new Set(numbers).size).toBe(3)
    const told = (await ops.call(documentTimeline, { Kind, Id: id })).body.Data.Rows.filter(({ Event }) => Event === 'slipSent')
    expect(told).toHaveLength(3)
  })
  it('of a replaced slip goes to the old depot as a cancellation, and to the new one as an order', async () => {
    const [old, next] = [await slips(), await slips()]
    await sentOut(old.id)
    const [item] = await versionsOf(ops, [old.id])
    const Haulage = { ...(await viewedSlip(ops, old.id)).Haulage, Depot: next.Depot }
    const made = (await ops.call(replaceSlip, { ...item!, Haulage, Reason: 'DEPOT', Remarks: '', EirNo: `N${old.id}` })).body.Data
    expect(await sentOut(old.id)).toMatchObject({ Type: 'releaseCancel', PartnerCode: old.Depot })
    expect(await sentOut(made.Id)).toMatchObject({ Type: 'release', PartnerCode: next.Depot })
  })
  it('that the depot declines is an order again, and its answer is told at the slip', async () => {
    const { id, depot } = await slips()
    const first = await sentOut(id)
    const control = /\+(EQ\w+)'UNH/.exec(first.Payload)![1]!
    expect((await pushed(server, depot, aperak(control, false, 'NO STOCK OF 45G1'))).statusCode).toBe(204)
    expect(await read(first.Id)).toMatchObject({ State: 'answered', Result: 'declined' })
    const [answer] = await incoming(id)
    expect(answer).toMatchObject({ State: 'open', Words: '对方拒绝；101 NO STOCK OF 45G1' })
    expect((await actMessage(ops, Kind, 'apply', answer!.Id)).body.Message).toContain('回执不改变箱单')
    expect((await actMessage(ops, Kind, 'note', answer!.Id)).body.Data.State).toBe('noted')
    const again = await sentOut(id)
    expect(again.Type).toBe('release')
    await pushed(server, depot, aperak(/\+(EQ\w+)'UNH/.exec(again.Payload)![1]!, true))
    expect(await read(again.Id)).toMatchObject({ State: 'answered', Result: 'confirmed' })
    expect((await incoming(id))[0]).toMatchObject({ State: 'noted', Words: '对方接受' })
  })
  it('is sent in a batch with an outcome for each', async () => {
    const { ids } = await slips(3)
    await moveSlip(ops, 'giveBack', ids[1]!, 'NO_CARGO')
    const sent = await messagesOf(ops, Kind, ids)
    expect([typeof sent[0], sent[1], typeof sent[2]]).toEqual(['number', expect.stringContaining('没有需要发送的报文'), 'number'])
  })
})

describe('the announcement of a truck (COPINO)', () => {
  it('goes to the terminal once the box is picked up, changes with the truck, and is withdrawn with the slip', async () => {
    const { id, Terminal } = await slips()
    const box = newBox()
    await ops.call(reportSlip, { Id: id, BoxNo: box, SealNo: 'SL1', PickedUpAt: hoursAgo(3).instant, GatedInAt: null, Note: '' })
    const bare = (await ops.call(documentMessageDraft, { Kind, Id: id })).body.Data
    expect([bare.Type, bare.Missing]).toEqual(['truck', ['车牌', '司机']])
    await edit(id, { Driver: '王五', Plate: '沪B12345', Phone: '13800000001' })
    const sent = await sentOut(id)
    expect(sent).toMatchObject({ Type: 'truck', PartnerCode: Terminal, Format: 'copino' })
    expect(sent.Lost.map(({ Label }) => Label)).toContain('司机手机')
    expect(sent.Payload).toContain(`EQD+CN+${box}+45G1:102:5++2+5'`)
    await edit(id, { Phone: '13800000002' })
    expect(await send(id)).toContain('没有需要发送的报文')
    await edit(id, { Plate: '沪B54321' })
    expect((await sentOut(id)).Type).toBe('truckChange')
    await moveSlip(ops, 'giveBack', id, 'NO_CARGO')
    expect(await sentOut(id)).toMatchObject({ Type: 'truckCancel', PartnerCode: Terminal })
  })
})

describe('the simulated depot and terminal', () => {
  const remarked = async (Remark: string) => {
    const made = await slips(1, 'simulator', { AutoApply: true })
    await edit(made.id, { Remark })
    const message = (await send(made.id)) as number
    await run()
    return { ...made, message }
  }
  it('accepts, and refuses at a field', async () => {
    const [accepted, refused, open] = [await remarked(''), await remarked('拒绝'), await remarked('待定')]
    await run(2)
    expect(await read(accepted.message)).toMatchObject({ State: 'answered', Result: 'confirmed' })
    expect(await read(refused.message)).toMatchObject({ State: 'answered', Result: 'declined' })
    expect(await read(open.message)).toMatchObject({ State: 'sent', Result: 'pending' })
  })
  it('answers late', async () => {
    const { message } = await remarked('延迟')
    await run(2)
    expect((await read(message)).State).toBe('sent')
    await run(30)
    expect((await read(message)).State).toBe('answered')
  })
  it('lets the box out and in, twice and out of order', async () => {
    const { id } = await remarked('提箱 进港 重复')
    await run(2)
    await run(3)
    expect(await slipRow(ops, id)).toMatchObject({ Stage: 'gatedIn', BoxNo: expect.stringMatching(/^SIMU\d{7}$/) })
    expect((await viewedSlip(ops, id)).Reports).toHaveLength(2)
  })
})
