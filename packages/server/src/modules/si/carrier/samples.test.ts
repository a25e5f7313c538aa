import { documentMessage, receiveDocumentAnswer, sendDocuments } from '@jst/contracts/document'
import {
  addSiList,
  changeSiStatus,
  importSiDcsa,
  saveSiRules,
  siCarrierDraft,
  siDraftSet,
  siInfo,
  siRules,
  type SiRecordInput,
} from '@jst/contracts/si'
import { compareRecords, recordFromWire } from '@jst/si-drafts/rules'
import { instructions, type Json } from '@jst/si-drafts/testing/dcsa'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { channelJobs } from '../../../documents/index.ts'
import { createSurroundings } from '../../../kernel/process/surroundings.ts'
import type { CarrierServer } from '../../../testing/carriers.ts'
import { runQueued, type TestClient, type TestServer } from '../../../testing/index.ts'
import { upload } from '../../../testing/upload.ts'
import { payloadOf, type SiTestbed } from '../testing.ts'
import { openCarrierStage, secretKey, type CarrierStage } from './testing.ts'

const Kind = 'si'
let stage: CarrierStage
let server: TestServer
let carrier: CarrierServer
let bed: SiTestbed
let [boss, clerk, reviewer, customer]: TestClient[] = []
beforeAll(async () => {
  stage = await openCarrierStage()
  ;({ server, carrier, bed, boss, clerk, reviewer, customer } = stage)
  await stage.channel('SAMPLES')
  const rules = (await boss.call(siRules, {})).body.Data
  expect((await boss.call(saveSiRules, { ...rules, StandardMinimum: true })).status).toBe(200)
})
afterAll(() => stage.close())

/** An order under the booking number of a sample. */
async function orderOf(bookingNo: string): Promise<number> {
  const id = await bed.order()
  await server.db.owner((owner) => owner.query('update cargo_order set mbl_no = $2 where id = $1', [id, bookingNo]))
  return id
}
/** Loads what the sample says into the order: whose boxes they are is no question of the standard. */
const load = (order: number, { BoxInfos = [] }: SiRecordInput) =>
  server.db.owner(async (owner) => {
    await owner.query('delete from cargo_order_box where order_id = $1', [order])
    for (const [seq, box] of BoxInfos.entries())
      await owner.query(
        `insert into cargo_order_box (order_id, company_id, operator_id, seq, type, container_no, seal_no, package_kind, packages, weight, volume)
          select id, company_id, operator_id, $2, $3, $4, $5, $6, $7, $8, $9 from cargo_order where id = $1`,
        [order, seq, box.TBX_TYPE, box.TBX_CNNO, box.TBX_SEALNO, box.TBX_PACKAGE, box.TBX_NUM, box.TBX_WEIGHT, box.TBX_VOLUME],
      )
  })

type Leaf = readonly [path: string, value: unknown]
const leavesOf = (value: unknown, path = ''): Leaf[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, `${path}.${name}`))
    : [[path.slice(1), value]]

/** Attributes that no field and no message of the standard has; they are refused by name at the import. */
const unknown = new Set(['advancedManifestFiling', 'documentParties.shiper.partyName'])

it.each(instructions)(
  '%s is submitted with what it says, sent, accepted, and its draft has no difference from it',
  async (name, sample) => {
    const first = `S${Date.now() % 1e9}`
    const numbers = new Map([
      ['NGB26010001', `${first}A`],
      ['NGB26010002', `${first}B`],
    ])
    const text = [...numbers].reduce((all, [from, to]) => all.replaceAll(from, to), JSON.stringify(sample))
    const order = await orderOf(`${first}A`)
    const other = text.includes(`${first}B`) ? await orderOf(`${first}B`) : undefined
    const imported = await upload(server, customer!, importSiDcsa.path, text, 'si.json')
    expect([name, imported.status, imported.body.Message]).toEqual([name, 200, undefined])
    const [draft] = (await customer!.call(siDraftSet, { CGO_ID: order })).body.Data?.Set?.TDBLInfos ?? []
    await load(order, draft!)
    if (other !== undefined) await load(other, { BoxInfos: [] })
    const submitted = await customer!.call(addSiList, payloadOf(order, draft!))
    expect(submitted.body.Issues?.filter(({ Severity }) => Severity === 'ERROR') ?? []).toEqual([])
    const Id = submitted.body.Data.Ids[0]!
    await reviewer!.call(changeSiStatus, { TDId: Id, Status: 2 })

    const { UpdateTime } = (await clerk!.call(siInfo, { Id })).body.Data
    const { Sent, NotSent } = (await clerk!.call(sendDocuments, { Kind, Items: [{ Id, UpdateTime: UpdateTime! }], Remarks: '' })).body.Data
    expect(NotSent).toEqual([])
    const surroundings = createSurroundings({ secretKey, innerEndpoints: true })
    await runQueued(server, { jobs: channelJobs, surroundings })
    const sent = JSON.parse(carrier.posts.at(-1)!.body) as Json
    const there = new Map(leavesOf(sent))
    const missing = leavesOf(JSON.parse(text)).filter(([path, value]) => !unknown.has(path) && there.get(path) !== value)
    expect(missing).toEqual([])

    const names = { shippingInstructionsReference: `C-${Id}`, transportDocumentReference: sent['transportDocumentReference'] }
    const status = JSON.stringify({ ...names, shippingInstructionsStatus: 'RECEIVED' })
    expect((await clerk!.call(receiveDocumentAnswer, { Kind, Text: status })).body.Data).toMatchObject({
      RecordId: Id,
      Result: 'confirmed',
    })
    expect((await clerk!.call(documentMessage, { Kind, Id: Sent[0]!.Message })).body.Data.State).toBe('answered')
    const bill = JSON.stringify({ ...sent, ...names, transportDocumentStatus: 'DRAFT' })
    expect((await clerk!.call(receiveDocumentAnswer, { Kind, Text: bill })).body.Data.RecordId).toBe(Id)
    const { Draft } = (await clerk!.call(siCarrierDraft, { Id })).body.Data
    expect(compareRecords(recordFromWire(await bed.read(Id)), recordFromWire(Draft!.Record)).map(({ label }) => label)).toEqual([])
  },
  60_000,
)
