import { definePrint, documentTimeline, issuePrint, printCopies, printCopyFile, printPreview } from '@jst/contracts/document'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'
import { registerDocument, type PrintBuilder } from '../index.ts'

const submit = { path: '/external/workbench/siSubmit', code: 'submit' }
const edit = { path: '/tdManage/siCheck', code: 'edit' }
/** Orders with a print that customers take for themselves, and one that is the staff's. */
const order = {
  kind: 'printedOrder',
  zh: '委托',
  en: 'Order',
  reads: ['/tdManage/siCheck', '/external/workbench/SISubimtList'],
  writes: edit,
  partyWrites: submit,
  page: '/tdManage/siCreator',
  partyPage: '/external/workbench/siSubmit',
  fields: {},
  prints: {
    confirmation: definePrint({ zh: '订舱确认', en: 'Booking confirmation', button: edit, party: submit }),
    costing: definePrint({ zh: '成本单', en: 'Costing', button: edit }),
  },
} as const

let server: TestServer
let doc: TestClient
let party: TestClient
let stranger: TestClient
let id: number

beforeAll(async () => {
  const facts: PrintBuilder = ({ row }) => Promise.resolve([{ kind: 'facts', title: '委托', facts: [['编号', row.no]] }])
  registerDocument({
    document: order,
    table: 'cargo_order',
    no: 't.order_no',
    title: 't.mbl_no',
    guards: {},
    effects: {},
    prints: { confirmation: facts, costing: facts },
  })
  server = await createTestServer()
  ;[doc, party, stranger] = [await server.signIn('doc'), await server.signIn('customer'), await server.signIn('customer2')]
  const [row] = await server.db.owner((owner) =>
    owner.query<{ id: number }>(
      `select o.id from cargo_order o join company c on c.id = o.company_id where c.code = 'YFJCK' order by o.id limit 1`,
    ),
  )
  id = row!.id
})
afterAll(() => server.close())

type Print = keyof typeof order.prints
const at = () => ({ Kind: order.kind, Id: id })
const issue = async (Print: Print, by: TestClient) => {
  const { status, body } = await by.call(issuePrint, { ...at(), Print, Language: 'zh' })
  return status === 200 ? body.Data.Copy : status
}
const look = async (path: string, query: Record<string, string | number>, { token }: TestClient) => {
  const asked = Object.fromEntries(Object.entries({ ...at(), ...query }).map(([key, value]) => [key, String(value)]))
  return (await server.app.inject({ url: path, query: asked, headers: { authorization: `Bearer ${token}` } })).statusCode
}
const preview = (Print: Print, by: TestClient) => look(printPreview.path, { Print, Language: 'zh', Format: 'pdf' }, by)
const copiesOf = async (by: TestClient) => (await by.call(printCopies, at())).body.Data

describe('the party of a document', () => {
  it('previews and gives out the prints that are opened to it, and no others', async () => {
    expect([await preview('confirmation', party), await preview('costing', party)]).toEqual([200, 403])
    expect([await issue('confirmation', party), await issue('costing', party)]).toEqual([1, 403])
    expect([await preview('costing', doc), await issue('costing', doc), await issue('confirmation', doc)]).toEqual([200, 1, 2])
  })

  it('sees and takes the copies of these, on either side given out, and none of the staff’s own', async () => {
    const seen = (await copiesOf(party)).map(({ Print, Copy }) => `${Print} ${Copy}`)
    expect(seen.toSorted()).toEqual(['confirmation 1', 'confirmation 2'])
    const all = await copiesOf(doc)
    expect(all.map(({ Print }) => Print).toSorted()).toEqual(['confirmation', 'confirmation', 'costing'])
    for (const { Id, Print } of all)
      expect([Print, await look(printCopyFile.path, { CopyId: Id, Format: 'pdf' }, party)]).toEqual([
        Print,
        Print === 'confirmation' ? 200 : 404,
      ])
  })

  it('prints under the name of the company that works for it, which is told of it', async () => {
    const [row] = await server.db.owner((owner) =>
      owner.query<{ issuer: string }>(
        `select data ->> 'issuer' as issuer from document_print where kind = $1 and print = 'confirmation' and copy = 1`,
        [order.kind],
      ),
    )
    expect(row!.issuer).toBe('上海海捷国际货运代理有限公司')
    const { Rows } = (await doc.call(documentTimeline, at())).body.Data
    expect(Rows.filter(({ Event }) => Event === 'print')).toHaveLength(3)
    const own = (await party.call(documentTimeline, at())).body.Data.Rows
    expect(own.filter(({ Event }) => Event === 'print').map(({ Text }) => Text)).not.toContain('成本单第 1 份')
  })

  it('of another record has nothing of it', async () => {
    expect(await preview('confirmation', stranger)).toBe(404)
    expect(await issue('confirmation', stranger)).toBe(404)
  })
})
