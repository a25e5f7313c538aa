import {
  documentMessage,
  documentMessages,
  actOnMessage,
  documentTimeline,
  moveDocuments,
  receiveDocumentAnswer,
  sendDocuments,
} from '@jst/contracts/document'
import { manifestPages, saveManifest, vgmSheet, vgmStates, writeVgm, type VgmContent, type VgmRow } from '@jst/contracts/manifest'
import { emptyBox, emptyLine } from '@jst/packing'
import { readVermas, readVgmJson, writeVermas, writeVgmJson, type VgmDeclaration } from '@jst/manifest/vgm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { channelJobs } from '../../documents/index.ts'
import { createSurroundings } from '../../kernel/process/surroundings.ts'
import { withoutButton } from '../../testing/manifest-testbed.ts'
import { addManifest, chinaBill, manifestAgent } from '../../testing/manifests.ts'
import { createTestServer, runQueued, type TestClient, type TestServer } from '../../testing/index.ts'

const Kind = 'vgm'
let server: TestServer
let [boss, doc, customer, other]: TestClient[] = []
let simulated: string
let silent: string
beforeAll(async () => {
  server = await createTestServer()
  ;[boss, doc, customer, other] = await Promise.all(['boss', 'doc', 'customer', 'customer2'].map((account) => server.signIn(account)))
  simulated = await manifestAgent(boss!, 'simulator', { Regimes: ['vgm'], Ports: ['JPTYO'], Format: 'vermas' })
  silent = await manifestAgent(boss!, 'file', { Regimes: ['vgm'], Ports: ['JPTYO'], Format: 'dcsaVgm' })
})
afterAll(() => server.close())

const surroundings = createSurroundings({ simulatedAnswerMs: 0 })
async function run(): Promise<void> {
  await runQueued(server, { jobs: channelJobs, surroundings })
  await runQueued(server, { jobs: channelJobs, surroundings })
}
let serial = 0
/** Numbers with the right check digit, made of a few that have it. */
const numbers = ['MSKU6011672', 'CSQU3054383', 'TGHU7599330'] as const
/** A bill with boxes; a box with 8,400.5 kg of cargo. */
const billOf = (count = 2) => {
  const box = (BoxNo: string) => ({
    ...emptyBox(),
    BoxNo,
    BoxType: '40HQ',
    IsoType: '45G1',
    Tare: 3_890,
    MaxGross: 32_500,
    Seals: [{ No: `S${(serial += 1)}`, Source: 'carrier' as const }],
    Packages: 420,
    Weight: 8_400.5,
    Volume: 52.125,
    Lines: [{ ...emptyLine('1'), Packages: 420, Weight: 8_400.5, Volume: 52.125, PackageKind: 'CT', GoodsEn: 'POTS', HsCode: '732393' }],
  })
  return chinaBill({ Boxes: numbers.slice(0, count).map(box) })
}
const bill = async (client = doc!, count = 2) => (await addManifest(client, billOf(count))).Id
const sheet = async (client: TestClient, Id: number) => (await client.call(vgmSheet, { Id })).body.Data
const weighed = (content: VgmContent, more: Partial<VgmContent> = {}): VgmContent => ({
  ...content,
  Method: 'SM1',
  Weighed: 12_300,
  Person: 'wang wei',
  WeighedAt: '2026-11-28 09:30',
  ...more,
})
const save = (client: TestClient, Id: number, rows: readonly Pick<VgmRow, 'Id' | 'UpdateTime' | 'Content'>[], more: object = {}) =>
  client.call(writeVgm, {
    Id,
    Agent: '',
    LateReason: '',
    Rows: rows.map(({ Id: own, UpdateTime, Content }) => ({ Id: own, ...(UpdateTime ? { UpdateTime } : {}), Content })),
    ...more,
  })
