import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDocumentFile, removeFile } from '@jst/contracts/document'
import { customerCalls } from '@jst/contracts/partner'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { noteBlob } from '../../kernel/files/blobs.repo.ts'
import { createSurroundings } from '../../kernel/process/surroundings.ts'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'
import { runScheduled } from '../../testing/jobs.ts'
import { addFile, begin, pdf, sendBytes } from '../../testing/send-file.ts'
import { fileSweep } from '../index.ts'

const dataDir = mkdtempSync(path.join(tmpdir(), 'jst-sweep-'))
const surroundings = createSurroundings({ dataDir })
let server: TestServer
let boss: TestClient
let subject: { Kind: string; Id: number }

beforeAll(async () => {
  server = await createTestServer({ config: { dataDir } })
  boss = await server.signIn('boss')
  const { body } = await boss.call(customerCalls.save, { Id: 0, Values: { NameZh: '清理试验客户' } })
  subject = { Kind: 'customer', Id: body.Data.Id }
})
afterAll(async () => {
  await server.close()
  rmSync(dataDir, { recursive: true })
})

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const lies = (bytes: Buffer) => existsSync(path.join(dataDir, 'files', 'blobs', hashOf(bytes).slice(0, 2), hashOf(bytes)))
const owner = (statement: string, values: unknown[] = []) => server.db.owner((db) => db.query(statement, values))
const age = () => owner(`update blob set seen_time = now() - interval '2 days'`)
const sweep = () => runScheduled(server, fileSweep, { surroundings })

describe('the sweep', () => {
  it('removes the bytes of files that were removed a month ago, and no others', async () => {
    const [gone, kept] = [pdf('删除'), pdf('保留')]
    const { Id: FileId } = (await addFile(server, boss, subject, gone, { name: '旧.pdf' })).body.Data
    await addFile(server, boss, subject, kept, { name: '新.pdf' })
    await boss.call(removeFile, { ...subject, FileId })
    await age()
    await sweep()
    expect([lies(gone), lies(kept)]).toEqual([true, true])
    await owner(`update document_file set removed_time = now() - interval '31 days' where id = $1`, [FileId])
    // its upload names it for a day
    await age()
    await sweep()
    expect([lies(gone), lies(kept)]).toEqual([false, true])
  })

  it('removes what a process left that died before the file was added', async () => {
    const bytes = pdf('死于半途')
    await server.database.system().tx((tx) => noteBlob(tx, hashOf(bytes), bytes.length))
    await surroundings.blobs.write(hashOf(bytes), bytes)
    await sweep()
    expect(lies(bytes)).toBe(true)
    await age()
    await sweep()
    expect(lies(bytes)).toBe(false)
  })

  it('removes uploads that nobody went on with for a day', async () => {
    const { UploadId } = (await begin(boss, subject, 100, { name: '半份.pdf' })).body.Data
    await sendBytes(server, boss, subject, UploadId, 0, pdf())
    const place = path.join(dataDir, 'files', 'uploads', String(UploadId))
    await sweep()
    expect(existsSync(place)).toBe(true)
    await owner(`update document_upload set create_time = now() - interval '2 days' where id = $1`, [UploadId])
    const before = new Date(Date.now() - 2 * 86_400_000)
    utimesSync(place, before, before)
    await sweep()
    expect(existsSync(place)).toBe(false)
    expect((await sendBytes(server, boss, subject, UploadId, 0, pdf())).status).toBe(404)
  })

  it('never takes away the bytes that somebody brings at the same time', async () => {
    for (let round = 0; round < 12; round++) {
      const bytes = pdf(`争用${round}`)
      await server.database.system().tx((tx) => noteBlob(tx, hashOf(bytes), bytes.length))
      await surroundings.blobs.write(hashOf(bytes), bytes)
      await age()
      const [added] = await Promise.all([addFile(server, boss, subject, bytes, { name: `争用${round}.pdf` }), sweep()])
      expect(lies(bytes)).toBe(true)
      const { statusCode } = await server.app.inject({
        url: openDocumentFile.path,
        headers: { authorization: `Bearer ${boss.token}` },
        query: { Kind: subject.Kind, Id: String(subject.Id), FileId: String(added.body.Data.Id) },
      })
      expect(statusCode).toBe(200)
    }
  })
})
