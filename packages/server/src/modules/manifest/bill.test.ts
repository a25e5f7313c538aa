import { documentVersions, saveDocumentChannelSecret } from '@jst/contracts/document'
import {
  decideManifestProposal,
  makeManifestLink,
  manifestConfigCalls,
  manifestPages,
  manifestProposals,
  manifestStart,
  proposeByLink,
  saveManifest,
  type ManifestContent,
} from '@jst/contracts/manifest'
import { localOf } from '@jst/contracts/schedules/times'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pushed } from '../../testing/depots.ts'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'
import { manifestReceipt, manifestTestbed, messageIdOf, withoutButton, type ManifestTestbed } from '../../testing/manifest-testbed.ts'
import {
  addManifest,
  chinaBill,
  messageOfManifest,
  messagesOfManifest,
  moveManifest,
  newBill,
  readManifest,
  sendManifest,
  stateOfManifest,
} from '../../testing/manifests.ts'

const Kind = 'manifest'
let server: TestServer
let at: ManifestTestbed
let [boss, doc]: TestClient[] = []
let agent: string
beforeAll(async () => {
  server = await createTestServer()
  at = await manifestTestbed(server, { Regimes: ['cnExport', 'eu'] })
  ;({ boss, doc, agent } = at)
})
afterAll(() => server.close())

/** A bill to Hamburg that passes the checks of China and of the Union. */
function unionBill(more: Partial<ManifestContent> = {}): ManifestContent {
  const { Shipper, Consignee } = chinaBill()
  const abroad = { Buyer: Consignee, Seller: Shipper, PaymentMethod: 'H', Routing: ['CN', 'DE'], FilingType: 'F10' }
  return chinaBill({ Pod: 'DEHAM', ...abroad, ...more })
}

