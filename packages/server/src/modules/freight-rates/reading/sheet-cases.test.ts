import { readFileSync } from 'node:fs'
import { readingSheet } from '@jst/contracts/freight-rates'
import type { Envelope, ReplyOf } from '@jst/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'
import { upload } from '../../../testing/upload.ts'

let server: TestServer
let pricing: TestClient
beforeAll(async () => {
  server = await createTestServer()
  pricing = await server.signIn('pricing')
})
afterAll(() => server.close())

async function read(name: string, query = '') {
  const content = readFileSync(new URL(`cases/${name}`, import.meta.url))
  const { body } = await upload(server, pricing, `${readingSheet.path}${query}`, content, name)
  return (body as unknown as Envelope<ReplyOf<typeof readingSheet>>).Data
}

it('prices of a hidden sheet are never read', async () => {
  const { Text, Sheet, OtherSheets } = await read('hidden-first-sheet.xlsx')
  expect([Sheet, OtherSheets]).toEqual(['12月运价', [{ Name: '10月旧价', Hidden: true }]])
  expect(Text).toContain('1850')
  expect(Text).not.toContain('1222')
})

it('of two visible sheets one is read, the other is named and read when it is asked for', async () => {
  const first = await read('two-sheets.xlsx')
  expect([first.Sheet, first.OtherSheets]).toEqual(['美西', [{ Name: '欧洲', Hidden: false }]])
  expect(first.Text).toContain('LOS ANGELES')
  const other = await read('two-sheets.xlsx', `?Sheet=${encodeURIComponent('欧洲')}`)
  expect([other.Sheet, other.Text.includes('HAMBURG'), other.Text.includes('LOS ANGELES')]).toEqual(['欧洲', true, false])
})
