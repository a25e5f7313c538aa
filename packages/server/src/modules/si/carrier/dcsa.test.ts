import { saveDocumentChannelSecret, sendDocuments } from '@jst/contracts/document'
import {
  addSiList,
  changeSiStatus,
  exportSiList,
  modifySi,
  siChannelCalls,
  siInfo,
  siPagedList,
  siState,
  type SiCarrierState,
} from '@jst/contracts/si'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { channelJobs } from '../../../documents/index.ts'
import { readSheet } from '../../../kernel/sheet/sheets.ts'
import { createSurroundings } from '../../../kernel/process/surroundings.ts'
import type { CarrierServer } from '../../../testing/carriers.ts'
import { openedMessage, pasted, pushed, recordMessages } from '../../../testing/depots.ts'
import { runQueued, type TestClient, type TestServer } from '../../../testing/index.ts'
import { payloadOf, type SiTestbed } from '../testing.ts'
import { openCarrierStage, secretKey, type CarrierStage } from './testing.ts'

const Kind = 'si'
const surroundings = createSurroundings({ secretKey, innerEndpoints: true })
let stage: CarrierStage
let server: TestServer
let carrier: CarrierServer
let bed: SiTestbed
let [boss, clerk, reviewer, customer]: TestClient[] = []
let door = { Door: '', secret: 'the key of the carrier' }
beforeAll(async () => {
  stage = await openCarrierStage()
  ;({ server, carrier, bed, boss, clerk, reviewer, customer } = stage)
  const { Id, UpdateTime } = await stage.channel('DOORTEST')
  await boss.call(saveDocumentChannelSecret, { Kind, Id, UpdateTime, Secret: door.secret })
  door = { ...door, Door: String((await boss.call(siChannelCalls.get, { Id })).body.Data['Door']) }
})
afterAll(() => stage.close())

async function approved(): Promise<{ Id: number; names: object }> {
  const orderId = await bed.order()
  const Id = (await customer!.call(addSiList, payloadOf(orderId, await bed.draft(orderId)))).body.Data.Ids[0]!
  await reviewer!.call(changeSiStatus, { TDId: Id, Status: 2 })
  const { TBI_MBL_NO } = await bed.read(Id)
  return { Id, names: { shippingInstructionsReference: `C-${Id}`, transportDocumentReference: TBI_MBL_NO } }
}
async function sent(Id: number): Promise<number | string> {
  const { UpdateTime } = (await clerk!.call(siInfo, { Id })).body.Data
  const { body } = await clerk!.call(sendDocuments, { Kind, Items: [{ Id, UpdateTime: UpdateTime! }], Remarks: '' })
  await runQueued(server, { jobs: channelJobs, surroundings })
  return body.Data.Sent[0]?.Message ?? body.Data.NotSent[0]!.Message
}
async function amended(Id: number, TBI_MARKS: string): Promise<void> {
  expect((await customer!.call(modifySi, { ...(await bed.read(Id)), TBI_MARKS, ReasonCode: 'A01' })).status).toBe(200)
  await reviewer!.call(changeSiStatus, { TDId: Id, Status: 2 })
}
const answer = async (json: object) => (await pasted(clerk!, Kind, JSON.stringify(json))).body.Data
const stateOf = async (message: number | string) => (await openedMessage(clerk!, Kind, message as number)).State

describe('an instruction that its carrier wants changed', () => {
  it('stays with the carrier: it is updated under its number, not sent unchanged, and cancelled when it is void', async () => {
    const { Id, names } = await approved()
    await sent(Id)
    await answer({ ...names, shippingInstructionsStatus: 'PENDING_UPDATE' })
    expect(await sent(Id)).toContain('第 1 版已经发送船公司')
    await amended(Id, 'MENDED')
    await sent(Id)
    expect(carrier.posts.at(-1)).toMatchObject({ method: 'PUT', path: expect.stringMatching(new RegExp(`/C-${Id}$`)) as string })
    await answer({ ...names, shippingInstructionsStatus: 'PENDING_UPDATE', reason: 'HS CODE' })
    await reviewer!.call(changeSiStatus, { TDId: Id, Status: 9, Remarks: '取消出货' })
    await sent(Id)
    expect(carrier.posts.at(-1)).toMatchObject({ method: 'PATCH', body: expect.stringContaining('CANCELLED') as string })
  })
  it('is an original again when it was declined', async () => {
    const { Id, names } = await approved()
    await sent(Id)
    await answer({ ...names, shippingInstructionsStatus: 'DECLINED' })
    await amended(Id, 'MENDED')
    await sent(Id)
    expect(carrier.posts.at(-1)).toMatchObject({ method: 'POST' })
  })
})

