import {
  documentDraft,
  documentDrafts,
  draftKey,
  dropDocumentDraft,
  largestDraft,
  saveDocumentDraft,
  type DocumentDraft,
  type TypedDraft,
} from '@jst/contracts/document'
import { customerCalls, saveCreditApplication } from '@jst/contracts/partner'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EmployeeActor } from '../../kernel/access/actor.ts'
import { connectLive, createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'
import { runScheduled } from '../../testing/jobs.ts'
import { draftPurge } from '../index.ts'

let server: TestServer
let base: string
let boss: TestClient
let colleague: TestClient
let reader: TestClient
let party: TestClient

beforeAll(async () => {
  server = await createTestServer()
  base = await server.listen()
  boss = await server.signIn('boss')
  colleague = await server.signIn('doc')
  reader = await server.signIn('reviewer')
  party = await server.signIn('customer')
  // a second person of the company with the buttons of the first one
  await server.db.owner((owner) =>
    owner.query(`insert into employee_role (employee_id, role_id) select e.id, r.role_id from employee e join app_user u on u.id = e.user_id
      cross join (select er.role_id from employee_role er join employee b on b.id = er.employee_id join app_user bu on bu.id = b.user_id
        where bu.account = 'boss') r where u.account = 'doc' on conflict do nothing`),
  )
  colleague = await server.signIn('doc')
})
afterAll(() => server.close())

const typed = (Values: object, more: Partial<TypedDraft> = {}): TypedDraft =>
  ({ Over: null, First: { NameZh: '' }, Values, Revision: 1, ...more }) as TypedDraft
const half = typed({ NameZh: '宁波半成品', Kinds: ['factory'], PayDays: null })
let made = 0
const newKey = () => draftKey(undefined, `t${++made}`)
const save = (client: TestClient, Key: string, Version: number | null, Content: TypedDraft = half, Kind = 'customer') =>
  client.call(saveDocumentDraft, { Kind, Key, Version, Title: '宁波半成品', Content })
const get = async (client: TestClient, Key: string, Kind = 'customer') => (await client.call(documentDraft, { Kind, Key })).body.Data
const customer = async () => (await boss.call(customerCalls.save, { Id: 0, Values: { NameZh: `草稿试验客户${++made}` } })).body.Data
const keysOf = async (client: TestClient) => (await client.call(documentDrafts, { Kind: 'customer' })).body.Data.map(({ Key }) => Key)

describe('a draft', () => {
  it('is kept as it was typed, and a colleague goes on with it', async () => {
    const key = newKey()
    expect((await boss.call(documentDraft, { Kind: 'customer', Key: key })).body).toMatchObject({ Status: 0, Data: null })
    const first = (await save(boss, key, null)).body.Data
    expect(await get(colleague, key)).toMatchObject({ Key: key, Version: first.Version, Title: '宁波半成品', Content: half })
    expect((await save(colleague, key, first.Version)).body.Data.Version).toBeGreaterThan(first.Version)
    expect(await keysOf(boss)).toContain(key)
  })
  it('a save over what one has not seen is 412 with what is stored, first saves included', async () => {
    const key = newKey()
    const { Version } = (await save(boss, key, null)).body.Data
    for (const seen of [null, Version - 1]) {
      const { status, body } = await save(colleague, key, seen, typed({ NameZh: '另一份' }))
      expect([status, (body.Data as unknown as DocumentDraft).Content]).toEqual([412, half])
    }
  })
  it('that is gone is 412 without data, and its number never comes back', async () => {
    const key = newKey()
    const { Version } = (await save(boss, key, null)).body.Data
    expect((await boss.call(dropDocumentDraft, { Kind: 'customer', Key: key, Version })).body.Data).toEqual({ Removed: true })
    expect((await boss.call(dropDocumentDraft, { Kind: 'customer', Key: key, Version })).body.Data).toEqual({ Removed: false })
    const { status, body } = await save(boss, key, Version)
    expect([status, body.Data]).toEqual([412, null])
    expect((await save(boss, key, null)).body.Data.Version).toBeGreaterThan(Version)
  })
  it('that somebody went on with is not given up by an older version', async () => {
    const key = newKey()
    const { Version } = (await save(boss, key, null)).body.Data
    await save(colleague, key, Version)
    expect((await boss.call(dropDocumentDraft, { Kind: 'customer', Key: key, Version })).status).toBe(412)
    expect(await get(boss, key)).toMatchObject({ Content: half })
  })
  it('is told to the others who typed in it', async () => {
    const key = newKey()
    const { Version } = (await save(boss, key, null)).body.Data
    const live = await connectLive(base, boss.token)
    const saved = (await save(colleague, key, Version)).body.Data
    const { content } = await live.frame('document/draft', key)
    expect(content).toEqual({ Drafts: [{ Kind: 'customer', Key: key, Version: saved.Version }] })
  })
  it('of an unknown form or beyond the limit is refused', async () => {
    const wrong = await save(boss, newKey(), null, typed({ NameZh: { deep: 1 } }))
    expect([wrong.status, wrong.body.Issues?.[0]?.Path]).toEqual([422, 'Content.Values'])
    const many = Object.fromEntries(Array.from({ length: 2_200 }, (_, index) => [`F${index}`, 'x'.repeat(2_000)]))
    expect((await save(boss, newKey(), null, typed(many))).status).toBe(413)
    expect(JSON.stringify(many).length).toBeGreaterThan(largestDraft)
  })
})

describe('who may', () => {
  it('type: whoever may write the record, or begin a new one', async () => {
    const { Id } = await customer()
    for (const key of [draftKey(Id, ''), newKey()]) {
      await save(boss, key, null)
      for (const client of [reader, party]) {
        expect((await save(client, key, null)).status).toBe(403)
        expect((await client.call(documentDraft, { Kind: 'customer', Key: key })).status).toBe(403)
      }
    }
  })
  it('nobody of another company: the same key is another draft there', async () => {
    const key = newKey()
    await save(boss, key, null)
    const rows = await server.db.owner((owner) =>
      owner.query<{ count: number }>(`select count(*)::int as count from document_draft where made = $1`, [key.slice(4)]),
    )
    expect(rows[0]?.count).toBe(1)
    const [other] = await server.db.owner((owner) => owner.query<{ id: number }>(`select id from company where code = 'YFJCK'`))
    const stranger = { employeeId: 1, companyId: other!.id, companyKind: 'customer', dataScope: 'company' } as EmployeeActor
    const seen = await server.database.tenant(stranger).query('select id from document_draft where made = $1', [key.slice(4)])
    expect(seen).toEqual([])
  })
  it('a kind whose drafts are each person’s own keeps them apart', async () => {
    const key = newKey()
    const content = typed({ Reason: '旺季备货' }, { First: {} })
    expect((await save(boss, key, null, content, 'creditApplication')).status).toBe(200)
    expect(await get(colleague, key, 'creditApplication')).toBeNull()
    expect((await save(colleague, key, null, content, 'creditApplication')).status).toBe(200)
  })
  it('a kind without drafts has none', async () => {
    expect((await save(boss, newKey(), null, half, 'noKind')).status).toBe(404)
  })
})

describe('a save that names its draft', () => {
  it('takes it along in its transaction', async () => {
    const key = newKey()
    const { Version } = (await save(boss, key, null)).body.Data
    await boss.call(customerCalls.save, { Id: 0, Values: { NameZh: `${made}号客户` }, Draft: { Key: key, Version } })
    expect(await get(boss, key)).toBeNull()
  })
  it('leaves what somebody typed into it since', async () => {
    const row = await customer()
    const key = draftKey(row.Id, '')
    const { Version } = (await save(boss, key, null)).body.Data
    await save(colleague, key, Version)
    await boss.call(customerCalls.save, {
      Id: row.Id,
      UpdateTime: row.UpdateTime,
      Values: { NameZh: `${row.NameZh}改` },
      Draft: { Key: key, Version },
    })
    expect(await get(boss, key)).toMatchObject({ Content: half })
  })
  it('that is refused leaves it', async () => {
    const key = newKey()
    const { Version } = (await save(boss, key, null)).body.Data
    const { status } = await boss.call(customerCalls.save, { Id: 0, Values: { NameZh: '' }, Draft: { Key: key, Version } })
    expect([status, (await get(boss, key))?.Version]).toEqual([422, Version])
  })
  it('works for an application of an area, too', async () => {
    const row = await customer()
    const key = draftKey(undefined, String(row.Id))
    const content = typed({ CreditLimit: 100, Reason: '' }, { First: {} })
    const { Version } = (await save(boss, key, null, content, 'creditApplication')).body.Data
    const terms = { CreditLimit: 100, CreditDays: 30, CreditGate: 'warn' as const, ValidTo: null, Reason: '旺季', Submit: false }
    await boss.call(saveCreditApplication, { Id: 0, CustomerId: row.Id, ...terms, Draft: { Key: key, Version } })
    expect(await get(boss, key, 'creditApplication')).toBeNull()
  })
  it('merging takes the draft of the merged record to the other one', async () => {
    const [from, into] = [await customer(), await customer()]
    await save(boss, draftKey(from.Id, ''), null)
    await boss.call(customerCalls.merge, { Id: from.Id, UpdateTime: from.UpdateTime, IntoId: into.Id })
    expect(await get(boss, draftKey(into.Id, ''))).toMatchObject({ Content: half })
  })
})

describe('the purge', () => {
  it('removes what nobody touched for half a year', async () => {
    const [old, fresh] = [newKey(), newKey()]
    await save(boss, old, null)
    await save(boss, fresh, null)
    await server.db.owner((owner) =>
      owner.query(`update document_draft set save_time = now() - interval '181 days' where made = $1`, [old.slice(4)]),
    )
    await runScheduled(server, draftPurge)
    expect([await get(boss, old), (await get(boss, fresh))?.Key]).toEqual([null, fresh])
  })
})
