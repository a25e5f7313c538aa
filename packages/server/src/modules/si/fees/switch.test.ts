import {
  addSiList,
  modifySi,
  reviewSi,
  siAmendments,
  siInfo,
  siIssueFacts,
  type SiModifyReasons,
  type SiRecordInput,
} from '@jst/contracts/si'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'
import { payloadOf, siTestbed, type SiTestbed } from '../testing.ts'

let server: TestServer
let bed: SiTestbed
let [clerk, reviewer, customer]: TestClient[] = []
beforeAll(async () => {
  server = await createTestServer()
  ;[clerk, reviewer, customer] = await Promise.all(['doc', 'reviewer', 'customer'].map((account) => server.signIn(account)))
  bed = siTestbed(server, customer!)
})
afterAll(() => server.close())

const move = async (TDId: number, Status: number, more: object = {}) => {
  const client = Status === 5 ? customer! : Status === 2 || Status === 3 ? reviewer! : clerk!
  const { status, body } = await client.call(reviewSi, { TDId, Status, ...more })
  return [status, body.Issues?.[0]?.Message ?? body.Message ?? '']
}
const today = { OnBoardDate: new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10), OnBoardSource: '大副收据' }
/** A first set that was issued, by a ship of no schedule that sails tomorrow. */
async function issued(more: Partial<SiRecordInput> = {}): Promise<number> {
  const orderId = await bed.order()
  await server.db.owner((owner) =>
    owner.query(`update cargo_order set vessel = 'SWITCHED', voyage = '001', sailing_date = now() + interval '1 day' where id = $1`, [
      orderId,
    ]),
  )
  const draft = await bed.draft(orderId, { TBI_ISSUE_PLACE: 'NINGBO', TBI_SIGNING_METHOD: 'OBL', ...more })
  const Id = (await customer!.call(addSiList, payloadOf(orderId, draft))).body.Data.Ids[0]!
  for (const status of [2, 4, 5]) await move(Id, status)
  expect(await move(Id, 6, today)).toEqual([200, ''])
  return Id
}
const second = {
  TBI_CONSIGNOR: 'MIDDLE TRADING PTE LTD\nSINGAPORE\nTEL 65-6123-4567',
  TBI_ZHUANGHG: 'SHANGHAI',
  TBI_ZHUANGHG_CODE: 'CNSHA',
}
const back = { ReasonCode: 'A08', Originals: 'surrender' } as const
const edit = async (Id: number, reasons: SiModifyReasons, more: Partial<SiRecordInput> = second) => {
  const { status, body } = await customer!.call(modifySi, { ...(await bed.read(Id)), ...more, ...reasons })
  return [status, body.Issues?.find(({ Severity }) => Severity === 'ERROR')?.Message ?? '']
}

describe('a switch of an issued bill', () => {
  it('makes a second set with another shipper and port for the first, whose originals come back, on board as the first was', async () => {
    const Id = await issued()
    expect(await edit(Id, back)).toEqual([200, ''])
    // mended before it is issued: the port still stands
    expect(await move(Id, 3, { ReasonCode: 'R01', Remarks: '抬头' })).toEqual([200, ''])
    expect(await edit(Id, {}, { TBI_MARKS: 'N/M' })).toEqual([200, ''])
    for (const status of [2, 4, 5]) expect(await move(Id, status)).toEqual([200, ''])
    const facts = (await clerk!.call(siIssueFacts, { Id })).body.Data
    expect(facts).toMatchObject({ OriginalsDue: 3, OnBoardDate: today.OnBoardDate, OnBoardSource: today.OnBoardSource })
    expect((await move(Id, 6))[1]).toContain('3 份正本尚未收回')
    expect(await move(Id, 6, { Surrendered: true })).toEqual([200, ''])

    const now = await bed.read(Id)
    expect(now).toMatchObject({ ...second, TBI_STATUS: 6, TBI_ONBOARD_DATE: today.OnBoardDate })
    const { Data } = (await clerk!.call(siAmendments, { Id })).body
    expect(Data).toMatchObject([{ ReasonCode: 'A08', FromVersion: 1, FromStatus: 6, Originals: 'surrender', Outcome: 'issued' }])
    // what the second set says may be corrected like any issued bill
    expect(await edit(Id, { ReasonCode: 'A02', Originals: 'surrender' }, { TBI_MARKS: 'LOT 2' })).toEqual([200, ''])
  })
  it('is of issued bills with originals, all of which come back', async () => {
    const Id = await issued()
    expect((await edit(Id, { ReasonCode: 'A08', Originals: 'guarantee', Guarantee: 'LOI-1' }))[1]).toContain('换单须收回第一套全部正本')
    const telex = await issued({ TBI_SIGNING_METHOD: 'TLX' })
    expect((await edit(telex, { ReasonCode: 'A08', Originals: 'none' }))[1]).toContain('没有签发正本')
    const approved = await bed.submitted()
    await move(approved, 2)
    expect((await edit(approved, { ReasonCode: 'A08' }, {}))[1]).toContain('签发后才能换单')
  })
  it('alone changes ports: no other amendment of an issued bill, and no bill that was not issued', async () => {
    const Id = await issued()
    expect((await edit(Id, { ReasonCode: 'A05', Originals: 'surrender' }))[1]).toContain('只有换单（A08）')
    expect(await edit(Id, { ReasonCode: 'A01', Originals: 'surrender' }, { TBI_CONSIGNOR: second.TBI_CONSIGNOR })).toEqual([200, ''])
    expect((await edit(Id, {}))[1]).toContain('只有换单（A08）')
    const fresh = await bed.submitted()
    expect((await edit(fresh, {}))[1]).toContain('装货港')
    expect((await customer!.call(siInfo, { Id: fresh })).body.Data?.TBI_ZHUANGHG_CODE).not.toBe('CNSHA')
  })
})
