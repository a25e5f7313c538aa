import { defineStates } from '@jst/contracts'
import { compareVersions, documentSides, documentVersions, saveDocumentLines, documentLines } from '@jst/contracts/document'
import { customerCalls, customerDocument } from '@jst/contracts/partner'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'
import { recordContent, registerDocument, rowsOf, storesVersion } from '../index.ts'
import { forgetDocument, moduleOf } from '../registry.ts'
import { findSubjects } from '../subject.ts'

const move = { staff: { path: customerDocument.page, code: 'state' } }
/** Customers as documents whose moves store versions: a kind of the test's own. */
const trial = {
  kind: 'trialCustomer',
  zh: '客户',
  en: 'Customer',
  reads: customerDocument.reads,
  writes: customerDocument.writes,
  page: customerDocument.page,
  fields: {},
  states: defineStates({
    states: {
      draft: { code: 0, zh: '草稿', en: 'Draft', tone: 'grey' },
      sent: { code: 1, zh: '已提交', en: 'Sent', tone: 'orange' },
      confirmed: { code: 2, zh: '已确认', en: 'Confirmed', tone: 'green' },
    },
    sides: documentSides,
    moves: {
      send: { zh: '提交', tone: 'orange', from: ['draft'], to: 'sent', by: move },
      confirm: { zh: '确认', tone: 'green', from: ['sent'], to: 'confirmed', by: move },
    },
  }),
  lines: customerDocument.lines,
  versions: {
    withdrawing: [],
    shape: { fields: customerCalls.entity.fields, lines: { contacts: customerDocument.lines.contacts } },
  },
} as const
const send = storesVersion(trial, { begins: true })
const confirm = storesVersion(trial, { inForce: true })

let server: TestServer
let boss: TestClient
let id = 0
beforeAll(async () => {
  registerDocument({
    ...rowsOf(customerCalls.entity),
    document: trial,
    guards: {},
    effects: { send, confirm },
    versions: { table: 'trial_version', inForce: 't.in_force_version', content: recordContent(customerCalls.entity, trial) },
  })
  server = await createTestServer()
  await server.db.owner((owner) =>
    owner.query(
      `alter table customer add column in_force_version integer not null default 0; call version_table('trial_version', 'customer')`,
    ),
  )
  boss = await server.signIn('boss')
  id = (await boss.call(customerCalls.list, {})).body.Data.Rows[0]!.Id
})
afterAll(async () => {
  forgetDocument(trial.kind)
  await server.close()
})

const made = (effect: typeof send, event: string) =>
  server.db.owner(async (tx) => {
    const [row] = await findSubjects(tx, moduleOf(trial.kind), [id])
    const actor = { employeeId: null, employeeName: '周海岚', companyName: '海捷' }
    await effect({ tx, actor } as never, row!, { event, remarks: '', reason: '' })
  })
const at = () => ({ Kind: trial.kind, Id: id })
const versions = async () => (await boss.call(documentVersions, at())).body.Data

it('moves store a record whole: one begins a version, another brings it into force', async () => {
  await made(send, 'send')
  expect(await versions()).toMatchObject({
    InForce: 0,
    Proposed: 1,
    Rows: [{ Number: 1, Event: 'send', Changes: 0, AuthorName: '周海岚' }],
  })
  await made(confirm, 'confirm')
  expect(await versions()).toMatchObject({ InForce: 1, Rows: [{ Number: 1, Standing: 'inForce', Event: 'confirm' }] })
  const before = (await boss.call(customerCalls.get, { Id: id })).body.Data
  await boss.call(customerCalls.save, { Id: id, UpdateTime: before.UpdateTime, Values: { NameZh: '改名的客户' } })
  const { UpdateTime, Parts } = (await boss.call(documentLines, at())).body.Data
  const Rows = [
    ...Parts['contacts']!,
    { Id: 0, Name: '林志远', Main: false, Roles: [], Title: '', Email: '', Mobile: '', Tel: '', Wechat: '', Remark: '' },
  ]
  expect((await boss.call(saveDocumentLines, { ...at(), UpdateTime, Part: 'contacts', Rows })).status).toBe(200)
  await made(send, 'send')
  expect(await versions()).toMatchObject({
    InForce: 1,
    Proposed: 2,
    Rows: [{ Number: 2, Standing: 'proposed', Changes: 2 }, { Number: 1 }],
  })
  const { Differences } = (await boss.call(compareVersions, at())).body.Data
  expect(Differences.map(({ Path, After }) => [Path.replace(/\[.*/, ''), After.includes('林志远') || After])).toEqual([
    ['NameZh', '改名的客户'],
    ['contacts', true],
  ])
})
