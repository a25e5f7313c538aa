import { receiveDocumentAnswer, documentMessages, sendDocuments } from '@jst/contracts/document'
import { addSiList, answerLinkedBill, changeSiStatus, makeSiBillLink, siInfo, siState } from '@jst/contracts/si'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestClient, TestServer } from '../../../testing/index.ts'
import { payloadOf, type SiTestbed } from '../testing.ts'
import { openCarrierStage, type CarrierStage } from './testing.ts'

/** Milliseconds of the clock that calls are limited by. */
let uptime = 0
let stage: CarrierStage
let server: TestServer
let bed: SiTestbed
let [clerk, reviewer, customer]: TestClient[] = []
beforeAll(async () => {
  stage = await openCarrierStage({ uptime: () => uptime })
  ;({ server, bed, clerk, reviewer, customer } = stage)
  await stage.channel('ORDER', { Channel: 'simulator', Endpoint: '' })
})
afterAll(() => stage.close())

const Kind = 'si'
async function approved(): Promise<{ Id: number; no: string }> {
  const orderId = await bed.order()
  const Id = (await customer!.call(addSiList, payloadOf(orderId, await bed.draft(orderId)))).body.Data.Ids[0]!
  await reviewer!.call(changeSiStatus, { TDId: Id, Status: 2 })
  return { Id, no: (await bed.read(Id)).TBI_MBL_NO ?? '' }
}

it('answers of a carrier come to the same end in any order, and however often', async () => {
  const answersOf = (no: string): string[] => {
    const names = { shippingInstructionsReference: `C-${no}`, transportDocumentReference: no }
    const draft = { ...names, transportDocumentStatus: 'DRAFT', consignmentItems: [{}] }
    const event = (data: object) => ({ specversion: '1.0', type: 'org.dcsa.transport-document-notification.v3', data })
    return [
      { ...names, shippingInstructionsStatus: 'RECEIVED' },
      draft,
      event({ ...names, feedbacks: [], shippingInstructionsStatus: 'COMPLETED' }),
    ].map((json) => JSON.stringify(json))
  }
  const end = async (places: readonly number[]) => {
    uptime += 60_000
    const { Id, no } = await approved()
    const { UpdateTime } = (await clerk!.call(siInfo, { Id })).body.Data
    await clerk!.call(sendDocuments, { Kind, Items: [{ Id, UpdateTime: UpdateTime! }], Remarks: '' })
    await server.db.owner((owner) =>
      owner.query(`update document_message set state = 'sent' where record_id = $1 and state = 'waiting'`, [Id]),
    )
    const answers = answersOf(no)
    for (const place of places) expect((await clerk!.call(receiveDocumentAnswer, { Kind, Text: answers[place]! })).status).toBe(200)
    const { Rows } = (await clerk!.call(documentMessages, { Kind, RecordId: Id })).body.Data
    return Rows.map(({ Direction, State, Result }) => `${Direction} ${State} ${Result}`).toSorted()
  }
  const expected = await end([0, 1, 2])
  expect(expected).toEqual(['in noted confirmed', 'in noted confirmed', 'in open changed', 'out answered confirmed'])
  const sequences = fc
    .tuple(fc.shuffledSubarray([0, 1, 2], { minLength: 3 }), fc.array(fc.nat(2), { maxLength: 3 }))
    // repeats come after the first arrival of each
    .map(([order, again]) => [...order, ...again])
  await fc.assert(
    fc.asyncProperty(sequences, async (places) => {
      expect(await end(places)).toEqual(expected)
    }),
    { numRuns: 12 },
  )
}, 60_000)

it('of two people who answer one draft by link at once, one is taken and the other is told', async () => {
  const { Id } = await approved()
  await clerk!.call(changeSiStatus, { TDId: Id, Status: 4 })
  const links = await Promise.all(['工厂', '收货人'].map((For) => clerk!.call(makeSiBillLink, { Id, For, Days: 1 })))
  const answers = await Promise.all(
    links.map(({ body }, at) =>
      customer!.call(answerLinkedBill, {
        Token: new URL(body.Data.Path, 'http://x').searchParams.get('Token') ?? '',
        Key: `K${at}`,
        Name: `读者${at}`,
        Phone: '',
        Answer: at === 0 ? 'confirm' : 'change',
        Remarks: at === 0 ? '' : '唛头有误',
        FieldRemarks: [],
      }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  const won = answers.findIndex(({ status }) => status === 200)
  expect((await clerk!.call(siState, { Id })).body.Data.Status).toBe(won === 0 ? 5 : 1)
  expect(answers[1 - won]!.body.Message).toContain(`读者${won}`)
})
