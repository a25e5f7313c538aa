import { compareVersions, documentVersions } from '@jst/contracts/document'
import { siVersionList } from '@jst/contracts/si'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'
import { insertVersions, registerDocument, type VersionModule, type VersionStep } from '../index.ts'
import { forgetDocument } from '../registry.ts'

interface Content {
  readonly Vessel: string
  readonly Mail: string
  readonly Boxes: readonly { readonly No: string; readonly Weight: number }[]
}
const button = { path: '/tdManage/siCheck', code: 'edit' } as const
/** Manifests: a kind of the test's own, over the table of orders. */
const manifest = {
  kind: 'trialManifest',
  zh: '舱单',
  en: 'Manifest',
  reads: ['/tdManage/siCheck', '/external/workbench/SISubimtList'],
  writes: button,
  page: '/tdManage/siCreator',
  fields: {},
  versions: {
    withdrawing: ['withdraw'],
    shape: {
      fields: [
        { key: 'Vessel', zh: '船名', en: 'Vessel' },
        { key: 'Mail', zh: '邮箱', en: 'Mail', sensitive: 'customerContact' },
      ],
      lines: { Boxes: { zh: '箱', en: 'Box', by: 'No', fields: [{ key: 'Weight', zh: '重量', en: 'Weight' }] } },
    },
  },
} as const
const module: VersionModule<Content> = {
  table: 'trial_version',
  inForce: `nullif(t.package_kind, '')::int`,
  extraColumns: { place: 'text' },
}

let server: TestServer
let [boss, doc, party, other]: TestClient[] = []
let id = 0
let company = 0
let operator = 0
beforeAll(async () => {
  registerDocument({
    document: manifest,
    table: 'cargo_order',
    no: 't.order_no',
    title: 't.mbl_no',
    guards: {},
    effects: {},
    versions: module,
  })
  server = await createTestServer()
  await server.db.owner((owner) =>
    owner.query(`call version_table('trial_version', 'cargo_order');
      alter table trial_version add column place text;
      insert into role_permission_item (role_id, item_key, permission_key, value)
        select er.role_id, 'field', 'customerContact', 'hidden' from employee_role er join employee e on e.id = er.employee_id
          join app_user u on u.id = e.user_id where u.account = 'doc' on conflict do nothing`),
  )
  ;[boss, doc, party, other] = await Promise.all(['boss', 'doc', 'customer', 'customer2'].map((account) => server.signIn(account)))
  const [row] = await server.db.owner((owner) =>
    owner.query<{ id: number; company: number; operator: number }>(
      `select o.id, o.company_id as company, o.operator_id as operator from cargo_order o join company c on c.id = o.company_id
        where c.code = 'YFJCK' order by o.id limit 1`,
    ),
  )
  ;({ id, company, operator } = row!)
})
afterAll(async () => {
  forgetDocument(manifest.kind)
  await server.close()
})

const first: Content = { Vessel: 'COSCO ROME', Mail: 'a@b.c', Boxes: [{ No: 'MSKU1', Weight: 100 }] }
const step = (version: number, event: string, snapshot: Content, changes = 0): VersionStep<Content> => ({
  record: id,
  company,
  operator,
  version,
  event,
  status: 1,
  author: { id: 1, name: '陈静', company: '海捷' },
  remarks: event === 'withdraw' ? '写错了' : '',
  reasonCode: '',
  fieldRemarks: [],
  changes,
  differences: [],
  waited: null,
  snapshot,
  extraValues: { place: 'desk' },
})
const store = (steps: readonly VersionStep<Content>[]) => server.db.owner((owner) => insertVersions(owner, module, steps))
const force = (version: string) =>
  server.db.owner((owner) => owner.query('update cargo_order set package_kind = $2 where id = $1', [id, version]))
const subject = () => ({ Kind: manifest.kind, Id: id })
const standings = async (client = doc!) =>
  (await client.call(documentVersions, subject())).body.Data.Rows.map(({ Number, Standing }) => [Number, Standing])

describe('versions of a kind', () => {
  it('are numbered, and stand beside the one in force', async () => {
    const second = { ...first, Vessel: 'EVER ACE', Mail: 'x@y.z', Boxes: [{ No: 'MSKU1', Weight: 120 }] }
    await store([step(1, 'submit', first), step(1, 'approve', first)])
    await force('1')
    expect(await standings()).toEqual([[1, 'inForce']])
    // an amendment changes nothing of what is in force
    await store([step(2, 'amend', second, 3)])
    const { body } = await doc!.call(documentVersions, subject())
    expect(body.Data).toMatchObject({
      InForce: 1,
      Proposed: 2,
      Rows: [{ Number: 2, Event: 'amend', Changes: 3, AuthorName: '陈静' }, { Number: 1 }],
    })
    const compared = await boss!.call(compareVersions, subject())
    expect(compared.body.Data).toEqual({
      From: 1,
      To: 2,
      Differences: [
        { Path: 'Vessel', Label: '船名', Before: 'COSCO ROME', After: 'EVER ACE' },
        { Path: 'Mail', Label: '邮箱', Before: 'a@b.c', After: 'x@y.z' },
        { Path: 'Boxes[MSKU1].Weight', Label: '箱 MSKU1 重量', Before: '100', After: '120' },
      ],
    })
    await store([step(2, 'withdraw', second), step(3, 'amend', { ...first, Vessel: 'COSCO PARIS' })])
    expect(await standings()).toEqual([
      [3, 'proposed'],
      [2, 'withdrawn'],
      [1, 'inForce'],
    ])
    await store([step(3, 'approve', { ...first, Vessel: 'COSCO PARIS' })])
    await force('3')
    expect(await standings()).toEqual([
      [3, 'inForce'],
      [2, 'withdrawn'],
      [1, 'superseded'],
    ])
  })

  it('are compared by any two numbers, without fields that the roles of the reader hide', async () => {
    const compared = async (client: TestClient, From: number, To: number) =>
      (await client.call(compareVersions, { ...subject(), From, To })).body.Data.Differences.map(({ Path }) => Path)
    expect(await compared(boss!, 2, 3)).toEqual(['Vessel', 'Mail', 'Boxes[MSKU1].Weight'])
    expect(await compared(boss!, 1, 1)).toEqual([])
    expect((await doc!.call(compareVersions, { ...subject(), From: 1, To: 9 })).status).toBe(404)
    expect(await compared(doc!, 2, 3)).toEqual(['Vessel', 'Boxes[MSKU1].Weight'])
  })

  it('are read by both sides of the record, and by nobody else', async () => {
    expect((await standings(party)).length).toBe(3)
    expect((await other!.call(documentVersions, subject())).status).toBe(404)
    expect((await doc!.call(documentVersions, { Kind: 'customer', Id: 1 })).status).not.toBe(200)
  })
})

it('shipping instructions are compared as the log of their versions counts them', async () => {
  const { Rows } = (await boss!.call(siVersionList, { Event: 'resubmit,amend', PageSize: 20 })).body.Data
  const version = Rows.find(({ Changes, Differences }) => Changes > 0 && Changes === Differences.length)!
  const { body } = await boss!.call(compareVersions, { Kind: 'si', Id: version.TDId, From: version.Version - 1, To: version.Version })
  expect(body.Data.Differences).toEqual(version.Differences)
  const list = await boss!.call(documentVersions, { Kind: 'si', Id: version.TDId })
  expect(list.body.Data.Rows.map(({ Number }) => Number)).toContain(version.Version)
})