describe('filings of a bill', () => {
  it('that it lacks are added to a saved bill, also to one that customs have', async () => {
    const { Id, Content } = await addManifest(doc!, unionBill(), { Agent: agent })
    const added = await at.write(Id, { Regimes: ['cnExport', 'eu'] })
    expect(added.body.Data.Siblings.map(({ Regime }) => Regime)).toEqual(['eu'])
    expect(added.body.Data.Written).toHaveLength(1)
    await at.approved(Id)
    await sendManifest(doc!, Id)
    await at.run()
    expect(await stateOfManifest(doc!, Id)).toBe('accepted')
    const changed = await at.write(Id, { Regimes: ['us'], Content: { ...Content, Remark: 'NEW' } })
    expect([changed.status, changed.body.Message]).toEqual([422, expect.stringContaining('现在不能修改内容')])
    const again = await at.write(Id, { Regimes: ['cnExport', 'eu', 'us'] })
    expect(again.body.Data.Siblings.map(({ Regime }) => Regime)).toEqual(['eu', 'us'])
    expect((await readManifest(doc!, again.body.Data.Written[0]!)).Content).toEqual(Content)
  })
  it('get receipts by the bill number where their customs know the code', async () => {
    const Content = unionBill({ Remark: 'PENDING' })
    const { Written } = await addManifest(doc!, Content, { Regimes: ['cnExport', 'eu'], Agent: agent })
    const [china, union] = Written as [number, number]
    for (const Id of [china, union]) {
      await at.approved(Id)
      expect(typeof (await sendManifest(doc!, Id))).toBe('number')
    }
    await at.run()
    const said = async (code: string, time: string) =>
      (await at.receive(manifestReceipt('', code, time, { billNo: Content.BillNo }))).body.Data
    expect((await said('R01', '2199-01-01T00:00:00Z')).RecordId).toBe(union)
    expect((await said('21301', '2199-01-01T00:00:00Z')).RecordId).toBe(china)
    expect((await said('MT3101', '2199-01-02T00:00:00Z')).RecordId).toBe(china)
    expect([await stateOfManifest(doc!, china), await stateOfManifest(doc!, union)]).toEqual(['accepted', 'accepted'])
    expect((await said('XYZ', '2199-01-03T00:00:00Z')).State).toBe('unmatched')
    // customs of the Union delete of their own accord
    await said('R07', '2199-01-04T00:00:00Z')
    expect(await stateOfManifest(doc!, union)).toBe('deleted')
    // a deleted filing counts after the one that replaces it
    expect((await at.write(china, { Regimes: ['eu'] })).status).toBe(200)
    expect((await said('N02', '2199-01-05T00:00:00Z')).RecordId).toBe(union)
  })
  it('keep two receipts that differ in their text alone', async () => {
    const Id = await at.sent(chinaBill({ Remark: 'PENDING' }))
    const [message] = await messagesOfManifest(doc!, Id)
    const id = messageIdOf((await messageOfManifest(doc!, message!.Id)).Payload)
    for (const text of ['收货人地址不详', 'HS 编码有误', 'HS 编码有误'])
      await at.receive(manifestReceipt(id, 'SIMREJ', '2199-01-01T00:00:00Z', { text }))
    expect((await readManifest(doc!, Id)).Receipts.map(({ Text }) => Text).toSorted()).toEqual(['HS 编码有误', '收货人地址不详'])
  })
  it('take the values of a link by the one that is still written', async () => {
    const Content = unionBill()
    const { Written } = await addManifest(doc!, Content, { Regimes: ['cnExport', 'eu'], Agent: agent })
    const [china, union] = Written as [number, number]
    await at.approved(china)
    const made = await doc!.call(makeManifestLink, { Id: china, For: '嘉兴工厂', Hours: 72, Blocks: ['parties'], WithCode: false })
    const Token = made.body.Data.Path.split('Token=')[1]!
    const reader = { Token, Code: '', Name: '王师傅', Phone: '13800001111', Key: `bill ${china}`, Note: '', Vgm: [] }
    await server.client().call(proposeByLink, { ...reader, Fields: [{ Path: 'Shipper.City', Value: 'JIAXING' }] })
    await sendManifest(doc!, china)
    const [proposal] = (await doc!.call(manifestProposals, { Id: union })).body.Data
    const decided = { Id: proposal!.Id, UpdateTime: proposal!.UpdateTime, Take: ['Shipper.City'], Refuse: [], Reason: '' }
    expect((await doc!.call(decideManifestProposal, decided)).status).toBe(200)
    expect((await readManifest(doc!, union)).Content.Shipper.City).toBe('JIAXING')
    expect((await readManifest(doc!, china)).Content.Shipper.City).toBe('NINGBO')
  })
})

