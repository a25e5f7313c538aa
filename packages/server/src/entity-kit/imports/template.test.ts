import { cargoOrderImport } from '@jst/contracts/cargo-orders'
import { staffImport } from '@jst/contracts/company'
import { scheduleImport } from '@jst/contracts/schedules'
import { read, utils } from '@e965/xlsx'
import type { ImportCalls } from '@jst/contracts/entity'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSheet } from '../../kernel/sheet/sheets.ts'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'
import { writableEntities } from '../../testing/routes.ts'
import { upload } from '../../testing/upload.ts'

let server: TestServer
let boss: TestClient
beforeAll(async () => {
  server = await createTestServer()
  boss = await server.signIn('boss')
  // each carrier of the demo has its channel in use, beside which the one of the example may not stand
  await server.db.owner((owner) => owner.query('update booking_channel set enabled = false'))
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

/** Formats of the cells below the example, by column. */
function formatsBelow(bytes: Buffer) {
  const book = read(bytes, { type: 'buffer', cellNF: true, cellStyles: true, sheetStubs: true })
  const sheet = book.Sheets[book.SheetNames[0]!]!
  const { r } = utils.decode_range(sheet['!ref']!).e
  return { row: r, formatOf: (c: number) => (sheet[utils.encode_cell({ r, c })] as { z?: string } | undefined)?.z }
}

describe.each<[string, Imported]>(
  [...writableEntities, scheduleImport, staffImport, cargoOrderImport].map((calls) => [calls.entity.zh, calls]),
)('the import template of %s', (_, calls) => {
  it('has an example that imports without problems once it is no example any more', async () => {
    const { rows } = await readSheet(await template(calls))
    const { body, status } = await upload(server, boss, calls.planImport.path, csv(rows).replaceAll('示例：', ''), 'template.csv')
    expect([status, body.Data?.Problems ?? body.Message, body.Data?.Unknown, body.Data?.Adds > 0]).toEqual([200, [], [], true])
  })

  it('imports nothing as it is; below its example days are days, and codes stay as they are typed', async () => {
    const bytes = await template(calls)
    const { row, formatOf } = formatsBelow(bytes)
    expect(row).toBeGreaterThan(200)
    for (const [column, { kind, zh }] of calls.entity.fields.entries()) {
      if (kind === 'date') expect([zh, formatOf(column)]).toEqual([zh, 'yyyy-mm-dd'])
      if (kind === 'code') expect([zh, formatOf(column)]).toEqual([zh, '@'])
    }
    const { body } = await upload(server, boss, calls.planImport.path, bytes, 'template.xlsx')
    expect([body.Code, body.Message]).toEqual(['BAD_FILE', expect.stringContaining('没有数据')])
  })
})
