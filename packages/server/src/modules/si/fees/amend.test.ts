import { cargoOrderInfo, modifyCargoOrder, requestLateSi } from '@jst/contracts/cargo-orders'
import { documentCharges } from '@jst/contracts/document'
import { blankValues } from '@jst/contracts/entity'
import {
  addSiList,
  changeSiStatus,
  modifySi,
  reviewSi,
  siAmendments,
  siFeePreview,
  siFeeRuleCalls,
  siInfo,
  siIssueFacts,
  siState,
  type SiModifyReasons,
  type SiRecordInput,
} from '@jst/contracts/si'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'
import { payloadOf, siTestbed, type SiTestbed } from '../testing.ts'

let server: TestServer
let bed: SiTestbed
let [boss, clerk, reviewer, customer, other]: TestClient[] = []
let charge = ''
beforeAll(async () => {
  server = await createTestServer()
  ;[boss, clerk, reviewer, customer, other] = await Promise.all(
    ['boss', 'doc', 'reviewer', 'customer', 'customer2'].map((account) => server.signIn(account)),
  )
  bed = siTestbed(server, customer!)
  const [code] = await server.db.owner(async (owner) => {
    await owner.query('update si_fee_rule set enabled = false')
    return owner.query<{ code: string }>(`select code from m_charge where company_id is null and removed_at is null order by code limit 1`)
  })
  charge = code!.code
  let no = 0
  for (const [Occasion, Stage, Price] of [
    ['amend', '', 100],
    ['amend', '1', 200],
    ['amend', '3', 500],
    ['late', '', 80],
    ['extend', '', 60],
  ] as const) {
    const Values = {
      ...blankValues(siFeeRuleCalls.entity),
      Code: `TFEE${(no += 1)}`,
      NameZh: '测试',
      Occasion,
      Stage,
      ChargeCode: charge,
      Price,
      CurrencyCode: 'CNY',
    }
    const { status, text } = await boss!.call(siFeeRuleCalls.save, { Id: 0, Values })
    if (status !== 200) throw new Error(text)
  }
})
afterAll(() => server.close())

const feesOf = async (client: TestClient, Id: number) =>
  (await client.call(documentCharges, { Kind: 'si', Id, Sheet: 'fees' })).body.Data.Lines.map(({ Price, Remark }) => [Price, Remark])
async function approved(more: Partial<SiRecordInput> = {}): Promise<number> {
  const orderId = await bed.order()
  // a ship of no schedule, which sails tomorrow: its boxes may be on board today
  await server.db.owner((owner) =>
    owner.query(`update cargo_order set vessel = 'AMENDED', voyage = '001', sailing_date = now() + interval '1 day' where id = $1`, [
      orderId,
    ]),
  )
  const draft = await bed.draft(orderId, { TBI_ISSUE_PLACE: 'NINGBO', ...more })
  const Id = (await customer!.call(addSiList, payloadOf(orderId, draft))).body.Data.Ids[0]!
  await move(Id, 2)
  return Id
}
const move = async (
  TDId: number,
  Status: number,
  more: object = {},
  client = Status === 5 ? customer! : Status === 2 ? reviewer! : clerk!,
) => {
  const answer = await client.call(reviewSi, { TDId, Status, ...more })
  return [answer.status, answer.body.Issues?.[0]?.Message ?? answer.body.Message ?? '']
}
const issuing = { OnBoardDate: new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10), OnBoardSource: '大副收据' }
async function issued(more: Partial<SiRecordInput> = {}): Promise<number> {
  const Id = await approved(more)
  await move(Id, 4)
  await move(Id, 5)
  expect(await move(Id, 6, issuing)).toEqual([200, ''])
  return Id
}
async function amend(Id: number, reasons: SiModifyReasons = {}, client = customer!) {
  const record = await bed.read(Id)
  return client.call(modifySi, { ...record, TBI_MARKS: `MARKS ${record.UpdateTime}`, ReasonCode: 'A02', ...reasons })
}
const preview = async (client: TestClient, Id: number) => {
  const { CGO_ID } = await bed.read(Id)
  const { Stage, Fees } = (await client.call(siFeePreview, { CGO_ID, Id })).body.Data
  return [Stage, Fees.map(({ Price, Free }) => [Price, Free])]
}
const stateOf = async (Id: number, client = clerk!) => (await client.call(siState, { Id })).body.Data

