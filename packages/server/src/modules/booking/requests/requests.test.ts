import { answerRequest, askAmendment, askCancellation, withdrawRequest, type BookingContent } from '@jst/contracts/booking'
import { cargoOrderInfo } from '@jst/contracts/cargo-orders'
import { documentTimeline, moveDocuments } from '@jst/contracts/document'
import { messageSelfList } from '@jst/contracts/messages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { booked, confirmedBooking, furniture, moveBooking, rowOf, viewed } from '../../../testing/bookings.ts'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'

let server: TestServer
let [ops, customer, other]: TestClient[] = []
beforeAll(async () => {
  server = await createTestServer()
  ;[ops, customer, other] = await Promise.all(['ops', 'customer', 'customer2'].map((account) => server.signIn(account)))
})
afterAll(() => server.close())

const confirmed = () => confirmedBooking(customer!, ops!)
async function ask(Id: number, change: (content: BookingContent) => BookingContent, client = customer!) {
  const { UpdateTime, Content } = await viewed(client, Id)
  return client.call(askAmendment, { Id, UpdateTime, Content: change(Content), VoyageId: 0, Remarks: '客户要求' })
}
const otherVessel = (content: BookingContent) => ({ ...content, Values: { ...content.Values, Vessel: 'COSCO FAITH', VoyageNo: '046E' } })
const cancel = async (Id: number, client = customer!) => {
  const { UpdateTime } = await viewed(client, Id)
  return client.call(askCancellation, { Id, UpdateTime, Reason: 'NO_CARGO', Remarks: '' })
}
const answer = async (Id: number, Kind: 'amendment' | 'cancellation', Answer: 'confirm' | 'decline', Remarks = '', client = ops!) => {
  const { UpdateTime } = await viewed(ops!, Id)
  return client.call(answerRequest, { Id, UpdateTime, Kind, Answer, Remarks })
}
const withdraw = async (Id: number, Kind: 'amendment' | 'cancellation') => {
  const { UpdateTime } = await viewed(customer!, Id)
  return customer!.call(withdrawRequest, { Id, UpdateTime, Kind })
}
const statuses = async (Id: number) => {
  const { Stage, Amendment, Cancellation } = await rowOf(ops!, Id)
  return [Stage, Amendment, Cancellation]
}

