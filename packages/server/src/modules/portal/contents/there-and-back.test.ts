import { moveDocuments, documentState } from '@jst/contracts/document'
import { contentKinds } from '@jst/contracts/portal'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'
import { upload } from '../../../testing/upload.ts'

let server: TestServer
let boss: TestClient
beforeAll(async () => {
  server = await createTestServer()
  boss = await server.signIn('boss')
})
afterAll(() => server.close())

const { news } = contentKinds
const words = (text: string) => ({ type: 'text', text })
const paragraph = (text: string) => ({ type: 'paragraph', content: [words(text)] })
const cell = (text: string) => ({ type: 'tableCell', content: [paragraph(text)] })
const blocks = [
  { type: 'heading', attrs: { level: 2 }, content: [words('旺季附加费')] },
  paragraph('自三月一日起执行。'),
  { type: 'bulletList', content: ['美西', '美东'].map((text) => ({ type: 'listItem', content: [paragraph(text)] })) },
  { type: 'horizontalRule' },
  { type: 'table', content: [{ type: 'tableRow', content: [cell('40HQ'), cell('USD 300')] }] },
]
const body = JSON.stringify({ type: 'doc', content: blocks })

async function exported(path: string, format = 'xlsx') {
  const { rawPayload, statusCode } = await server.app.inject({
    url: `${path}?Format=${format}`,
    headers: { authorization: `Bearer ${boss.token}` },
  })
  expect(statusCode).toBe(200)
  return rawPayload
}
async function article(NameZh: string) {
  const { Id, Code } = (await boss.call(news.calls.save, { Id: 0, Values: { NameZh, Category: 'company', Body: body } })).body.Data
  const { UpdateTime } = (await boss.call(documentState, { Kind: news.document.kind, Id })).body.Data
  await boss.call(moveDocuments, { Kind: news.document.kind, Event: 'publish', Items: [{ Id, UpdateTime }] })
  return { Id, Code }
}
const rowOf = async (Id: number) => (await boss.call(news.calls.get, { Id })).body.Data

describe('articles that are exported and imported again', () => {
  it.each(Object.values(contentKinds).map((kind) => [kind.calls.entity.zh, kind] as const))(
    'as they are, %s: nothing changes',
    async (_, { calls }) => {
      if (calls === news.calls) await article('照原样导入')
      const { body: answer } = await upload(server, boss, calls.planImport.path, await exported(calls.export.path), 'x.xlsx')
      // a list without rows has nothing to import
      if (answer.Code === 'BAD_FILE') expect(answer.Message).toContain('没有数据')
      else expect(answer.Data).toMatchObject({ Problems: [], Changes: 0, Adds: 0, Bad: 0 })
    },
  )

  it('as an earlier version exported them, all words in one line: the article does not change', async () => {
    const { Code } = await article('旧格式')
    const file = `代码,标题,正文\n${Code},旧格式,旺季附加费 自三月一日起执行。 美西 美东 40HQ USD 300`
    const { body: answer } = await upload(server, boss, news.calls.planImport.path, file, 'x.csv')
    expect(answer.Data).toMatchObject({ Problems: [], Same: 1, Changes: 0 })
  })

  it('with one paragraph changed: the rest keeps its form, and the row says that it is not published', async () => {
    const { Id, Code } = await article('改一段')
    expect((await rowOf(Id))['Edited']).toBe(false)
    const file = `代码,标题,正文\n${Code},改一段,"旺季附加费\n自四月一日起执行。\n美西 美东\n40HQ USD 300"`
    const plan = (await upload(server, boss, news.calls.planImport.path, file, 'x.csv')).body.Data
    expect([plan.Problems, plan.Changes]).toEqual([[], 1])
    await boss.call(news.calls.runImport, { Id: plan.Id, SkipBad: false, SkipLines: [] })
    const row = await rowOf(Id)
    expect(JSON.parse(String(row['Body']))).toEqual({ type: 'doc', content: blocks.with(1, paragraph('自四月一日起执行。')) })
    expect(row['Edited']).toBe(true)
  })
})