/** Boxes of a bill that were weighed and saved. */
async function declared(Id: number, Agent = simulated, more: Partial<VgmContent> = {}): Promise<VgmRow[]> {
  const { Rows } = await sheet(doc!, Id)
  const { body, text } = await save(
    doc!,
    Id,
    Rows.map((row) => ({ ...row, Content: weighed(row.Content, more) })),
    { Agent },
  )
  if (!body.Data) throw new Error(text)
  return body.Data.Rows
}
const move = async (client: TestClient, Event: string, rows: readonly VgmRow[], Remarks = '') => {
  const Items = rows.map(({ Id, UpdateTime }) => ({ Id, UpdateTime: UpdateTime! }))
  const { body, text } = await client.call(moveDocuments, { Kind, Event, Items, ...(Remarks === '' ? {} : { Remarks }) })
  if (!body.Data) throw new Error(text)
  return body.Data.NotMoved.map(({ Message }) => Message)
}
const rowsOf = async (Id: number, client = doc!) => (await sheet(client, Id)).Rows
const states = async (Id: number) => (await rowsOf(Id)).map(({ State }) => vgmStates.stateOf(State))
const send = async (rows: readonly VgmRow[], client = doc!) => {
  const Items = rows.map(({ Id, UpdateTime }) => ({ Id, UpdateTime: UpdateTime! }))
  return (await client.call(sendDocuments, { Kind, Items, Remarks: '' })).body.Data
}
/** Declarations that were submitted. */
async function submitted(Agent = simulated, more: Partial<VgmContent> = {}, count = 2): Promise<number> {
  const Id = await bill(doc, count)
  await declared(Id, Agent, more)
  expect(await move(doc!, 'submit', await rowsOf(Id))).toEqual([])
  return Id
}
const message = async (Id: number) => (await doc!.call(documentMessage, { Kind, Id })).body.Data
const receive = (Text: string) => doc!.call(receiveDocumentAnswer, { Kind, Text })
const reply = (more: object) =>
  JSON.stringify({ vgmReplies: [{ message: '', reference: '', status: 'accepted', reason: '', at: '2026-11-28T10:00:00Z', ...more }] })