it('the latest message of a record stands beside its own state, for the staff alone', async () => {
  const { Id, names } = await approved()
  const standing = async (client: TestClient) => (await client.call(siState, { Id })).body.Data.CarrierState
  const listed = async (CarrierState: SiCarrierState | 'none', client = clerk!) =>
    (await client.call(siPagedList, { CarrierState, PageSize: 200 })).body.Data.Rows.filter((row) => row.Id === Id).map(
      (row) => row.CarrierState,
    )
  expect([await standing(clerk!), await listed('none'), await listed('sent')]).toEqual(['', [''], []])
  await sent(Id)
  expect([await standing(clerk!), await listed('sent'), await listed('none')]).toEqual(['sent', ['sent'], []])
  await answer({ ...names, shippingInstructionsStatus: 'PENDING_UPDATE' })
  expect([await standing(clerk!), await listed('rejected'), await listed('sent')]).toEqual(['rejected', ['rejected'], []])
  await amended(Id, 'MENDED')
  await sent(Id)
  await answer({ ...names, shippingInstructionsStatus: 'RECEIVED', updatedShippingInstructionsStatus: 'UPDATE_CONFIRMED' })
  expect([await standing(clerk!), await listed('acknowledged')]).toEqual(['acknowledged', ['acknowledged']])
  expect([await standing(customer!), await listed('acknowledged', customer)]).toEqual(['', []])
  const exported = await Promise.all([clerk!, customer!].map((client) => exportedRow(client, Id)))
  expect(exported.map((row) => row['船公司回执'])).toEqual(['船公司已接受', undefined])
})

/** A record in the Excel file of the lists, by the headings. */
async function exportedRow(client: TestClient, Id: number): Promise<Record<string, string>> {
  const { TBI_NO } = await bed.read(Id)
  const headers = { authorization: `Bearer ${client.token}` }
  const { rawPayload } = await server.app.inject({ url: exportSiList.path, query: { Keyword: TBI_NO }, headers })
  const { rows } = await readSheet(rawPayload)
  const head = rows.findIndex((row) => row.includes('补料编号'))
  return Object.fromEntries(rows[head]!.map((title, at) => [title, rows[head + 1]![at] ?? '']))
}

describe('a text of a carrier', () => {
  it('comes to the door of its channel, and one with another signature does not', async () => {
    const { Id, names } = await approved()
    const message = await sent(Id)
    const text = JSON.stringify({ ...names, shippingInstructionsStatus: 'RECEIVED' })
    expect((await pushed(server, door, text, 'sha256=00')).statusCode).toBe(401)
    expect((await pushed(server, door, text)).statusCode).toBe(204)
    expect(await stateOf(message)).toBe('answered')
    expect((await pushed(server, door, JSON.stringify({ hello: 1 }))).statusCode).toBe(422)
  })
  it('with a status that is not known waits where it names one of our instructions', async () => {
    const { Id, names } = await approved()
    const message = await sent(Id)
    const waiting = await answer({ ...names, shippingInstructionsStatus: 'ON_HOLD' })
    expect(waiting).toMatchObject({ RecordId: Id, State: 'open', Result: 'pending' })
    expect(waiting.Words).toContain('ON_HOLD')
    expect(await stateOf(message)).toBe('sent')
  })
  it('tells what became of the bill, and answers no message', async () => {
    const { Id, names } = await approved()
    const message = await sent(Id)
    for (const [transportDocumentStatus, State, Result] of [
      ['APPROVED', 'noted', 'confirmed'],
      ['ISSUED', 'noted', 'confirmed'],
      ['SURRENDERED_FOR_DELIVERY', 'noted', 'confirmed'],
      ['VOIDED', 'open', 'cancelled'],
    ])
      expect(await answer({ ...names, transportDocumentStatus })).toMatchObject({ RecordId: Id, State, Result })
    expect(await stateOf(message)).toBe('sent')
  })
  it('of an event that came before answers nothing, by its number or by its time', async () => {
    const { Id, names } = await approved()
    await sent(Id)
    const event = (data: object, more: object) => ({
      specversion: '1.0',
      source: 'https://carrier.example',
      ...more,
      data: { ...names, ...data },
    })
    const confirmed = { shippingInstructionsStatus: 'RECEIVED', updatedShippingInstructionsStatus: 'UPDATE_CONFIRMED' }
    await answer(event({ shippingInstructionsStatus: 'RECEIVED' }, { id: `E1-${Id}` }))
    await amended(Id, 'FIRST')
    const first = await sent(Id)
    await answer(event(confirmed, { id: `E2-${Id}`, time: new Date().toISOString() }))
    expect(await stateOf(first)).toBe('answered')
    await amended(Id, 'SECOND')
    const second = await sent(Id)
    const before = (await recordMessages(clerk!, Kind, Id)).length
    // the same event in other words
    await answer(event({ ...confirmed, reason: 'OK' }, { id: `E2-${Id}` }))
    expect([await stateOf(second), (await recordMessages(clerk!, Kind, Id)).length]).toEqual(['sent', before])
    await answer(event(confirmed, { id: `E3-${Id}`, time: '2020-01-01T00:00:00Z' }))
    expect(await stateOf(second)).toBe('sent')
    await answer(event(confirmed, { id: `E4-${Id}`, time: new Date().toISOString() }))
    expect(await stateOf(second)).toBe('answered')
  })
})
