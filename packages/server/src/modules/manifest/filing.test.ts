import { documentMessages, documentVersions, saveDocumentTemplate, takeDocumentTemplate } from '@jst/contracts/document'
import { amendManifest, manifestCalls, manifestSources, manifestStart, manifestView, saveManifest } from '@jst/contracts/manifest'
import { mtProblems } from '@jst/manifest/messages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'
import { manifestTestbed, type ManifestTestbed } from '../../testing/manifest-testbed.ts'
import {
  addManifest,
  chinaBill,
  messageOfManifest,
  moveManifest,
  newBill,
  readManifest,
  sendManifest,
  stateOfManifest,
} from '../../testing/manifests.ts'

const Kind = 'manifest'
let server: TestServer
let at: ManifestTestbed
let [boss, doc, customer, other]: TestClient[] = []
beforeAll(async () => {
  server = await createTestServer()
  at = await manifestTestbed(server)
  ;({ boss, doc } = at)
  ;[customer, other] = await Promise.all(['customer', 'customer2'].map((account) => server.signIn(account)))
})
afterAll(() => server.close())

describe('a filing', () => {
  it('goes from the customer over desk and gateway to customs, and its version comes into force', async () => {
    const { Id, Code } = await addManifest(customer!)
    expect(Code).toMatch(/^CD\d{10}$/)
    expect(await moveManifest(customer!, 'submit', Id)).toBeUndefined()
    expect(await stateOfManifest(customer!, Id)).toBe('toVerify')
    expect((await boss!.call(manifestCalls.list, { Stage: 'toVerify' })).body.Data.Rows.map((row) => row.Id)).toContain(Id)
    expect(await moveManifest(boss!, 'approve', Id)).toBeUndefined()
    const { UpdateTime, Content } = await readManifest(doc!, Id)
    const saved = await doc!.call(saveManifest, {
      Id,
      UpdateTime: UpdateTime!,
      Regimes: [],
      BookingId: 0,
      SiId: 0,
      Agent: at.agent,
      LateReason: '',
      Content,
    })
    expect(saved.status).toBe(200)
    const message = await sendManifest(doc!, Id)
    expect(await stateOfManifest(doc!, Id)).toBe('sending')
    const { Payload, Type } = await messageOfManifest(doc!, message as number)
    expect([Type, mtProblems(Payload)]).toEqual(['original', []])
    await at.run()
    expect(await stateOfManifest(doc!, Id)).toBe('accepted')
    const view = await readManifest(doc!, Id)
    expect([view.InForce, view.Receipts.map(({ Code: code, Meaning }) => [code, Meaning])]).toEqual([1, [['SIMACC', '海关已接受']]])
    const { InForce } = (await doc!.call(documentVersions, { Kind, Id })).body.Data
    expect(InForce).toBe(1)
    // the customer follows it, without the agent
    const seen = await readManifest(customer!, Id)
    expect([seen.State, seen.Agent, seen.MayWrite]).toEqual([view.State, '', false])
  })
  it('with findings is listed as not accepted, and may be corrected and submitted again', async () => {
    const { Id, Issues } = await addManifest(customer!, chinaBill({ Vessel: '', Weight: 1 }))
    expect(Issues.filter(({ Severity }) => Severity === 'ERROR').map(({ Path }) => Path)).toEqual(['Vessel', 'Weight'])
    expect(await moveManifest(customer!, 'submit', Id)).toBeUndefined()
    expect(await stateOfManifest(customer!, Id)).toBe('submitFailed')
    const { UpdateTime, Content } = await readManifest(customer!, Id)
    const again = { Id, UpdateTime: UpdateTime!, Regimes: [], BookingId: 0, SiId: 0, Agent: '', LateReason: '' }
    expect((await customer!.call(saveManifest, { ...again, Content: { ...Content, Vessel: 'EVER ONE', Weight: 8_400.5 } })).status).toBe(
      200,
    )
    expect((await customer!.call(saveManifest, { ...again, Content })).status).toBe(412)
    await moveManifest(customer!, 'submit', Id)
    expect(await stateOfManifest(customer!, Id)).toBe('toVerify')
    // what waits at the desk is taken back before it is changed
    expect(
      (await customer!.call(saveManifest, { ...again, UpdateTime: (await readManifest(customer!, Id)).UpdateTime!, Content })).status,
    ).toBe(422)
    expect(await moveManifest(customer!, 'takeBack', Id)).toBeUndefined()
  })
  it('stands once for a bill and a customs, and once more when it is void', async () => {
    const Content = chinaBill()
    const first = await addManifest(doc!, Content)
    const body = { Id: 0, Regimes: ['cnExport'] as const, BookingId: 0, SiId: 0, Agent: '', LateReason: '', Content }
    const refused = await doc!.call(saveManifest, body)
    expect([refused.status, refused.body.Issues?.[0]?.Message]).toEqual([
      422,
      `提单号 ${Content.BillNo} 已有中国预配舱单申报 ${first.Code}，请打开该单修改，或先作废`,
    ])
    await moveManifest(doc!, 'void', first.Id)
    expect((await doc!.call(saveManifest, body)).status).toBe(200)
  })
  it('shares its data with the other filings of the bill, and holds none of them', async () => {
    const { Id, Written, Needed } = await addManifest(doc!, chinaBill({ Pod: 'USLAX' }), { Regimes: ['cnExport', 'us'] })
    expect([Written.length, Needed.map(({ Regime }) => Regime)]).toEqual([2, ['usIsf']])
    const [, us] = Written as [number, number]
    const view = await readManifest(doc!, Id)
    const edit = { Id, UpdateTime: view.UpdateTime!, Regimes: [], BookingId: 0, SiId: 0, Agent: '', LateReason: '' }
    await doc!.call(saveManifest, { ...edit, Content: { ...view.Content, Remark: 'CHANGED' } })
    expect((await readManifest(doc!, us)).Content.Remark).toBe('CHANGED')
    await moveManifest(doc!, 'submit', us)
    expect([await stateOfManifest(doc!, us), await stateOfManifest(doc!, Id)]).toEqual(['submitFailed', 'draft'])
    await moveManifest(doc!, 'submit', Id)
    expect(await stateOfManifest(doc!, Id)).toBe('toVerify')
  })
  it('after its deadline needs the right and a reason', async () => {
    const late = chinaBill({ LoadingAt: '2020-01-01 08:00' })
    const { Id } = await addManifest(doc!, late, { Agent: at.agent })
    await moveManifest(doc!, 'submit', Id)
    expect(await stateOfManifest(doc!, Id)).toBe('submitFailed')
    const { UpdateTime } = await readManifest(doc!, Id)
    const given = {
      Id,
      UpdateTime: UpdateTime!,
      Regimes: [],
      BookingId: 0,
      SiId: 0,
      Agent: at.agent,
      LateReason: '船期提前',
      Content: late,
    }
    expect((await doc!.call(saveManifest, given)).status).toBe(200)
    await moveManifest(doc!, 'submit', Id)
    expect(await stateOfManifest(doc!, Id)).toBe('toVerify')
    const own = await addManifest(customer!, { ...late, BillNo: newBill() })
    const asked = { ...given, Id: own.Id, UpdateTime: own.UpdateTime!, Agent: '', Content: own.Content }
    const refused = await customer!.call(saveManifest, asked)
    expect([refused.status, refused.body.Issues?.[0]?.Path]).toEqual([422, 'LateReason'])
  })
  it('is read and written by its own company and forwarder alone', async () => {
    const { Id, UpdateTime, Content } = await addManifest(customer!)
    expect((await other!.call(manifestView, { Id })).status).toBe(404)
    const body = { Id, UpdateTime: UpdateTime!, Regimes: [], BookingId: 0, SiId: 0, Agent: '', LateReason: '', Content }
    expect((await other!.call(saveManifest, body)).status).toBe(404)
    expect((await customer!.call(amendManifest, { Id, UpdateTime: UpdateTime!, Want: 'delete', Reasons: ['001'] })).status).toBe(403)
    expect((await customer!.call(documentMessages, { Kind, RecordId: Id })).status).toBe(403)
  })
})

