import {
  compareVersions,
  documentMessageFile,
  documentMessages,
  documentState,
  documentTemplates,
  documentTimeline,
  documentVersions,
  saveDocumentTemplate,
  takeDocumentTemplate,
} from '@jst/contracts/document'
import {
  compareManifest,
  decideManifestProposal,
  makeManifestLink,
  manifestCalls,
  manifestLinks,
  manifestProposals,
  manifestStart,
  manifestSources,
  openManifestLink,
  proposeByLink,
  saveManifest,
  vgmSheet,
  writeVgm,
  type VgmContent,
} from '@jst/contracts/manifest'
import { emptyVgm } from '@jst/manifest/vgm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'
import {
  addManifest,
  chinaBill,
  manifestAgent,
  messageOfManifest,
  moveManifest,
  readManifest,
  sendManifest,
} from '../../testing/manifests.ts'

// A role that hides contacts gets none by any answer that tells of a filing; each call is asked as text, so that no field is forgotten.

const Kind = 'manifest'
const contacts = ['13711112222', 'mail@party.example', '0574-55556666', 'MS HIDDEN', '13733334444', 'DG PERSON 13755556666'] as const
const party = { Phone: contacts[0], Email: contacts[1], Fax: contacts[2], Contact: contacts[3], ContactPhone: contacts[4] }
const withContacts = (more: object = {}) => {
  const bill = chinaBill()
  return {
    ...bill,
    Shipper: { ...bill.Shipper, ...party },
    Consignee: { ...bill.Consignee, ...party },
    Goods: bill.Goods.map((row) => ({ ...row, DgContact: contacts[5] })),
    ...more,
  }
}
const reader = { Code: '', Name: '王师傅', Phone: '13800001111' }

let server: TestServer
let [boss, hidden]: TestClient[] = []
let agent: string
beforeAll(async () => {
  server = await createTestServer()
  boss = await server.signIn('boss')
  agent = await manifestAgent(boss, 'file')
  await server.db.owner((db) =>
    db.query(`insert into role_permission_item (role_id, item_key, permission_key, value)
      select r.role_id, 'field', 'customerContact', 'hidden' from employee_role r join employee e on e.id = r.employee_id
        join app_user u on u.id = e.user_id where u.account = 'doc' on conflict do nothing`),
  )
  hidden = await server.signIn('doc')
})
afterAll(() => server.close())

const expectNone = (text: string) => {
  for (const contact of [...contacts, reader.Phone]) expect(text).not.toContain(contact)
}
const tokenOf = async (client: TestClient, Id: number) => {
  const { body, text } = await client.call(makeManifestLink, {
    Id,
    For: '工厂',
    Hours: 72,
    Blocks: ['parties', 'goods', 'vgm'],
    WithCode: false,
  })
  if (!body.Data) throw new Error(text)
  return new URLSearchParams(body.Data.Path.split('?')[1]).get('Token')!
}