describe('an amendment of an approved bill', () => {
  it('tells its fee before it is made, and adds it to the fees with what it was for', async () => {
    const Id = await approved()
    expect([await preview(customer!, Id), await preview(clerk!, Id)]).toEqual([
      [0, [['100', false]]],
      [0, [['100', false]]],
    ])
    expect((await amend(Id)).status).toBe(200)
    expect(await feesOf(customer!, Id)).toEqual([['100', '改单，第 2 版，截单前']])
    await move(Id, 2)
    await bed.moveDeadline(Id, -1)
    expect(await preview(customer!, Id)).toEqual([1, [['200', false]]])
    expect((await amend(Id)).status).toBe(200)
    expect(await feesOf(clerk!, Id)).toEqual([
      ['100', '改单，第 2 版，截单前'],
      ['200', '改单，第 3 版，截单后'],
    ])
    const { body } = await customer!.call(siAmendments, { Id })
    expect(body.Data.map(({ FromVersion, Version, Stage, ReasonCode }) => [FromVersion, Version, Stage, ReasonCode])).toEqual([
      [2, 3, 1, 'A02'],
      [1, 2, 0, 'A02'],
    ])
    expect((await other!.call(siAmendments, { Id })).status).toBe(404)
  })
  it('costs nothing while it was never approved, and a late first instruction its own fee', async () => {
    const Id = await bed.submitted()
    expect(await preview(customer!, Id)).toEqual([0, []])
    const orderId = await bed.order(-1)
    const late = await clerk!.call(siFeePreview, { CGO_ID: orderId })
    expect(late.body.Data).toMatchObject({ Stage: 1, Fees: [{ Occasion: 'late', Price: '80' }] })
  })
  it('costs the fee of an extension where the cut-off was moved on request, told before and booked with the first instruction', async () => {
    const orderId = await bed.order(-1)
    expect((await customer!.call(requestLateSi, { Id: orderId, Reason: '工厂晚装箱' })).status).toBe(200)
    const { UpdateTime, Remark } = (await clerk!.call(cargoOrderInfo, { Id: orderId })).body.Data
    const SiDeadline = new Date(Date.now() + 6 * 3_600_000).toISOString()
    const moved = await clerk!.call(modifyCargoOrder, { Id: orderId, UpdateTime, Remark, SiDeadline })
    expect(moved.body.Data.Late).toMatchObject({ State: 'granted' })
    const told = await customer!.call(siFeePreview, { CGO_ID: orderId })
    expect(told.body.Data).toMatchObject({ Stage: 0, Fees: [{ Occasion: 'extend', Price: '60' }] })
    const Id = (await customer!.call(addSiList, payloadOf(orderId, await bed.draft(orderId)))).body.Data.Ids[0]!
    expect(await feesOf(clerk!, Id)).toEqual([['60', '截单延期，第 1 版，截单前']])
    // the order has paid: a resubmission, another bill and a new instruction pay no second time
    expect(await preview(customer!, Id)).toEqual([0, []])
    expect((await customer!.call(modifySi, { ...(await bed.read(Id)), TBI_MARKS: 'NEW' })).status).toBe(200)
    expect(await feesOf(clerk!, Id)).toHaveLength(1)
    expect(await move(Id, 8, {}, customer)).toEqual([200, ''])
    expect((await customer!.call(siFeePreview, { CGO_ID: orderId })).body.Data.Fees).toEqual([])
    const again = (await customer!.call(addSiList, payloadOf(orderId, await bed.draft(orderId)))).body.Data.Ids[0]!
    expect(await feesOf(clerk!, again)).toEqual([])
  })
  it('of an extension is booked once for a set of bills', async () => {
    const orderId = await bed.order()
    await server.db.owner((owner) =>
      owner.query(
        `insert into late_request (order_id, company_id, operator_id, state, reason, asked_name)
          select id, company_id, operator_id, 'granted', '工厂晚装箱', '客户' from cargo_order where id = $1`,
        [orderId],
      ),
    )
    const draft = await bed.draft(orderId)
    const boxes = draft.BoxInfos ?? []
    const bills = [boxes.slice(0, 1), boxes.slice(1)].map((BoxInfos, at) => ({
      ...draft,
      BoxInfos,
      TBI_SIMBL_NO: `${draft.TBI_MBL_NO}${'AB'[at]}`,
      TBI_NUMBER: String(BoxInfos.reduce((sum, { TBX_NUM = 0 }) => sum + TBX_NUM, 0)),
    }))
    const { body } = await customer!.call(addSiList, payloadOf(orderId, ...bills))
    expect(body.Issues?.filter(({ Severity }) => Severity === 'ERROR') ?? []).toEqual([])
    const fees = await Promise.all(body.Data.Ids.map((Id) => feesOf(clerk!, Id)))
    expect(fees).toEqual([[['60', '截单延期，第 1 版，截单前']], []])
  })
  it('past the cut-off is paid by a resubmission, once, as it was shown before', async () => {
    const Id = await bed.submitted()
    expect(await move(Id, 3, { Remarks: '请补全' }, reviewer)).toEqual([200, ''])
    await bed.moveDeadline(Id, -1)
    expect(await preview(clerk!, Id)).toEqual([1, [['80', false]]])
    const resubmit = async (TBI_MARKS: string) =>
      (await clerk!.call(modifySi, { ...(await bed.read(Id)), TBI_MARKS, LateReason: '工厂晚装箱' })).status
    expect(await resubmit('ONE')).toBe(200)
    expect(await feesOf(customer!, Id)).toEqual([['80', expect.stringMatching(/第 2 版，截单后$/) as string]])
    expect(await preview(clerk!, Id)).toEqual([1, []])
    expect(await resubmit('TWO')).toBe(200)
    expect(await feesOf(customer!, Id)).toHaveLength(1)
  })
})

