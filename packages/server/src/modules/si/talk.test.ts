import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { commentDocument, documentFiles, documentTimeline, openDocumentFile, removeFile } from '@jst/contracts/document'
import { messageSelfList } from '@jst/contracts/messages'
import { changeSiStatus, siState } from '@jst/contracts/si'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'
import { addFile, pdf } from '../../testing/send-file.ts'
import { siTestbed, type SiTestbed } from './testing.ts'

const dataDir = mkdtempSync(path.join(tmpdir(), 'jst-si-talk-'))
let server: TestServer
let bed: SiTestbed
let [customer, other, reviewer]: TestClient[] = []
beforeAll(async () => {
  server = await createTestServer({ config: { dataDir } })
  ;[customer, other, reviewer] = await Promise.all(['customer', 'customer2', 'reviewer'].map((account) => server.signIn(account)))
  bed = siTestbed(server, customer!)
})
afterAll(async () => {
  await server.close()
  rmSync(dataDir, { recursive: true, force: true })
})
const at = (Id: number) => ({ Kind: 'si', Id })
async function add(client: TestClient, id: number, fileKind: string, name: string) {
  const { status, body } = await addFile(server, client, at(id), pdf(name), { fileKind, name })
  expect(status).toBe(200)
  return body.Data
}

it('files and comments of a record reach the other side, what is internal does not, and strangers see nothing', async () => {
  const id = await bed.submitted()
  await add(customer!, id, 'cargo', '装箱单.pdf')
  const carrier = await add(reviewer!, id, 'carrier', '船公司回执.pdf')
  await customer!.call(commentDocument, { ...at(id), Audience: 'customer', Text: '唛头以装箱单为准' })
  await reviewer!.call(commentDocument, { ...at(id), Audience: 'internal', Text: '客户上票欠费' })

  const names = async (client: TestClient) => (await client.call(documentFiles, at(id))).body.Data.map(({ Name }) => Name).toSorted()
  expect(await names(reviewer!)).toEqual(['船公司回执.pdf', '装箱单.pdf'].toSorted())
  expect(await names(customer!)).toEqual(['装箱单.pdf'])
  expect((await customer!.call(openDocumentFile, { ...at(id), FileId: carrier.Id })).status).toBe(404)

  const told = await customer!.call(documentTimeline, at(id))
  expect(told.text).toContain('唛头以装箱单为准')
  expect(told.text).not.toContain('欠费')
  expect((await reviewer!.call(documentTimeline, at(id))).text).toContain('客户上票欠费')
  expect((await customer!.call(messageSelfList, { PageSize: 50 })).text).not.toContain('欠费')

  for (const call of [documentFiles, documentTimeline]) expect((await other!.call(call, at(id))).status).toBe(404)
  expect((await other!.call(commentDocument, { ...at(id), Audience: 'customer', Text: '?' })).status).toBe(404)
})

it('a comment and a file leave the record, its version and its approval as they are', async () => {
  const id = await bed.submitted()
  const before = (await reviewer!.call(siState, { Id: id })).body.Data
  await customer!.call(commentDocument, { ...at(id), Audience: 'customer', Text: '请尽快审核' })
  const file = await add(customer!, id, 'booking', '托书.pdf')
  await customer!.call(removeFile, { ...at(id), FileId: file.Id })
  expect((await reviewer!.call(siState, { Id: id })).body.Data).toEqual(before)
  expect((await reviewer!.call(changeSiStatus, { TDId: id, Status: 2 })).status).toBe(200)
})