describe('the sheet of a bill', () => {
  it('begins with its boxes, their cargo, tare and plate, and writes nothing', async () => {
    const Id = await bill()
    const { Rows, BillNo } = await sheet(doc!, Id)
    expect(Rows.map(({ Id: own, State, Content }) => [own, State, Content.BoxNo, Content.Cargo, Content.Tare, Content.MaxGross])).toEqual([
      [0, 0, 'MSKU6011672', 8_400.5, 3_890, 32_500],
      [0, 0, 'CSQU3054383', 8_400.5, 3_890, 32_500],
    ])
    expect(Rows[0]!.Content.BillNo).toBe(BillNo)
    expect(await states(Id)).toEqual(['none', 'none'])
  })
  it('is shared by all filings of the bill', async () => {
    const content = billOf(1)
    const body = { Id: 0, Regimes: ['cnExport', 'us'] as const, BookingId: 0, SiId: 0, Agent: '', LateReason: '' }
    const { Written } = (await doc!.call(saveManifest, { ...body, Content: { ...content, Pod: 'USLAX' } })).body.Data
    await declared(Written[0]!)
    expect((await rowsOf(Written[1]!)).map(({ Code, Content }) => [Code.slice(0, 2), Content.Vgm])).toEqual([['VG', 12_300]])
  })
  it('computes the mass, keeps each box once, and refuses what another person has written since', async () => {
    const Id = await bill()
    const [first, second] = await declared(Id)
    expect([first!.Content.Vgm, first!.Content.Person, first!.Code]).toEqual([12_300, 'WANG WEI', expect.stringMatching(/^VG\d{10}$/)])
    const twice = await save(doc!, Id, [{ Id: 0, UpdateTime: null, Content: first!.Content }])
    expect([twice.status, twice.body.Issues?.[0]]).toMatchObject([
      422,
      { Path: 'Rows[0].Content.BoxNo', Message: expect.stringContaining('已有 VGM') as string },
    ])
    const same = await save(doc!, Id, [first!, { ...second!, Content: { ...second!.Content, BoxNo: first!.Content.BoxNo } }])
    expect(same.status).toBe(422)
    expect((await save(doc!, Id, [{ ...first!, Content: { ...first!.Content, Weighed: 12_400, Vgm: 0 } }])).status).toBe(200)
    expect((await save(doc!, Id, [first!])).status).toBe(412)
    expect((await rowsOf(Id))[0]!.Content.Vgm).toBe(12_400)
  })
  it('belongs to its customer and forwarder alone, and tells the customer no agent', async () => {
    const Id = await bill(customer)
    const { Rows } = await sheet(customer!, Id)
    expect(
      (
        await save(
          customer!,
          Id,
          Rows.map((row) => ({ ...row, Content: weighed(row.Content) })),
          { Agent: simulated },
        )
      ).status,
    ).toBe(200)
    expect((await rowsOf(Id, customer)).map(({ Agent }) => Agent)).toEqual(['', ''])
    expect((await rowsOf(Id)).every(({ Agent }) => Agent !== simulated)).toBe(true)
    expect((await other!.call(vgmSheet, { Id })).status).toBe(404)
    expect((await save(other!, Id, Rows)).status).toBe(404)
    const Items = (await rowsOf(Id)).map(({ Id: own, UpdateTime }) => ({ Id: own, UpdateTime: UpdateTime! }))
    expect((await other!.call(moveDocuments, { Kind, Event: 'submit', Items })).body.Data.Moved).toEqual([])
    expect((await customer!.call(sendDocuments, { Kind, Items, Remarks: '' })).status).toBe(403)
  })
  it('is written by those who fill in, not by those who send alone', async () => {
    const own = await createTestServer()
    try {
      await withoutButton(own, 'doc', manifestPages.submits, 'write')
      const [sender, chief] = (await Promise.all(['doc', 'boss'].map((account) => own.signIn(account)))) as [TestClient, TestClient]
      const Id = await bill(chief)
      const { Rows } = await sheet(sender, Id)
      expect(Rows.map(({ MayWrite }) => MayWrite)).toEqual([false, false])
      const refused = await save(sender, Id, [{ ...Rows[0]!, Content: weighed(Rows[0]!.Content) }])
      expect(refused.status).toBe(403)
      const [row] = (await save(chief, Id, [{ ...Rows[0]!, Content: weighed(Rows[0]!.Content) }])).body.Data.Rows
      // a declaration of others is no way round
      const told: VgmDeclaration = {
        Reference: 'X-1',
        Retracted: false,
        At: '2026-11-28T09:00:00Z',
        Record: { ...row!.Content, Weighed: 12_500, Vgm: 12_500 },
      }
      const { Id: message, UpdateTime } = (await sender.call(receiveDocumentAnswer, { Kind, Text: writeVgmJson([told]).text })).body.Data
      const applied = await sender.call(actOnMessage, { Kind, Id: message, UpdateTime, Act: 'apply' })
      expect([applied.status, applied.body.Message]).toEqual([403, expect.stringContaining('填写与提交')])
      expect((await rowsOf(Id, chief))[0]!.Content.Weighed).toBe(12_300)
    } finally {
      await own.close()
    }
  })
})

