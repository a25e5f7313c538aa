import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import type { Envelope } from '@jst/contracts'
import { login } from '@jst/contracts/account'
import {
  beginFile,
  documentFiles,
  finishFile,
  openDocumentFile,
  sendFile,
  type DocumentFile,
  type FileUpload,
} from '@jst/contracts/document'
import { customerCalls } from '@jst/contracts/partner'
import { afterAll, expect, it } from 'vitest'
import { demoPassword } from '../../demo/index.ts'
import { readyDataFolder, startKillable, type Killable } from '../../testing/index.ts'

const folder = readyDataFolder()
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

it('an upload goes on where it was when the server was killed between two parts, and between its bytes and its end', async () => {
  const bytes = Buffer.concat([Buffer.from('%PDF-1.7 '), randomBytes(3_000_000)])
  let running: Killable | undefined
  let token = ''
  const kill = async () => {
    const gone = once(running!.child, 'exit')
    running!.child.kill('SIGKILL')
    await gone
  }
  const json = async <T>(method: string, path: string, body: object): Promise<T> => {
    const query = method === 'GET' ? `?${new URLSearchParams(body as Record<string, string>).toString()}` : ''
    const answer = await fetch(running!.url + path + query, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
    })
    const { Data, Code } = (await answer.json()) as Envelope<T>
    expect(Code).toBeUndefined()
    return Data
  }
  const start = async () => {
    running = await startKillable(folder)
    token = (await json<{ Token: string }>('POST', login.path, { Account: 'boss', Password: demoPassword })).Token
  }
  const send = async (UploadId: number, from: number, to: number) => {
    const query = new URLSearchParams({ Kind: 'customer', Id: String(Id), UploadId: String(UploadId), Offset: String(from) })
    const answer = await fetch(`${running!.url}${sendFile.path}?${query.toString()}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${token}` },
      body: bytes.subarray(from, to),
    })
    return ((await answer.json()) as Envelope<FileUpload>).Data.Received
  }

  await start()
  const { Id } = (await json<{ Rows: { Id: number }[] }>('GET', customerCalls.list.path, {})).Rows[0]!
  const wanted = { Kind: 'customer', Id, FileKind: 'others', Name: '合同扫描件.pdf', Size: bytes.length, Modified: 7 }
  const begun = await json<FileUpload>('POST', beginFile.path, wanted)
  expect(await send(begun.UploadId, 0, 1_000_000)).toBe(1_000_000)
  await kill()

  await start()
  const again = await json<FileUpload>('POST', beginFile.path, wanted)
  expect(again).toMatchObject({ UploadId: begun.UploadId, Received: 1_000_000 })
  expect(await send(begun.UploadId, again.Received, bytes.length)).toBe(bytes.length)
  await kill()

  await start()
  const whole = await json<FileUpload>('POST', beginFile.path, wanted)
  expect(whole).toMatchObject({ UploadId: begun.UploadId, Received: bytes.length })
  const file = await json<DocumentFile>('POST', finishFile.path, { Kind: 'customer', Id, UploadId: begun.UploadId })
  const query = new URLSearchParams({ Kind: 'customer', Id: String(Id), FileId: String(file.Id) })
  const kept = await fetch(`${running!.url}${openDocumentFile.path}?${query.toString()}`, { headers: { authorization: `Bearer ${token}` } })
  expect(Buffer.compare(Buffer.from(await kept.arrayBuffer()), bytes)).toBe(0)
  const named = (await json<DocumentFile[]>('GET', documentFiles.path, { Kind: 'customer', Id: String(Id) })).filter(
    ({ Name }) => Name === wanted.Name,
  )
  expect(named.map(({ Version }) => Version)).toEqual([1])
  await kill()
}, 120_000)
