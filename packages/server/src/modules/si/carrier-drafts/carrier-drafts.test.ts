import { sendDocuments } from '@jst/contracts/document'
import {
  addSiList,
  answerSiQuestion,
  askSiQuestion,
  changeSiStatus,
  closeSiQuestion,
  siCarrierDraft,
  siInfo,
  siQuestions,
} from '@jst/contracts/si'
import { compareRecords, recordFromWire } from '@jst/si-drafts/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { channelJobs } from '../../../documents/index.ts'
import { createSurroundings } from '../../../kernel/process/surroundings.ts'
import { runQueued, type TestClient, type TestServer } from '../../../testing/index.ts'
import { openCarrierStage, secretKey, type CarrierStage } from '../carrier/testing.ts'
import { payloadOf, type SiTestbed } from '../testing.ts'

let stage: CarrierStage
let server: TestServer
let bed: SiTestbed
let [clerk, reviewer, customer, other]: TestClient[] = []
beforeAll(async () => {
  stage = await openCarrierStage()
  ;({ server, bed, clerk, reviewer, customer } = stage)
  other = await server.signIn('customer2')
  await stage.channel('DRAFTS', { Channel: 'simulator', Endpoint: '' })
})
afterAll(() => stage.close())

const run = () => runQueued(server, { jobs: channelJobs, surroundings: createSurroundings({ secretKey, simulatedAnswerMs: 0 }) })
/** A bill that was sent to the simulated carrier, whose answers have come. */
async function answered(marks = 'N/M'): Promise<number> {
  const orderId = await bed.order()
  const draft = await bed.draft(orderId, { TBI_MARKS: marks })
  const Id = (await customer!.call(addSiList, payloadOf(orderId, draft))).body.Data.Ids[0]!
  await reviewer!.call(changeSiStatus, { TDId: Id, Status: 2 })
  const { UpdateTime } = (await clerk!.call(siInfo, { Id })).body.Data
  await clerk!.call(sendDocuments, { Kind: 'si', Items: [{ Id, UpdateTime: UpdateTime! }], Remarks: '' })
  await run()
  await run()
  return Id
}
const draftOf = async (Id: number) => (await clerk!.call(siCarrierDraft, { Id })).body.Data
async function differences(Id: number) {
  const own = recordFromWire((await clerk!.call(siInfo, { Id })).body.Data)
  return compareRecords(own, recordFromWire((await draftOf(Id)).Draft!.Record)).map(({ label, before, after }) => [label, before, after])
}

describe('the bill of a carrier', () => {
  it('that repeats the instruction has no difference from it', async () => {
    const Id = await answered()
    const { Draft, Drafts } = await draftOf(Id)
    expect([Draft!.Status, Drafts.length, Draft!.MessageId === Drafts[0]!.Id]).toEqual(['DRAFT', 1, true])
    expect(await differences(Id)).toEqual([])
  })
  it('tells what the carrier has otherwise, and its own statements', async () => {
    const Id = await answered('DIFFER')
    const [box] = (await bed.read(Id)).BoxInfos
    expect(await differences(Id)).toEqual([
      ['付款方式', 'PP', 'CC'],
      [`箱 ${box!.TBX_CNNO} 封号`, box!.TBX_SEALNO, `${box!.TBX_SEALNO}9`.slice(0, 15)],
    ])
    expect((await draftOf(Id)).Draft!.Said).toContainEqual({
      Label: '船公司条款',
      Value: expect.stringContaining("SHIPPER'S LOAD") as string,
    })
  })
  it('is the operator’s alone, and absent before one came', async () => {
    const Id = await bed.submitted()
    expect(await draftOf(Id)).toEqual({ Draft: null, Drafts: [], Problem: '', HasLayout: false })
    expect((await customer!.call(siCarrierDraft, { Id })).status).toBe(403)
    expect((await clerk!.call(siCarrierDraft, { Id, MessageId: 1 })).status).toBe(404)
  })
})

describe('a question', () => {
  const seal = { Path: 'BoxInfos[0].TBX_SEALNO', Text: '封号以哪个为准？', Ours: 'A1', Booked: '', Theirs: 'A2' }
  it('to the customer is told to it, answered once, and the answer comes back to who asked', async () => {
    const Id = await bed.submitted()
    const { body } = await clerk!.call(askSiQuestion, { Id, To: 'customer', ...seal })
    expect(body.Data).toMatchObject({ Label: expect.stringMatching(/^箱 \w{11} 封号$/) as string, Answer: '', Closed: false })
    const again = await clerk!.call(askSiQuestion, { Id, To: 'customer', ...seal })
    expect([again.status, again.body.Issues?.[0]?.Message]).toEqual([422, expect.stringContaining('已有一个等待客户答复的问题')])
    expect((await customer!.call(siQuestions, { Id })).body.Data).toEqual([body.Data])
    const answer = (Answer: string) => customer!.call(answerSiQuestion, { Id: body.Data.Id, Answer })
    expect((await answer(' ')).status).toBe(422)
    expect((await answer('以 A1 为准')).body.Data).toMatchObject({ Answer: '以 A1 为准' })
    expect((await answer('以 A1 为准')).status).toBe(200)
    expect((await answer('以 A2 为准')).body.Message).toContain('已由')
    const { TBI_MBL_NO } = await bed.read(Id)
    const told = await server.db.owner((owner) =>
      owner.query<{ title: string }>(`select title from message where title like $1 group by title order by title`, [
        `提单 ${TBI_MBL_NO}%`,
      ]),
    )
    expect(new Set(told.map(({ title }) => title.replace(/^提单 \S+ /, '')))).toEqual(new Set(['有问题需要您答复', '的问题已答复']))
  })
  it('to the carrier is not the customer’s to see or answer', async () => {
    const Id = await bed.submitted()
    const { body } = await clerk!.call(askSiQuestion, { Id, To: 'carrier', ...seal })
    expect((await customer!.call(siQuestions, { Id })).body.Data).toEqual([])
    expect((await customer!.call(answerSiQuestion, { Id: body.Data.Id, Answer: 'x' })).status).toBe(404)
    expect((await clerk!.call(answerSiQuestion, { Id: body.Data.Id, Answer: '船公司已更正' })).body.Data.AnsweredBy).toContain('代登记')
    expect((await clerk!.call(closeSiQuestion, { Id: body.Data.Id })).body.Data.Closed).toBe(true)
    // the place is free for another question
    expect((await clerk!.call(askSiQuestion, { Id, To: 'carrier', ...seal })).status).toBe(200)
  })
  it('names a place of the record, belongs to its companies, and is asked by those who send drafts', async () => {
    const Id = await bed.submitted()
    for (const Path of ['TBI_NOTHING', 'BoxInfos[99].TBX_SEALNO'])
      expect((await clerk!.call(askSiQuestion, { Id, To: 'customer', ...seal, Path })).status).toBe(422)
    expect((await clerk!.call(askSiQuestion, { Id, To: 'customer', ...seal, Path: '' })).body.Data.Label).toBe('整票提单')
    expect((await customer!.call(askSiQuestion, { Id, To: 'customer', ...seal })).status).toBe(403)
    expect((await other!.call(siQuestions, { Id })).status).toBe(404)
  })
})
