import { exportSiStandard, modifySi, siInfo, siListOfOrder, siLog, siVersionList } from '@jst/contracts/si'
import { saveRole, type FieldValue } from '@jst/contracts/system'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, until, type TestClient, type TestServer } from '../../../testing/index.ts'
import { inputOf, operator, roleOf } from '../testing.ts'

const address = 'docs@secret-shipper.example'
let server: TestServer
let doc: TestClient
let boss: TestClient
let id: number

/** The clerk's right to see and change what a customer is reached by. */
async function give(value: FieldValue): Promise<void> {
  const role = await roleOf(boss, operator, '单证员')
  const PermissionItems = value === 'edit' ? [] : [{ ItemKey: 'field', PermissionKey: 'customerContact', Value: value }]
  await boss.call(saveRole, { ...inputOf(role), PermissionItems })
  const hidden = value === 'hidden'
  await until(async () => ((await doc.call(siInfo, { Id: id })).body.Data.TBI_EMAILS === '') === hidden)
}

beforeAll(async () => {
  server = await createTestServer()
  boss = await server.signIn('boss')
  doc = await server.signIn('doc')
  const [row] = await server.db.owner((owner) =>
    owner.query<{ id: number }>(
      'select id from si_record where status = 1 and delete_mark = 0 and order_deadline > now() order by id limit 1',
    ),
  )
  id = row!.id
  const change = JSON.stringify([
    { Path: 'TBI_EMAILS', Label: '样单接收邮箱', Before: '', After: address },
    { Path: 'TBI_MARKS', Label: '唛头', Before: 'A', After: 'B' },
  ])
  await server.db.owner(async (owner) => {
    await owner.query('update si_record set emails = $2 where id = $1', [id, address])
    await owner.query(
      `update si_version set snapshot = jsonb_set(snapshot, '{emails}', to_jsonb($2::text)), differences = $3::jsonb where record_id = $1`,
      [id, address, change],
    )
  })
})
afterAll(() => server.close())

/** Everything a clerk can read of the record, as text. */
async function read(): Promise<string> {
  const info = await doc.call(siInfo, { Id: id })
  const versions = await doc.call(siVersionList, { TDId: id })
  const texts = [
    info.text,
    versions.text,
    (await doc.call(siListOfOrder, { CGO_ID: info.body.Data.CGO_ID })).text,
    (await doc.call(siLog, { Id: versions.body.Data.Rows[0]!.Id })).text,
  ]
  const file = await server.app.inject({
    method: 'GET',
    url: exportSiStandard.path,
    query: { Id: String(id), Standard: 'dcsa' },
    headers: { authorization: `Bearer ${doc.token}` },
  })
  expect(file.statusCode).toBe(200)
  return [...texts, file.payload].join('\n')
}

it('a hidden field stands in no answer: record, list, version, differences, file', async () => {
  await give('edit')
  expect((await read()).split(address).length - 1).toBeGreaterThanOrEqual(5)
  await give('hidden')
  const text = await read()
  expect(text).not.toContain(address)
  expect(text).toContain('唛头')
})

it('and what may not be edited stays as it is, whatever is sent', async () => {
  for (const value of ['hidden', 'view'] as const) {
    await give(value)
    const { body } = await doc.call(siInfo, { Id: id })
    const saved = await doc.call(modifySi, { ...body.Data, TBI_EMAILS: 'mine@elsewhere.example', TBI_REMARKS: value })
    expect([saved.status, saved.body.Data?.TBI_EMAILS]).toEqual([200, value === 'hidden' ? '' : address])
    const [row] = await server.db.owner((owner) => owner.query<{ emails: string }>('select emails from si_record where id = $1', [id]))
    expect(row!.emails).toBe(address)
  }
})

it('a customer sees its own contacts whatever its role says', async () => {
  await server.db.owner((owner) =>
    owner.query(`insert into role_permission_item (role_id, item_key, permission_key, value)
      select r.id, 'field', 'customerContact', 'hidden' from role r join company c on c.id = r.company_id where c.kind = 'customer'`),
  )
  const [owner] = await server.db.owner((db) =>
    db.query<{ code: string }>('select c.code from si_record r join company c on c.id = r.company_id where r.id = $1', [id]),
  )
  const customer = await server.signIn(owner!.code === 'YFJCK' ? 'customer' : 'customer2')
  expect((await customer.call(siInfo, { Id: id })).body.Data.TBI_EMAILS).toBe(address)
})
