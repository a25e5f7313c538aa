import { documentBoxes, documentMessageDraft, saveDocumentBoxes, sendDocuments } from '@jst/contracts/document'
import { blankValues } from '@jst/contracts/entity'
import { billView } from '@jst/contracts/bills'
import { siChannelCalls } from '@jst/contracts/si'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../../testing/index.ts'
import { billTestbed, type BillTestbed } from '../../testing/bills.ts'

let server: TestServer
let at: BillTestbed
beforeAll(async () => {
  server = await createTestServer()
  at = await billTestbed(server)
  const boss = await server.signIn('boss')
  const rows = await server.db.owner(async (owner) => {
    await owner.query('update si_channel set enabled = false')
    return owner.query<{ carrier: string }>('select distinct carrier_code as carrier from cargo_order')
  })
  for (const [place, { carrier: CarrierCode }] of rows.entries()) {
    const Values = { ...blankValues(siChannelCalls.entity), Code: `MB${place}`, NameZh: '测试通道', CarrierCode, Channel: 'dcsa' }
    await boss.call(siChannelCalls.save, { Id: 0, Values })
  }
})
afterAll(() => server.close())

const Kind = 'si'
const payload = async (Id: number) => {
  const { body, status } = await at.doc.call(documentMessageDraft, { Kind, Id })
  return status === 200 ? body.Data : { Type: '', Payload: '', refused: body.Message ?? '' }
}
/** Words of a refusal, or the kind of what left. */
const sent = async (siId: number, master: number): Promise<string> => {
  const { Type } = await payload(siId)
  const { SiUpdateTime } = (await at.doc.call(billView, { Kind: 'masterBill', Id: master })).body.Data
  const { body } = await at.doc.call(sendDocuments, { Kind, Items: [{ Id: siId, UpdateTime: SiUpdateTime }], Remarks: '' })
  return body.Data.NotSent[0]?.Message ?? Type
}
const parties = {
  Shipper: 'HAIJIE FREIGHT LTD\nSHANGHAI',
  Consignee: 'HAMBURG AGENT GMBH\nHAMBURG',
  Notify: 'SAME AS CONSIGNEE',
  AlsoNotify: '',
}

it('a carrier is told what the master bill says, from its first draft that was given out on', async () => {
  const siId = await at.instruction(2)
  const master = await at.made(siId, 'masterBill')
  await at.write('masterBill', master, parties)
  expect((await payload(siId)).Payload).not.toContain('HAMBURG AGENT GMBH')
  expect(await at.move('masterBill', master, 'send')).toEqual([])
  const draft = await payload(siId)
  for (const said of ['HAIJIE FREIGHT LTD', 'HAMBURG AGENT GMBH']) expect(draft.Payload).toContain(said)
  // edited, and not given out yet: the carrier is told the draft that was
  await at.write('masterBill', master, { Consignee: 'ROTTERDAM AGENT BV' })
  expect((await payload(siId)).Payload).toContain('HAMBURG AGENT GMBH')
})

it('the same master leaves once; the next draft of it is an amendment', async () => {
  const siId = await at.instruction(2)
  const master = await at.made(siId, 'masterBill')
  await at.write('masterBill', master, parties)
  await at.move('masterBill', master, 'send')
  expect(await sent(siId, master)).toBe('instruct')
  await server.db.owner((owner) =>
    owner.query(`update document_message set state = 'answered', result = 'confirmed' where kind = $1 and record_id = $2`, [Kind, siId]),
  )
  expect(await sent(siId, master)).toContain('没有新的内容')
  await at.write('masterBill', master, { Consignee: 'ROTTERDAM AGENT BV' })
  await at.move('masterBill', master, 'send')
  expect(await sent(siId, master)).toBe('amend')
})

it('other quantities than those of the instruction are refused, with the box', async () => {
  const siId = await at.instruction(2)
  const master = await at.made(siId, 'masterBill')
  await at.write('masterBill', master, parties)
  const { UpdateTime, Boxes } = (await at.doc.call(documentBoxes, { Kind: 'masterBill', Id: master })).body.Data
  const changed = Boxes.map((box, place) =>
    place === 0 ? { ...box, Box: { ...box.Box, Packages: Number(box.Box.Packages ?? 0) + 1 } } : box,
  )
  expect((await at.doc.call(saveDocumentBoxes, { Kind: 'masterBill', Id: master, UpdateTime, Boxes: changed })).status).toBe(200)
  await at.move('masterBill', master, 'send')
  expect(await payload(siId)).toMatchObject({ refused: expect.stringContaining('箱货与补料不一致') })
})