describe('an amendment', () => {
  it('stands beside the booking, field by field, and changes nothing until it is confirmed', async () => {
    const { Id } = await confirmed()
    const asked = await ask(Id, (content) => ({ ...otherVessel(content), Boxes: [{ ...content.Boxes[0]!, Count: 3 }] }))
    expect(asked.body.Data.Requests[0]).toMatchObject({
      Kind: 'amendment',
      State: 'received',
      Changes: [
        { Field: 'Vessel', Before: 'COSCO ROME', After: 'COSCO FAITH' },
        { Field: 'VoyageNo', Before: '045E', After: '046E' },
        { Field: 'Boxes', Before: '40HQ 2', After: '40HQ 3' },
      ],
    })
    expect(await statuses(Id)).toEqual(['confirmed', 'received', 'none'])
    expect(await rowOf(ops!, Id)).toMatchObject({ Vessel: 'COSCO ROME', Boxes: '40HQ*2' })
    const done = await answer(Id, 'amendment', 'confirm')
    expect(done.body.Data.Requests[0]).toMatchObject({ State: 'confirmed', AnsweredBy: '孙婷' })
    expect(await statuses(Id)).toEqual(['confirmed', 'confirmed', 'none'])
    expect(await rowOf(ops!, Id)).toMatchObject({ Vessel: 'COSCO FAITH', Boxes: '40HQ*3', Teu: 6 })
    expect((await ops!.call(cargoOrderInfo, { Id: done.body.Data.OrderId })).body.Data).toMatchObject({
      Vessel: 'COSCO FAITH',
      BoxSummary: '40HQ*3',
    })
  })
  it('is declined with a reason, and may be asked for again', async () => {
    const { Id } = await confirmed()
    await ask(Id, otherVessel)
    expect((await answer(Id, 'amendment', 'decline')).body.Issues?.[0]?.Message).toBe('请写明拒绝的原因')
    const declined = await answer(Id, 'amendment', 'decline', '该航次已满')
    expect(declined.body.Data.Requests[0]).toMatchObject({ State: 'declined', Answer: '该航次已满' })
    expect(await rowOf(ops!, Id)).toMatchObject({ Vessel: 'COSCO ROME', Stage: 'confirmed', Amendment: 'declined' })
    expect((await ask(Id, otherVessel)).status).toBe(200)
  })
  it('is one at a time, of a confirmed booking, and says something', async () => {
    const { Id } = await confirmed()
    expect((await ask(Id, (content) => content)).body.Issues?.[0]?.Message).toContain('没有需要改配的内容')
    await ask(Id, otherVessel)
    const again = await ask(Id, otherVessel)
    expect([again.body.Code, again.body.Message]).toEqual(['ILLEGAL_TRANSITION', expect.stringContaining('已有改配申请等待答复')])
    const draft = await booked(customer!)
    expect((await ask(draft.Id, otherVessel)).body.Message).toContain('放舱后才能申请')
  })
  it('is withdrawn by whoever asked, and answered by the forwarder alone', async () => {
    const { Id } = await confirmed()
    await ask(Id, otherVessel)
    expect((await answer(Id, 'amendment', 'confirm', '', customer)).status).toBe(403)
    expect((await withdraw(Id, 'amendment')).body.Data.Requests[0]).toMatchObject({ State: 'cancelled' })
    expect((await answer(Id, 'amendment', 'confirm')).body.Message).toContain('没有等待答复的改配申请')
    expect(await statuses(Id)).toEqual(['confirmed', 'cancelled', 'none'])
  })
  it('is not withdrawn by the side that answers it', async () => {
    const { Id } = await confirmed()
    await ask(Id, otherVessel)
    const { UpdateTime, Requests } = await viewed(ops!, Id)
    expect(Requests[0]).toMatchObject({ State: 'received', Own: false })
    const refused = await ops!.call(withdrawRequest, { Id, UpdateTime, Kind: 'amendment' })
    expect([refused.status, refused.body.Message]).toEqual([403, '该申请由对方提出，只能答复同意或拒绝；由申请方自己撤回'])
    expect((await viewed(customer!, Id)).Requests[0]).toMatchObject({ State: 'received', Own: true })
  })
  it('is closed when its booking ends, by whichever way', async () => {
    const [taken, cancelled] = [await confirmed(), await confirmed()]
    for (const { Id } of [taken, cancelled]) await ask(Id, otherVessel)
    expect(await moveBooking(ops!, 'decline', taken.Id, 'SPACE')).toBeUndefined()
    expect(await statuses(taken.Id)).toEqual(['declined', 'declined', 'none'])
    await cancel(cancelled.Id)
    await answer(cancelled.Id, 'cancellation', 'confirm')
    expect(await statuses(cancelled.Id)).toEqual(['cancelled', 'declined', 'confirmed'])
    for (const { Id } of [taken, cancelled])
      expect((await viewed(customer!, Id)).Requests.find(({ Kind }) => Kind === 'amendment')).toMatchObject({
        State: 'declined',
        Answer: '订舱已结束，申请随之关闭',
      })
  })
  it('of two who answer at once one hears how it stands by then', async () => {
    const { Id } = await confirmed()
    await ask(Id, otherVessel)
    const { UpdateTime } = await viewed(ops!, Id)
    const both = await Promise.all(
      (['confirm', 'decline'] as const).map((Answer) =>
        ops!.call(answerRequest, { Id, UpdateTime, Kind: 'amendment', Answer, Remarks: '同时答复' }),
      ),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412])
    const [won, late] = both[0]!.status === 200 ? both : both.toReversed()
    expect((late!.body.Data as { Requests: unknown[] }).Requests[0]).toEqual(won!.body.Data.Requests[0])
  })
  it('of a booking that the carrier cannot carry brings it back to confirmed', async () => {
    const { Id } = await confirmed()
    const { UpdateTime } = await viewed(ops!, Id)
    await ops!.call(moveDocuments, { Kind: 'booking', Event: 'askAgain', Items: [{ Id, UpdateTime }], Remarks: '甩柜' })
    expect(await statuses(Id)).toEqual(['pendingAmendment', 'none', 'none'])
    await ask(Id, otherVessel)
    await answer(Id, 'amendment', 'confirm')
    expect(await statuses(Id)).toEqual(['confirmed', 'confirmed', 'none'])
  })
})