describe('the rules', () => {
  it('refuse a submission with what is wrong, and one without a reason above the tolerance', async () => {
    const Id = await bill(doc, 1)
    const [row] = await declared(Id, simulated, { Weighed: 14_000 })
    expect(row!.Issues.map(({ Severity, Code }) => `${Severity} ${Code}`)).toEqual(['WARN FAR'])
    expect(await move(doc!, 'submit', [row!])).toEqual([expect.stringContaining('相差超过 5% 或 1,000 KGS')])
    const [given] = (await save(doc!, Id, [{ ...row!, Content: { ...row!.Content, Reason: '托盘未计入装箱单' } }])).body.Data.Rows
    expect(await move(doc!, 'submit', [given!])).toEqual([])
  })
  it('hold both methods against the packing list, and the plate against all', async () => {
    const Id = await bill(doc, 1)
    const [added] = await declared(Id, simulated, { Method: 'SM2', Weighed: 0, Cargo: 10_000, Vgm: 0 })
    expect([added!.Content.Vgm, added!.Issues.map(({ Code }) => Code)]).toEqual([13_890, ['FAR']])
    const heavy = { ...added!, Content: { ...added!.Content, Cargo: 29_000, Vgm: 0, MaxGross: 40_000, Reason: '核对过' } }
    const [over] = (await save(doc!, Id, [heavy])).body.Data.Rows
    expect(over!.Issues.map(({ Severity, Code }) => `${Severity} ${Code}`)).toContain('ERROR PLATE')
    const blank = { ...over!, Content: { ...over!.Content, Method: '' as const, Person: '', Vgm: 0 } }
    const [none] = (await save(doc!, Id, [blank])).body.Data.Rows
    expect(none!.Issues.map(({ Code }) => Code)).toEqual(['METHOD', 'PERSON'])
  })
  it('of lateness come from the right alone', async () => {
    const Id = await bill(customer, 1)
    const { Rows } = await sheet(customer!, Id)
    const late = await save(customer!, Id, Rows, { LateReason: '司机晚到' })
    expect([late.status, late.body.Issues?.[0]?.Path]).toEqual([422, 'LateReason'])
    expect((await save(doc!, Id, Rows, { LateReason: '司机晚到' })).status).toBe(200)
  })
})

describe('messages', () => {
  it('hold many boxes, each of which is accepted or returned by itself', async () => {
    const Id = await submitted()
    const before = await rowsOf(Id)
    const { Sent, NotSent } = await send(before)
    expect([new Set(Sent.map(({ Message }) => Message)).size, NotSent]).toEqual([1, []])
    const { Payload, Type } = await message(Sent[0]!.Message)
    const { declarations, unread } = readVermas(Payload)
    expect([Type, unread, declarations.map(({ Reference, Record }) => [Reference, Record.BoxNo, Record.Vgm])]).toEqual([
      'original',
      [],
      before.map(({ Code, Content }) => [`${Code}-01`, Content.BoxNo, 12_300]),
    ])
    expect(await states(Id)).toEqual(['sent', 'sent'])
    await receive(reply({ reference: `${before[0]!.Code}-01` }))
    await receive(reply({ reference: `${before[1]!.Code}-01`, status: 'rejected', reason: '箱号不在船' }))
    expect((await rowsOf(Id)).map(({ State, Refusal, InForce }) => [vgmStates.stateOf(State), Refusal, InForce])).toEqual([
      ['accepted', '', 12_300],
      ['returned', '箱号不在船', 0],
    ])
  })
  it('are answered by a simulated carrier', async () => {
    const [yes, no, silence] = await Promise.all([
      submitted(),
      submitted(simulated, { Party: 'REJECT CO' }),
      submitted(simulated, { Party: 'PENDING CO' }),
    ])
    for (const Id of [yes, no, silence]) expect((await send(await rowsOf(Id))).NotSent).toEqual([])
    await run()
    expect(await Promise.all([yes, no, silence].map(states))).toEqual([
      ['accepted', 'accepted'],
      ['returned', 'returned'],
      ['sent', 'sent'],
    ])
  })
  it('as JSON of DCSA carry the same, and an APERAK answers all boxes of one', async () => {
    const Id = await submitted(silent)
    const { Sent } = await send(await rowsOf(Id))
    const { Payload, State } = await message(Sent[0]!.Message)
    const { declarations } = readVgmJson(Payload)
    expect([State, declarations.map(({ Record }) => Record.Vgm)]).toEqual(['waiting', [12_300, 12_300]])
    const control = `${(await rowsOf(Id))[0]!.Code}-M01`
    const aperak = (as: string) => `UNB+UNOA:2+C+J+260101:0000+1'UNH+1+APERAK:D:95B:UN'BGM+312+X+${as}'RFF+ACW:${control}'UNT+4+1'UNZ+1+1'`
    const { status, text } = await receive(aperak('29'))
    expect([status, status === 200 ? '' : text]).toEqual([200, ''])
    expect(await states(Id)).toEqual(['accepted', 'accepted'])
  })
  it('of two senders at once are one', async () => {
    const rows = await rowsOf(await submitted())
    const both = await Promise.all([send(rows), send(rows, boss)])
    expect(both.flatMap(({ Sent }) => Sent).length).toBe(rows.length)
  })
  it('that are given up put their boxes back', async () => {
    const Id = await submitted(silent, {}, 1)
    const { Sent } = await send(await rowsOf(Id))
    const { Id: id, UpdateTime } = await message(Sent[0]!.Message)
    await doc!.call(actOnMessage, { Kind, Id: id, UpdateTime, Act: 'drop', Remarks: '改期' })
    expect(await states(Id)).toEqual(['submitted'])
  })
  it('that nobody knows wait for a person and move nothing', async () => {
    const stray = (await receive(reply({ reference: 'VG0000000000-01' }))).body.Data
    expect([stray.State, stray.RecordId]).toEqual(['unmatched', 0])
    expect((await receive('{"vgmReplies":[{"reference":"X","status":"ok","at":"2026-01-01"}]}')).status).toBe(422)
    expect((await receive('hello')).status).toBe(422)
  })
})