describe('what is sent', () => {
  it('is a version of its own after a correction, and a change is compared with it', async () => {
    const { Id } = await addManifest(doc!, chinaBill(), { Agent: agent })
    await at.approved(Id)
    const { Content } = await readManifest(doc!, Id)
    expect((await at.write(Id, { Content: { ...Content, Remark: 'CORRECTED' } })).status).toBe(200)
    await sendManifest(doc!, Id)
    await at.run()
    const { InForce, Rows } = (await doc!.call(documentVersions, { Kind, Id })).body.Data
    expect([await stateOfManifest(doc!, Id), InForce, Rows.length]).toEqual(['accepted', 2, 2])
    const same = await at.amend(Id, 'change', { Content: { ...Content, Remark: 'CORRECTED' } })
    expect([same.status, same.body.Issues?.[0]?.Message]).toEqual([422, '改单内容与海关已有内容相同，请先修改'])
    await at.amend(Id, 'change', { Content: { ...Content, Remark: 'NEXT' } })
    await at.amend(Id, '')
    expect((await readManifest(doc!, Id)).Content.Remark).toBe('CORRECTED')
  })
  it('and refused as a change stays asked for, is in the list of what failed, and leaves again', async () => {
    const Id = await at.sent()
    const { Content } = await readManifest(doc!, Id)
    await at.amend(Id, 'change', { Content: { ...Content, Remark: 'REJECT' } })
    await sendManifest(doc!, Id)
    await at.run()
    const refused = await readManifest(doc!, Id)
    expect([refused.State, refused.Wanted, refused.Reasons, refused.InForce]).toEqual([10, 'change', ['001'], 1])
    expect(await at.listed({ AmendFailed: 'true' })).toContain(Id)
    await at.amend(Id, 'change', { Content: { ...Content, Remark: 'BETTER' } })
    expect(typeof (await sendManifest(doc!, Id))).toBe('number')
    await at.run()
    expect(await readManifest(doc!, Id)).toMatchObject({ State: 10, Wanted: '', InForce: 3 })
    expect(await at.listed({ AmendFailed: 'true' })).not.toContain(Id)
  })
  it('as a change has reasons and keeps the fixed fields, also when customs had it unknown to us', async () => {
    const Id = await at.sent(chinaBill({ Remark: 'PENDING' }))
    const [message] = await messagesOfManifest(doc!, Id)
    const id = messageIdOf((await messageOfManifest(doc!, message!.Id)).Payload)
    await at.receive(manifestReceipt(id, 'SIMREJ', '2199-01-01T00:00:00Z'))
    expect(await stateOfManifest(doc!, Id)).toBe('refused')
    const { Content } = await readManifest(doc!, Id)
    const other = newBill()
    expect((await at.write(Id, { Content: { ...Content, BillNo: other } })).status).toBe(200)
    // they had taken it after all
    await at.receive(manifestReceipt(id, 'SIMACC', '2199-01-01T00:01:00Z'))
    expect(await stateOfManifest(doc!, Id)).toBe('toSend')
    expect(await sendManifest(doc!, Id)).toContain('请先在“改单 / 删单”中填写更改原因')
    const fixed = await at.amend(Id, 'change', { Content: { ...Content, BillNo: other } })
    expect(fixed.body.Issues?.[0]?.Message).toContain('请先删除再重新申报')
    expect((await at.amend(Id, 'change', { Content: { ...Content, Remark: 'PENDING 2' } })).status).toBe(200)
    expect(await stateOfManifest(doc!, Id)).toBe('accepted')
    const { Type } = await messageOfManifest(doc!, (await sendManifest(doc!, Id)) as number)
    expect(Type).toBe('change')
  })
  it('is a message of the schema', async () => {
    const [box] = chinaBill().Boxes
    const odd = chinaBill({ Boxes: [{ ...box!, BoxType: '40ZZ', IsoType: '' }] })
    const Id = await at.approved((await addManifest(doc!, odd, { Agent: agent })).Id)
    expect(await sendManifest(doc!, Id)).toContain('箱型')
    expect(await messagesOfManifest(doc!, Id)).toEqual([])
  })
})

it('a filing that did not leave shows its findings', async () => {
  const { Id } = await addManifest(doc!, chinaBill({ Vessel: '', LoadingAt: '2199-02-31 08:00' }))
  await server.db.owner((owner) => owner.query('update manifest set state = 7 where id = $1', [Id]))
  const { Issues } = await readManifest(doc!, Id)
  expect(Issues.filter(({ Severity }) => Severity === 'ERROR').map(({ Path }) => Path)).toEqual(['Vessel', 'LoadingAt'])
})