describe('an amendment of an issued bill', () => {
  it('names its originals; the issued version holds until the new one is approved, and originals are back before it is issued', async () => {
    const Id = await issued({ TBI_SIGNING_METHOD: 'OBL' })
    expect(await preview(customer!, Id)).toEqual([3, [['500', false]]])
    const without = await amend(Id)
    expect([without.status, without.body.Issues?.[0]?.Path]).toEqual([422, 'Originals'])
    expect((await amend(Id, { Originals: 'none' })).body.Issues?.[0]?.Message).toContain('签发过正本')
    expect((await amend(Id, { Originals: 'guarantee' })).body.Issues?.[0]?.Path).toBe('Guarantee')
    expect((await amend(Id, { Originals: 'surrender' })).status).toBe(200)
    expect(await stateOf(Id)).toMatchObject({ Status: 1, Version: 2, InForceVersion: 1 })
    expect(await feesOf(customer!, Id)).toEqual([['500', '改单，第 2 版，签发后']])
    await move(Id, 2)
    await move(Id, 4)
    await move(Id, 5)
    expect((await clerk!.call(siIssueFacts, { Id })).body.Data.OriginalsDue).toBe(3)
    const refused = await move(Id, 6, issuing)
    expect(refused).toEqual([422, expect.stringContaining('3 份正本尚未收回')])
    expect(await move(Id, 6, { ...issuing, Surrendered: true })).toEqual([200, ''])
    const [one] = (await clerk!.call(siAmendments, { Id })).body.Data
    expect(one).toMatchObject({ FromVersion: 1, FromStatus: 6, Version: 2, Stage: 3, Originals: 'surrender', Outcome: 'issued' })
  })
  it('by letter of guarantee is issued without the originals', async () => {
    const Id = await issued({ TBI_SIGNING_METHOD: 'OBL' })
    expect((await amend(Id, { Originals: 'guarantee', Guarantee: 'LOI-2611-01' })).status).toBe(200)
    for (const status of [2, 4, 5]) await move(Id, status)
    expect(await move(Id, 6, issuing)).toEqual([200, ''])
  })
  it('is given up by the staff: what was issued holds again', async () => {
    const Id = await issued({ TBI_SIGNING_METHOD: 'TLX' })
    const { TBI_MARKS } = await bed.read(Id)
    expect((await amend(Id, { Originals: 'none' })).status).toBe(200)
    await customer!.call(changeSiStatus, { TDId: Id, Status: 8 })
    expect((await stateOf(Id)).Moves.map(({ Event }) => Event)).toContain('reinstate')
    expect((await move(Id, 6))[0]).toBe(422)
    expect(await move(Id, 6, { Remarks: '客户不改了' })).toEqual([200, ''])
    expect(await stateOf(Id)).toMatchObject({ Status: 6, Version: 3, InForceVersion: 3 })
    expect((await bed.read(Id)).TBI_MARKS).toBe(TBI_MARKS)
    expect((await clerk!.call(siAmendments, { Id })).body.Data[0]).toMatchObject({ Outcome: 'reinstated' })
  })
  it('is none of a bill that was never issued', async () => {
    const waiting = await bed.submitted()
    await customer!.call(changeSiStatus, { TDId: waiting, Status: 8 })
    expect((await stateOf(waiting)).Moves.map(({ Event }) => Event)).not.toContain('reinstate')
    expect((await clerk!.call(reviewSi, { TDId: waiting, Status: 6, Remarks: 'x' })).status).toBe(422)
  })
  it('needs the right to it', async () => {
    const fresh = await createTestServer()
    try {
      const [bill] = await fresh.db.owner(async (owner) => {
        await owner.query(`update role_menu set buttons = array_remove(buttons, 'amendIssued')`)
        return owner.query<{ id: number }>('select id from si_record where status = 6 and delete_mark = 0 order by id limit 1')
      })
      const Id = bill!.id
      const person = await fresh.signIn('doc')
      expect((await person.call(siState, { Id })).body.Data.MayEdit).toBe(false)
      const record = (await person.call(siInfo, { Id })).body.Data
      const { status, body } = await person.call(modifySi, { ...record, ReasonCode: 'A02', Originals: 'surrender' })
      expect([status, body.Message]).toEqual([403, expect.stringContaining('签发后改单')])
    } finally {
      await fresh.close()
    }
  })
})