describe('an accepted declaration', () => {
  async function accepted(): Promise<number> {
    const Id = await submitted(simulated, {}, 1)
    await send(await rowsOf(Id))
    await run()
    expect(await states(Id)).toEqual(['accepted'])
    return Id
  }
  it('is corrected by the next revision, which counts when it is accepted', async () => {
    const Id = await accepted()
    expect((await save(doc!, Id, await rowsOf(Id))).status).toBe(422)
    expect(await move(doc!, 'correct', await rowsOf(Id))).toEqual([])
    const [open] = await rowsOf(Id)
    await save(doc!, Id, [{ ...open!, Content: { ...open!.Content, Weighed: 12_250, Vgm: 0 } }])
    await move(doc!, 'submit', await rowsOf(Id))
    const { Sent } = await send(await rowsOf(Id))
    const { Payload, Type } = await message(Sent[0]!.Message)
    expect([Type, readVermas(Payload).declarations[0]!.Reference]).toEqual(['correction', `${open!.Code}-02`])
    expect((await rowsOf(Id))[0]).toMatchObject({ InForce: 12_300, Revision: 2 })
    await run()
    expect((await rowsOf(Id))[0]).toMatchObject({ InForce: 12_250, State: vgmStates.codes.corrected })
  })
  it('stays in force while its correction is returned, and may be kept', async () => {
    const Id = await accepted()
    await move(doc!, 'correct', await rowsOf(Id))
    const [open] = await rowsOf(Id)
    await save(doc!, Id, [{ ...open!, Content: { ...open!.Content, Party: 'REJECT CO' } }])
    await move(doc!, 'submit', await rowsOf(Id))
    await send(await rowsOf(Id))
    await run()
    expect((await rowsOf(Id))[0]).toMatchObject({ InForce: 12_300, State: vgmStates.codes.returned })
    expect(await move(doc!, 'keep', await rowsOf(Id))).toEqual([])
    const [kept] = await rowsOf(Id)
    expect([vgmStates.stateOf(kept!.State), kept!.Revision, kept!.Content.Party]).toEqual(['accepted', 1, 'NINGBO YUANFAN TRADING CO LTD'])
    // the carrier changes its mind: what it has is what the record says
    await receive(reply({ reference: `${kept!.Code}-02`, at: '2099-01-01T00:00:00Z' }))
    expect((await rowsOf(Id))[0]).toMatchObject({ Revision: 2, State: vgmStates.codes.corrected, Content: { Party: 'REJECT CO' } })
  })
  it('is retracted with a reason, by the reference that is in force, and may be declared anew', async () => {
    const Id = await accepted()
    expect(await move(doc!, 'retract', await rowsOf(Id)).catch((error: Error) => error.message)).toEqual(
      expect.stringContaining('撤回的原因'),
    )
    expect(await move(doc!, 'retract', await rowsOf(Id), '退关')).toEqual([])
    const { Sent } = await send(await rowsOf(Id))
    const { Payload } = await message(Sent[0]!.Message)
    const [back] = readVermas(Payload).declarations
    expect([back!.Retracted, back!.Reference]).toEqual([true, `${(await rowsOf(Id))[0]!.Code}-01`])
    await run()
    const [gone] = await rowsOf(Id)
    expect([vgmStates.stateOf(gone!.State), gone!.InForce]).toEqual(['retracted', 0])
    await save(doc!, Id, [{ ...gone!, Content: { ...gone!.Content, Weighed: 12_000, Vgm: 0 } }])
    expect((await rowsOf(Id))[0]).toMatchObject({ State: vgmStates.codes.saved, Revision: 2, Retracting: false })
  })
  it('tells an answer that moved nothing', async () => {
    const Id = await accepted()
    const [row] = await rowsOf(Id)
    await receive(reply({ reference: `${row!.Code}-01`, at: '2020-01-01T00:00:00Z', status: 'rejected', reason: '旧回执' }))
    expect(await states(Id)).toEqual(['accepted'])
    const { Rows } = (await doc!.call(documentTimeline, { Kind, Id: row!.Id, PageSize: 20 })).body.Data
    expect(Rows.map(({ Event }) => Event)).toContain('unclear')
  })
})