describe('a role that hides contacts', () => {
  it('gets none by view, list, export, comparison, sources, timeline and versions', async () => {
    const { Id, UpdateTime, Content } = await addManifest(boss!, withContacts())
    const changed = { ...Content, Shipper: { ...Content.Shipper, Phone: contacts[4] } }
    const body = { Id, UpdateTime: UpdateTime!, Regimes: [], BookingId: 0, SiId: 0, Agent: agent, LateReason: '', Content: changed }
    expect((await boss!.call(saveManifest, body)).status).toBe(200)
    expect(await moveManifest(boss!, 'submit', Id)).toBeUndefined()
    expect(await moveManifest(boss!, 'approve', Id)).toBeUndefined()
    const view = await readManifest(hidden!, Id)
    expect([view.Content.Shipper.Name, view.Content.Shipper.Phone]).toEqual([chinaBill().Shipper.Name, ''])
    const si = (await hidden!.call(manifestSources, {})).body.Data.find(({ SiId }) => SiId !== 0)!
    const start = await hidden!.call(manifestStart, { SiId: si.SiId })
    expect(start.body.Data.Content.Shipper.Name).not.toBe('')
    expect([start.body.Data.Content.Shipper.Phone, start.body.Data.Content.Consignee.Email]).toEqual(['', ''])
    const answers = [
      JSON.stringify(view),
      (await hidden!.call(manifestCalls.list, { PageSize: 200 })).text,
      (await hidden!.call(compareManifest, { Id })).text,
      (await hidden!.call(compareManifest, { SiId: si.SiId })).text,
      (await hidden!.call(documentTimeline, { Kind, Id })).text,
      (await hidden!.call(documentState, { Kind, Id })).text,
      (await hidden!.call(documentVersions, { Kind, Id })).text,
      (await hidden!.call(compareVersions, { Kind, Id, To: 1 })).text,
    ]
    for (const text of answers) expectNone(text)
    // who may see them finds them in the same places
    expect((await boss!.call(documentTimeline, { Kind, Id })).text).toContain(contacts[4])
  })

  it('gets no entry that an earlier release wrote of a company with its contacts', async () => {
    const { Id } = await addManifest(boss!, chinaBill())
    const changes = { Shipper: ['', `NINGBO YUANFAN ${contacts[0]}`], Vessel: ['', 'EVER ONE'] }
    await server.db.owner(async (owner) => {
      const where = [Id, JSON.stringify(changes)]
      await owner.query(
        `update document_entry set changes = $2, at = '2020-01-01', event = 'changed' where id = (select max(id) from document_entry where kind = '${Kind}' and subject_id = $1)`,
        where,
      )
    })
    const seen = (await hidden!.call(documentTimeline, { Kind, Id })).text
    expect(seen).toContain('EVER ONE')
    expectNone(seen)
    const whole = (await boss!.call(documentTimeline, { Kind, Id })).body.Data.Rows.flatMap(({ Changes }) => Changes)
    expect(whole).toContainEqual({ Field: 'Shipper', Before: '', After: `NINGBO YUANFAN ${contacts[0]}` })
  })

  it('gets none of the message to the agent, nor of its raw text', async () => {
    const { Id } = await addManifest(boss!, withContacts(), { Agent: agent })
    await moveManifest(boss!, 'submit', Id)
    await moveManifest(boss!, 'approve', Id)
    const message = (await sendManifest(boss!, Id)) as number
    expect((await messageOfManifest(boss!, message)).Payload).toContain(contacts[0])
    expectNone(JSON.stringify(await messageOfManifest(hidden!, message)))
    expectNone((await hidden!.call(documentMessages, { Kind, RecordId: Id })).text)
    expect((await hidden!.call(documentMessageFile, { Kind, Id: message })).text).not.toContain(contacts[0])
  })

  it('writes a filing without losing what it does not see', async () => {
    const { Id } = await addManifest(boss!, withContacts())
    const { UpdateTime, Content } = await readManifest(hidden!, Id)
    const typed = { ...Content, Voyage: '013W', Shipper: { ...Content.Shipper, Phone: '110' } }
    const body = { Id, UpdateTime: UpdateTime!, Regimes: [], BookingId: 0, SiId: 0, Agent: '', LateReason: '', Content: typed }
    const saved = await hidden!.call(saveManifest, body)
    expect(saved.status).toBe(200)
    expectNone(saved.text)
    const stored = await readManifest(boss!, Id)
    expect([stored.Content.Voyage, stored.Content.Shipper, stored.Content.Goods[0]!.DgContact]).toEqual([
      '013W',
      { ...withContacts().Shipper },
      contacts[5],
    ])
  })

  it('makes links that show none, reads proposals without them, and takes no contact', async () => {
    const { Id } = await addManifest(boss!, withContacts())
    const Token = await tokenOf(hidden!, Id)
    const opened = await server.client().call(openManifestLink, { Token, ...reader })
    expect(opened.status).toBe(200)
    for (const contact of contacts) expect(opened.text).not.toContain(contact)
    const Fields = [
      { Path: 'Shipper.Phone', Value: contacts[4] },
      { Path: 'Shipper.City', Value: 'JIAXING' },
    ]
    const given = await server.client().call(proposeByLink, { Token, ...reader, Key: 'k1', Note: '', Fields, Vgm: [] })
    expect(given.status).toBe(200)
    expectNone((await hidden!.call(manifestLinks, { Id })).text)
    const proposals = await hidden!.call(manifestProposals, { Id })
    expectNone(proposals.text)
    expectNone((await hidden!.call(documentTimeline, { Kind, Id })).text)
    const [proposal] = proposals.body.Data
    const decide = async (client: TestClient, Take: string[]) => {
      const { UpdateTime } = await readManifest(client, Id)
      return client.call(decideManifestProposal, { Id: proposal!.Id, UpdateTime: UpdateTime!, Take, Refuse: [], Reason: '' })
    }
    expect((await decide(hidden!, ['Shipper.Phone'])).body.Code).toBe('FORBIDDEN')
    expect((await decide(hidden!, ['Shipper.City'])).status).toBe(200)
    const { Content } = await readManifest(boss!, Id)
    expect([Content.Shipper.City, Content.Shipper.Phone]).toEqual(['JIAXING', contacts[0]])
    expect((await decide(boss!, ['Shipper.Phone'])).status).toBe(200)
  })

  it('takes and changes templates without their contacts', async () => {
    const Content = { Shipper: withContacts().Shipper }
    const { Id } = (await boss!.call(saveDocumentTemplate, { Kind, Id: 0, Name: '联系方式', Shared: true, Content })).body.Data
    const taken = await hidden!.call(takeDocumentTemplate, { Kind, Id })
    expect(taken.body.Data.Content['Shipper']).toMatchObject({ Name: Content.Shipper.Name, Phone: '' })
    expectNone(taken.text)
    const listed = await hidden!.call(documentTemplates, { Kind, PageSize: 50 })
    expectNone(listed.text)
    const { UpdateTime } = listed.body.Data.Rows.find((row) => row.Id === Id)!
    const again = { ...taken.body.Data.Content, Shipper: { ...(taken.body.Data.Content['Shipper'] as object), City: 'HANGZHOU' } }
    const saved = await hidden!.call(saveDocumentTemplate, { Kind, Id, UpdateTime, Name: '联系方式', Shared: true, Content: again })
    expect(saved.status).toBe(200)
    const after = (await boss!.call(takeDocumentTemplate, { Kind, Id })).body.Data.Content['Shipper']
    expect(after).toMatchObject({ City: 'HANGZHOU', Phone: contacts[0], ContactPhone: contacts[4] })
  })

  it('declares VGM without the contacts of the responsible person', async () => {
    const { Id, Content: bill } = await addManifest(boss!, withContacts())
    const { BoxNo } = bill.Boxes[0]!
    const Content: VgmContent = { ...emptyVgm(BoxNo), Method: 'SM1', Unit: 'KGM', Weighed: 12_300, Phone: contacts[0], Email: contacts[1] }
    const write = (client: TestClient, row: { Id: number; UpdateTime?: string; Content: VgmContent }) =>
      client.call(writeVgm, { Id, Agent: '', LateReason: '', Rows: [row] })
    expect((await write(boss!, { Id: 0, Content })).status).toBe(200)
    const sheet = await hidden!.call(vgmSheet, { Id })
    expectNone(sheet.text)
    const [row] = sheet.body.Data.Rows
    const saved = await write(hidden!, {
      Id: row!.Id,
      UpdateTime: row!.UpdateTime!,
      Content: { ...Content, Phone: '', Email: '', Place: '宁波' },
    })
    expect(saved.status).toBe(200)
    expect((await boss!.call(vgmSheet, { Id })).body.Data.Rows[0]!.Content).toMatchObject({
      Place: '宁波',
      Phone: contacts[0],
      Email: contacts[1],
    })
  })
})
