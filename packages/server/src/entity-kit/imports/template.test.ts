import { cargoOrderImport } from '@jst/contracts/cargo-orders'
import { staffImport } from '@jst/contracts/company'
import { scheduleImport } from '@jst/contracts/schedules'
import type { ImportCalls } from '@jst/contracts/entity'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSheet } from '../../kernel/sheets.ts'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'
import { keptEntities } from '../../testing/routes.ts'
import { upload } from '../../testing/upload.ts'

let server: TestServer
let boss: TestClient
beforeAll(async () => {
  server = await createTestServer()
  boss = await server.signIn('boss')
})
afterAll(() => server.close())

type Imported = Pick<ImportCalls, 'entity' | 'importTemplate' | 'planImport'>
const template = async ({ importTemplate }: Imported) => {
  const answer = await server.app.inject({ url: importTemplate.path, headers: { authorization: `Bearer ${boss.token}` } })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, expect.stringContaining('spreadsheetml')])
  return answer.rawPayload
}
const csv = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\n')

describe.each<[string, Imported]>(
  [...keptEntities, scheduleImport, staffImport, cargoOrderImport].map((calls) => [calls.entity.zh, calls]),
)('the import template of %s', (_, calls) => {
  it('has an example that imports without problems once it is no example any more', async () => {
    const { rows } = await readSheet(await template(calls))
    const { body, status } = await upload(server, boss, calls.planImport.path, csv(rows).replaceAll('示例：', ''), 'template.csv')
    expect([status, body.Data?.Problems ?? body.Message, body.Data?.Unknown, body.Data?.Adds > 0]).toEqual([200, [], [], true])
  })

  it('imports nothing as it is', async () => {
    const { body } = await upload(server, boss, calls.planImport.path, await template(calls), 'template.xlsx')
    expect([body.Code, body.Message]).toEqual(['BAD_FILE', expect.stringContaining('没有数据')])
  })
})
