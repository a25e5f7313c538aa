import { documentMessageDraft, sendDocuments } from '@jst/contracts/document'
import { addSiList, changeSiStatus, exportSiStandard, siInfo, siStandardLosses, type SiRecordInput } from '@jst/contracts/si'
import { recordFromWire } from '@jst/si-drafts/rules'
import { furtherOf, withFurther } from '@jst/si-drafts/standards'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { channelJobs } from '../../../documents/index.ts'
import { createSurroundings } from '../../../kernel/process/surroundings.ts'
import type { CarrierServer } from '../../../testing/carriers.ts'
import { runQueued, type TestClient, type TestServer } from '../../../testing/index.ts'
import { payloadOf, type SiTestbed } from '../testing.ts'
import { openCarrierStage, secretKey, type CarrierStage } from './testing.ts'

const Kind = 'si'
let stage: CarrierStage
let server: TestServer
let carrier: CarrierServer
let bed: SiTestbed
let [clerk, reviewer, customer]: TestClient[] = []
beforeAll(async () => {
  stage = await openCarrierStage()
  ;({ server, carrier, bed, clerk, reviewer, customer } = stage)
  await stage.channel('DETAILS')
})
afterAll(() => stage.close())

const contacts = [
  { party: 'shipper', name: 'Li Wei', phone: '+86 574 8700', email: 'li@garden.example' },
  { party: 'notify2', name: 'Desk', phone: '', email: 'desk@second.example' },
  { party: 'forwarder', name: 'Wang', phone: '0574 1', email: '' },
] as const
const taxes = [{ party: 'consignee', type: 'EORI', country: 'DE', value: 'DE1234567' }] as const

/** A record as the editor stores it: details of its parties, and its first box as a part load. */
async function drafted(orderId: number): Promise<SiRecordInput> {
  const draft = await bed.draft(orderId, { TBI_NOTIFIER_2: 'SECOND BROKER\nROTTERDAM, NETHERLANDS' })
  const record = recordFromWire(draft)
  const carried = withFurther(record, { ...furtherOf(record), forwarder: 'JINSHANG FORWARDING\nNINGBO', contacts, taxes })
  const boxes = draft.BoxInfos?.map((box, at) => (at === 0 ? { ...box, TBX_PART_LOAD: '1' } : box))
  return { ...draft, TBI_CARRIED: carried, BoxInfos: boxes }
}

it('contacts, tax numbers and part loads that were entered are stored, and stand in the messages to the carrier', async () => {
  const orderId = await bed.order()
  const submitted = await customer!.call(addSiList, payloadOf(orderId, await drafted(orderId)))
  expect(submitted.body.Issues?.filter(({ Severity }) => Severity === 'ERROR') ?? []).toEqual([])
  const Id = submitted.body.Data.Ids[0]!
  const stored = recordFromWire(await bed.read(Id))
  expect([furtherOf(stored).contacts, furtherOf(stored).taxes, stored.containers[0]?.partLoad]).toEqual([contacts, taxes, '1'])
  await reviewer!.call(changeSiStatus, { TDId: Id, Status: 2 })

  const shown = (await clerk!.call(documentMessageDraft, { Kind, Id })).body.Data
  expect(shown.Lost.map(({ Label }) => Label)).toContain(`集装箱 ${stored.containers[0]?.containerNo} 拼箱`)
  const { UpdateTime } = (await clerk!.call(siInfo, { Id })).body.Data
  const { NotSent } = (await clerk!.call(sendDocuments, { Kind, Items: [{ Id, UpdateTime: UpdateTime! }], Remarks: '' })).body.Data
  expect(NotSent).toEqual([])
  await runQueued(server, { jobs: channelJobs, surroundings: createSurroundings({ secretKey, innerEndpoints: true }) })
  expect(JSON.parse(carrier.posts.at(-1)!.body)).toMatchObject({
    documentParties: {
      shipper: { partyContactDetails: [{ name: 'Li Wei', phone: '+86 574 8700', email: 'li@garden.example' }] },
      consignee: { taxLegalReferences: [{ type: 'EORI', countryCode: 'DE', value: 'DE1234567' }] },
      notifyParties: [{ partyName: 'SECOND BROKER', partyContactDetails: [{ name: 'Desk', email: 'desk@second.example' }] }],
      other: [{ partyFunction: 'DDR', party: { partyContactDetails: [{ name: 'Wang', phone: '0574 1' }] } }],
    },
  })

  const headers = { authorization: `Bearer ${clerk!.token}` }
  const { payload } = await server.app.inject({ url: exportSiStandard.path, query: { Id: String(Id), Standard: 'D99B' }, headers })
  const segments = payload.split("'")
  expect(segments).toEqual(expect.arrayContaining(['CTA+IC+:Li Wei', 'COM+desk@second.example:EM', 'RFF+FC:DE1234567', 'COM+0574 1:TE']))
  expect(segments.filter((segment) => segment.startsWith('EQD') && segment.endsWith('+7'))).toHaveLength(1)
  const { Losses } = (await clerk!.call(siStandardLosses, { Id, Standard: 'D99B' })).body.Data
  expect(Losses.map(({ Label }) => Label)).toContain('收货人 税号')
})