describe('a cancellation', () => {
  it('of a confirmed booking is asked for, and the booking goes with its order when it is confirmed', async () => {
    const { Id, OrderId } = await confirmed()
    await cancel(Id)
    expect(await statuses(Id)).toEqual(['confirmed', 'none', 'received'])
    expect((await ask(Id, otherVessel)).body.Message).toContain('退关申请正在等待答复')
    expect(await moveBooking(ops!, 'finish', Id)).toContain('等待答复')
    await answer(Id, 'cancellation', 'confirm')
    expect(await statuses(Id)).toEqual(['cancelled', 'none', 'confirmed'])
    expect((await ops!.call(cargoOrderInfo, { Id: OrderId })).status).toBe(404)
    expect((await cancel(Id)).body.Message).toContain('已退关')
  })
  it('that is declined or withdrawn leaves the booking as it was', async () => {
    const { Id } = await confirmed()
    await cancel(Id)
    await answer(Id, 'cancellation', 'decline', '已过截关')
    expect(await statuses(Id)).toEqual(['confirmed', 'none', 'declined'])
    await cancel(Id)
    await withdraw(Id, 'cancellation')
    expect(await statuses(Id)).toEqual(['confirmed', 'none', 'none'])
  })
  it('before the confirmation is made at once', async () => {
    const { Id } = await booked(customer!)
    await moveBooking(customer!, 'submit', Id)
    expect((await cancel(Id)).body.Message).toContain('放舱后才能申请')
    expect(await moveBooking(customer!, 'withdraw', Id, 'SAILING')).toBeUndefined()
    expect(await statuses(Id)).toEqual(['cancelled', 'none', 'none'])
  })
  it('and an amendment that is open may both be answered', async () => {
    const { Id } = await confirmed()
    await ask(Id, otherVessel)
    await cancel(Id)
    expect(await statuses(Id)).toEqual(['confirmed', 'received', 'received'])
    await answer(Id, 'amendment', 'decline', '已申请退关')
    await answer(Id, 'cancellation', 'confirm')
    expect(await statuses(Id)).toEqual(['cancelled', 'declined', 'confirmed'])
  })
})

it("what is asked and answered is in the timeline of both, told to each, and nobody else's", async () => {
  const { Id } = await confirmed()
  await ask(Id, otherVessel)
  await answer(Id, 'amendment', 'confirm')
  const { Rows } = (await customer!.call(documentTimeline, { Kind: 'booking', Id })).body.Data
  expect(Rows.map(({ Event }) => Event)).toEqual(expect.arrayContaining(['amendment.ask', 'amendment.confirm', 'amend']))
  const { Code } = await rowOf(ops!, Id)
  const told = async (client: TestClient) =>
    (await client.call(messageSelfList, { PageSize: 100 })).body.Data.Rows.filter(({ Title }) => Title.includes(Code)).map(
      ({ Title }) => Title,
    )
  expect((await told(customer!)).some((title) => title.includes('同意改配'))).toBe(true)
  expect(await told(other!)).toEqual([])
  expect((await other!.call(askCancellation, { Id, UpdateTime: new Date().toISOString(), Reason: 'OTHER', Remarks: '' })).status).toBe(404)
})

it('content that a customer may not see stays through an amendment', async () => {
  const { Id } = await confirmedBooking(customer!, ops!, furniture())
  await server.db.owner((owner) => owner.query(`update booking set remark_internal = 'INNER' where id = $1`, [Id]))
  await ask(Id, otherVessel)
  await answer(Id, 'amendment', 'confirm')
  expect((await viewed(ops!, Id)).Content.Values['RemarkInternal']).toBe('INNER')
})