it('whoever may send alone corrects what came back, and begins or writes no draft', async () => {
  const own = await createTestServer()
  try {
    await withoutButton(own, 'doc', manifestPages.submits, 'write')
    const [sender, chief] = await Promise.all(['doc', 'boss'].map((account) => own.signIn(account)))
    const body = { Id: 0, Regimes: ['cnExport'] as const, BookingId: 0, SiId: 0, Agent: '', LateReason: '' }
    const refused = await sender!.call(saveManifest, { ...body, Content: chinaBill() })
    expect([refused.status, refused.body.Message]).toEqual([403, expect.stringContaining('填写与提交')])
    expect((await sender!.call(manifestStart, {})).status).toBe(403)
    const made = await addManifest(chief!, chinaBill())
    expect((await at.write(made.Id, { Content: chinaBill() }, sender)).status).toBe(403)
    await moveManifest(chief!, 'submit', made.Id)
    await moveManifest(chief!, 'approve', made.Id)
    // another filing of the bill that nobody has submitted stays as it is
    const { Written } = (await at.write(made.Id, { Regimes: ['us'] }, chief)).body.Data
    expect((await at.write(made.Id, { Content: { ...made.Content, Remark: 'CORRECTED' } }, sender)).status).toBe(200)
    const remarks = await Promise.all([made.Id, Written[0]!].map(async (Id) => (await readManifest(chief!, Id)).Content.Remark))
    expect(remarks).toEqual(['CORRECTED', ''])
    expect((await readManifest(chief!, made.Id)).Siblings).toMatchObject([{ Regime: 'us', Differs: true }])
  } finally {
    await own.close()
  }
})

it('receipts that the agent pushes arrive at the door of its set-up', async () => {
  const Id = await at.sent(chinaBill({ Remark: 'PENDING' }))
  const { Content } = await readManifest(doc!, Id)
  const { Rows } = (await boss!.call(manifestConfigCalls.list, { Agent: agent })).body.Data
  const read = async () => (await boss!.call(manifestConfigCalls.get, { Id: Rows[0]!.Id })).body.Data
  const { Id: config, UpdateTime } = await read()
  const secret = 'AGENT-KEY'
  const seen = { Kind, Id: config, UpdateTime, Secret: secret }
  expect((await boss!.call(saveDocumentChannelSecret, seen)).status).toBe(200)
  const Door = String((await read())['Door'])
  const text = manifestReceipt('', '21301', '2199-01-01T00:00:00Z', { billNo: Content.BillNo })
  expect((await pushed(server, { Door, secret: 'WRONG' }, text)).statusCode).toBe(401)
  expect((await pushed(server, { Door, secret }, text)).statusCode).toBe(204)
  await at.run()
  expect(await stateOfManifest(doc!, Id)).toBe('accepted')
})

it('of a booking begins with the times, the ports and the cut-off of its sailing', async () => {
  const [booking] = await server.db.owner((owner) =>
    owner.query<{ id: number; imo: string; arrival: string; departure: string }>(
      `select b.id, v.imo, coalesce(c.actual_arrival, c.estimated_arrival, c.planned_arrival)::text as arrival,
          coalesce(c.actual_departure, c.estimated_departure, c.planned_departure)::text as departure
        from booking b
        join voyage v on v.carrier_code = b.carrier_code and upper(v.vessel) = upper(b.vessel) and upper(v.voyage_no) = upper(b.voyage_no)
        join port_call c on c.voyage_id = v.id and c.port_code = b.pol_code and not c.omitted
        where b.removed_at is null and b.staff_id = (select id from company where kind = 'operator' order by id limit 1)
          and coalesce(c.actual_arrival, c.estimated_arrival, c.planned_arrival) is not null order by b.id limit 1`,
    ),
  )
  await server.db.owner((owner) =>
    owner.query(
      `update booking set shipping_order = coalesce(shipping_order, '{"Values":{}}') || '{"Cutoffs":{"AFC":"2026-11-30T08:00:00.000Z"}}' where id = $1`,
      [booking!.id],
    ),
  )
  const { Content } = (await doc!.call(manifestStart, { BookingId: booking!.id })).body.Data
  const local = (instant: string) => localOf(instant, 'Asia/Shanghai')
  expect(Content).toMatchObject({
    Imo: booking!.imo,
    LoadingAt: local(booking!.arrival),
    DepartureAt: booking!.departure ? local(booking!.departure) : '',
    AgentCutoff: '2026-11-30 16:00',
  })
  expect(Content.PortsAfter.length).toBeGreaterThan(0)
  expect(Content.PortsAfter).not.toContain(Content.Pol)
})