describe('declarations of others', () => {
  const told = (Record: VgmContent): VgmDeclaration => ({ Reference: 'SCALE-1', Retracted: false, At: '2026-11-28T09:30:00.000Z', Record })
  it.each([
    [
      'VERMAS',
      (list: VgmDeclaration[]) =>
        writeVermas(list, { Sender: 'S', Receiver: 'J', Reference: 'X1', At: '2026-11-28T09:30:00.000Z', Action: 'original' }).text,
    ],
    ['DCSA', (list: VgmDeclaration[]) => writeVgmJson(list).text],
  ] as const)('by %s wait for a person, box by box, and are taken over', async (_name, write) => {
    const Id = await bill()
    const { Rows } = await sheet(doc!, Id)
    await save(doc!, Id, Rows)
    const list = Rows.map(({ Content }) =>
      told({ ...Content, Method: 'SM1', Weighed: 12_290, Vgm: 12_290, Person: 'LI LEI', Cargo: 0, Tare: 0 }),
    )
    const { Received } = (await receive(write(list))).body.Data
    expect(Received).toHaveLength(2)
    expect((await rowsOf(Id)).map(({ Content }) => Content.Vgm)).toEqual([0, 0])
    for (const id of Received) {
      const { State, UpdateTime, RecordId } = await message(id)
      expect([State, RecordId === 0]).toEqual(['open', false])
      const { status, text } = await doc!.call(actOnMessage, { Kind, Id: id, UpdateTime, Act: 'apply' })
      expect([status, status === 200 ? '' : text]).toEqual([200, ''])
    }
    expect((await rowsOf(Id)).map(({ Content }) => [Content.Vgm, Content.Person, Content.Cargo])).toEqual([
      [12_290, 'LI LEI', 8_400.5],
      [12_290, 'LI LEI', 8_400.5],
    ])
    // by the number of a box, which the message itself does not have as its own
    const [box] = await rowsOf(Id)
    const found = (await doc!.call(documentMessages, { Kind, Keyword: box!.Content.BoxNo })).body.Data.Rows
    expect([...Received].filter((id) => found.some((row) => row.Id === id))).toHaveLength(1)
    expect((await customer!.call(documentMessages, { Kind })).status).toBe(403)
  })
})
