// Each account makes each call of the kit on a record of each kind that its company has a side in. A refusal is an answer; a failure of the
// server is a policy that is missing before row-level security.
import {
  beginFile,
  claimDocument,
  claimDocuments,
  commentDocument,
  correctComment,
  documentCharges,
  documentFiles,
  documentLines,
  documentParties,
  documentPeople,
  documentState,
  documentTimeline,
  followDocument,
  moveDocuments,
  saveDocumentCharges,
  saveDocumentDraft,
  saveDocumentLines,
  saveDocumentParties,
  statesOf,
} from '@jst/contracts/document'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoAccounts } from '../demo/index.ts'
import { connectLive, createTestServer, until, type TestClient, type TestServer } from '../testing/index.ts'
import { registeredDocuments } from './registry.ts'
import type { DocumentModule } from './registry.ts'

const accounts = demoAccounts.filter((account) => account !== 'multi')
let server: TestServer
const clients = new Map<string, TestClient>()
const companies = new Map<string, number>()

beforeAll(async () => {
  server = await createTestServer()
  for (const account of accounts) clients.set(account, await server.signIn(account))
  const people = await server.db.owner((owner) =>
    owner.query<{ account: string; companyId: number }>(
      `select lower(u.account) as account, e.company_id as "companyId" from app_user u join employee e on e.user_id = u.id`,
    ),
  )
  for (const { account, companyId } of people) companies.set(account, companyId)
})
afterAll(() => server.close())

interface Row {
  readonly id: number
  readonly companyId: number
  readonly operatorId: number | null
  readonly updateTime: string
}
/** The oldest record of a kind that the company works on, and the oldest one that is about it. */
const recordsOf = ({ table, where = 'true' }: DocumentModule, companyId: number) =>
  server.db.owner((owner) =>
    owner.query<Row>(
      `select distinct on (side) * from (select t.id, t.company_id as "companyId", t.operator_id as "operatorId", t.update_time as "updateTime",
          coalesce(t.operator_id, t.company_id) = $1 as side from ${table} t where ${where} and $1 in (t.company_id, t.operator_id)) own
        order by side, id`,
      [companyId],
    ),
  )

const kinds = registeredDocuments().map((module) => [module.document.kind, module] as const)

it.each(kinds)('no call on an own %s fails, whoever makes it', { timeout: 120_000 }, async (kind, module) => {
  const { document } = module
  const failures: string[] = []
  let answered = 0
  for (const account of accounts) {
    const client = clients.get(account)!
    for (const { id: Id, updateTime } of await recordsOf(module, companies.get(account) ?? 0)) {
      const at = { Kind: kind, Id }
      const seen = { ...at, UpdateTime: new Date(updateTime).toISOString() }
      const say = async (name: string, { status }: { status: number }) => {
        answered++
        if (status >= 500) failures.push(`${name} by ${account}: ${status}`)
      }
      for (const call of [documentState, documentTimeline, documentFiles, documentLines, documentParties])
        await say(call.path, await client.call(call, at))
      await say(documentPeople.path, await client.call(documentPeople, { ...at, Audience: 'internal' }))
      for (const On of [true, false]) await say(followDocument.path, await client.call(followDocument, { ...at, On }))
      for (const Audience of ['internal', 'customer'] as const)
        await say(commentDocument.path, await client.call(commentDocument, { ...at, Audience, Text: '核对' }))
      for (const more of [{ Take: true }, { Take: true, Over: true }, { Take: false }, { Take: false, Over: true }])
        await say(claimDocument.path, await client.call(claimDocument, { ...at, ...more }))
      await say(claimDocuments.path, await client.call(claimDocuments, { Kind: kind, Ids: [Id] }))
      for (const Event of Object.keys(statesOf(document)?.moves ?? {})) {
        const { status, body } = await client.call(documentState, at)
        const UpdateTime = status === 200 ? body.Data.UpdateTime : seen.UpdateTime
        const Reason = statesOf(document)!.moves[Event]!.reasons?.[0]?.code
        const asked = { Kind: kind, Event, Items: [{ Id, UpdateTime }], Remarks: '核对', ...(Reason ? { Reason } : {}) }
        await say(`${moveDocuments.path} ${Event}`, await client.call(moveDocuments, asked))
      }
      for (const Sheet of Object.keys(document.charges?.sheets ?? { AR: 1 })) {
        await say(documentCharges.path, await client.call(documentCharges, { ...at, Sheet }))
        await say(saveDocumentCharges.path, await client.call(saveDocumentCharges, { ...seen, Sheet, Lines: [] }))
      }
      for (const Part of Object.keys(document.lines ?? { none: 1 }))
        await say(saveDocumentLines.path, await client.call(saveDocumentLines, { ...seen, Part, Rows: [] }))
      await say(saveDocumentParties.path, await client.call(saveDocumentParties, { ...seen, Parties: [] }))
      await say(
        saveDocumentDraft.path,
        await client.call(saveDocumentDraft, {
          Kind: kind,
          Key: String(Id),
          Version: null,
          Title: '',
          Content: { First: {}, Values: {}, Over: null } as never,
        }),
      )
      const FileKind = Object.keys(document.files ?? { none: 1 })[0]!
      await say(beginFile.path, await client.call(beginFile, { ...at, FileKind, Name: 'a.pdf', Size: 10, Modified: 0 }))
    }
  }
  expect(failures).toEqual([])
  expect(answered, `the demo has no ${kind} of an account`).toBeGreaterThan(0)
})

const bookingOfCustomer = async () => {
  const [booking] = await server.db.owner((owner) =>
    owner.query<{ id: number }>(`select id from booking where company_id = $1 and operator_id = $2 order by id limit 1`, [
      companies.get('customer'),
      companies.get('boss'),
    ]),
  )
  return { Kind: 'booking', Id: booking!.id }
}

it('what the staff say and claim among themselves reaches no open page of the customer; what is said to him does', async () => {
  const base = await server.listen()
  const at = await bookingOfCustomer()
  const [boss, customer] = [clients.get('boss')!, clients.get('customer')!]
  const [inside, outside] = [await connectLive(base, boss.token), await connectLive(base, customer.token)]
  const changes = ({ frames }: typeof inside) => frames.filter(({ type }) => type === 'document/changed').length
  const comment = await boss.call(commentDocument, { ...at, Audience: 'internal', Text: '客户信用待查' })
  expect(comment.status).toBe(200)
  expect((await boss.call(correctComment, { ...at, EntryId: comment.body.Data.Id, Text: '客户信用已查' })).status).toBe(200)
  expect((await boss.call(claimDocument, { ...at, Take: true, Over: true })).status).toBe(200)
  await until(() => changes(inside) >= 3)
  expect((await boss.call(commentDocument, { ...at, Audience: 'customer', Text: '请补充件数' })).status).toBe(200)
  await outside.frame('document/changed')
  // frames come in order: had the first three been sent to the customer, they would be here
  expect(changes(outside)).toBe(1)
})

it('a customer claims none of his own bookings: the desk is that of the staff', async () => {
  const customer = clients.get('customer')!
  const at = await bookingOfCustomer()
  const claimed = await customer.call(claimDocument, { ...at, Take: true })
  expect([claimed.status, claimed.body.Code]).toEqual([403, 'FORBIDDEN'])
  const many = await customer.call(claimDocuments, { Kind: 'booking', Ids: [at.Id] })
  expect(many.body.Data).toMatchObject({ Moved: [], NotMoved: [{ Id: at.Id, Code: 'FORBIDDEN' }] })
  expect((await customer.call(documentState, at)).body.Data.MayClaim).toBe(false)
})
