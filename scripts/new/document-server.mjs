// Server part of a new kind of document, with its test.

export const routes = ({ area, kind }) => `import { ${kind}Calls as calls, ${kind}Document as document } from '@jst/contracts/${area}'
import { documentEntity, hasLines, registerDocument, rowsOf } from '../../../documents/index.ts'
import { entityRoutes } from '../../../entity-kit/index.ts'
import type { Route } from '../../../kernel/endpoint.ts'

registerDocument({ ...rowsOf(calls.entity), document, guards: { hasLines: hasLines(document, 'items') }, effects: {} })

export const ${kind}DocumentRoutes: readonly Route[] = entityRoutes([calls], { [document.kind]: documentEntity(document) })
`

export const test = ({
  area,
  kind,
  title,
  letters,
}) => `import { documentLines, documentState, documentTimeline, moveDocuments, saveDocumentLines } from '@jst/contracts/document'
import { ${kind}Calls as calls, ${kind}Document as document } from '@jst/contracts/${area}'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'

let server: TestServer
let [boss, sales, reviewer]: TestClient[] = []
beforeAll(async () => {
  server = await createTestServer()
  ;[boss, sales, reviewer] = await Promise.all(['boss', 'sales', 'reviewer'].map((account) => server.signIn(account)))
})
afterAll(() => server.close())

const at = (Id: number) => ({ Kind: document.kind, Id })
const save = (client: TestClient, NameZh = '测试') => client.call(calls.save, { Id: 0, Values: { NameZh } })
const stateOf = async (Id: number) => (await boss!.call(documentState, at(Id))).body.Data
/** One with a line, ready to be confirmed. */
async function ready(): Promise<number> {
  const { Id } = (await save(boss!)).body.Data
  const { UpdateTime } = (await boss!.call(documentLines, at(Id))).body.Data
  const Rows = [{ Id: 0, Name: '纸箱', Quantity: 12, Remark: '' }]
  expect((await boss!.call(saveDocumentLines, { ...at(Id), UpdateTime, Part: 'items', Rows })).status).toBe(200)
  return Id
}
const move = async (client: TestClient, Event: string, Id: number, UpdateTime: string, Reason = '') =>
  (await client.call(moveDocuments, { Kind: document.kind, Event, Reason, Items: [{ Id, UpdateTime }] })).body.Data

describe('${title}', () => {
  it('is numbered by the rule of the company, one after the other', async () => {
    const [first, second] = [(await save(boss!)).body.Data.Code, (await save(boss!)).body.Data.Code]
    expect(first).toMatch(/^${letters}\\d{8}$/)
    expect(Number(second.slice(-4)) - Number(first.slice(-4))).toBe(1)
  })
  it('is for those who may, and for the own company', async () => {
    const { Id, Code } = (await save(sales!)).body.Data
    expect((await save(reviewer!)).status).toBe(403)
    expect((await reviewer!.call(documentState, at(Id))).status).toBe(403)
    const others = (await (await server.signIn('admin')).call(calls.list, {})).body.Data?.Rows ?? []
    expect(others.map((row) => row.Code)).not.toContain(Code)
  })
  it('is confirmed with its items alone, and by one of two people who do it at once', async () => {
    const { Id: blank } = (await save(boss!)).body.Data
    const refused = await move(boss!, 'confirm', blank, (await stateOf(blank)).UpdateTime)
    expect(refused.NotMoved.map(({ Message }) => Message)).toEqual(['请先填写明细'])
    const Id = await ready()
    const { UpdateTime } = await stateOf(Id)
    const outcomes = await Promise.all([move(boss!, 'confirm', Id, UpdateTime), move(sales!, 'confirm', Id, UpdateTime)])
    expect(outcomes.flatMap(({ Moved }) => Moved)).toEqual([Id])
    expect((await boss!.call(calls.list, { Stage: 'confirmed' })).body.Data.Rows.map((row) => row.Id)).toContain(Id)
  })
  it('is not written any more once it is void, and its timeline says why', async () => {
    const Id = await ready()
    expect((await move(sales!, 'void', Id, (await stateOf(Id)).UpdateTime, 'ERROR')).Moved).toEqual([Id])
    const { UpdateTime } = await stateOf(Id)
    expect((await boss!.call(calls.save, { Id, UpdateTime, Values: { NameZh: '改名' } })).status).toBe(422)
    expect((await boss!.call(saveDocumentLines, { ...at(Id), UpdateTime, Part: 'items', Rows: [] })).status).toBe(422)
    const { Rows } = (await boss!.call(documentTimeline, at(Id))).body.Data
    expect(Rows.map(({ Event, Reason }) => [Event, Reason])).toEqual([
      ['void', 'ERROR'],
      ['changed', ''],
      ['created', ''],
    ])
  })
})
`