describe('a source', () => {
  it('of instructions fills bill, parties, goods and boxes, and ties the filing to its version', async () => {
    const sources = (await doc!.call(manifestSources, {})).body.Data
    const si = sources.find(({ SiId }) => SiId !== 0)!
    const start = (await doc!.call(manifestStart, { SiId: si.SiId })).body.Data
    expect(start.Content).toMatchObject({ BillNo: si.BillNo, Vessel: si.Vessel, Pol: si.Pol })
    const sums = start.Content.Goods.reduce((all, { Packages }) => all + Packages, 0)
    expect([start.Content.Packages, start.Content.Boxes.length > 0]).toEqual([sums, true])
    const body = { Id: 0, Regimes: ['cnExport'] as const, BookingId: start.BookingId, SiId: si.SiId, Agent: '', LateReason: '' }
    const made = await doc!.call(saveManifest, { ...body, Content: { ...start.Content, BillNo: newBill() } })
    expect(made.body.Issues ?? []).toEqual([])
    expect(made.body.Data).toMatchObject({ SiId: si.SiId, SiVersion: start.SiVersion })
    expect((await other!.call(manifestStart, { SiId: si.SiId })).status).not.toBe(
      (await doc!.call(manifestStart, { SiId: si.SiId })).status,
    )
  })
  it('of a template gives shipper, consignee and notify party alone', async () => {
    const { Shipper, Goods } = chinaBill()
    const saved = await customer!.call(saveDocumentTemplate, { Kind, Id: 0, Name: '常用收发通', Shared: true, Content: { Shipper, Goods } })
    const { Content } = (await customer!.call(takeDocumentTemplate, { Kind, Id: saved.body.Data.Id })).body.Data
    expect([Object.keys(Content).toSorted(), Content['Shipper']]).toEqual([['Consignee', 'Notify', 'Shipper', 'ToOrder'], Shipper])
    expect((await customer!.call(saveDocumentTemplate, { Kind, Id: 0, Name: '空', Shared: true, Content: { Goods } })).status).toBe(422)
    expect((await other!.call(takeDocumentTemplate, { Kind, Id: saved.body.Data.Id })).status).toBe(404)
  })
})
