// Two server processes on data folders of their own, whose files lie in a bucket of OpenStack Swift.
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { login } from '@jst/contracts/account'
import { openDocumentFile, sendFile } from '@jst/contracts/document'
import { customerCalls } from '@jst/contracts/partner'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoPassword } from './demo/index.ts'
import type { Engine } from './testing/engines.ts'
import { endNode, startNginx, startNode } from './testing/nodes.ts'
import { clientAt, originOf, startPair, type Pair } from './testing/pair.ts'
import { begin, finish } from './testing/send-file.ts'
import { startSwift, swiftKeys } from './testing/swift.ts'

let swift: Engine
let pair: Pair
let settings: Record<string, string>
beforeAll(async () => {
  Object.assign(process.env, swiftKeys)
  swift = await startSwift()
  const endpoint = `http://127.0.0.1:${swift.port}`
  const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true })
  await client.send(new CreateBucketCommand({ Bucket: 'files' }))
  settings = { FILES_URL: `s3://files/pair?endpoint=${encodeURIComponent(endpoint)}`, SECRET_KEY: randomBytes(32).toString('hex') }
  pair = await startPair({ bus: 'NOTIFY', apart: true, settings })
}, 300_000)
afterAll(async () => {
  await pair.end()
  await swift.stop()
})

it(
  'an upload that one takes up to the middle is ended at the other, and is read there when the first is gone',
  { timeout: 60_000 },
  async () => {
    const [one, other] = pair.nodes
    const token = await pair.signIn('boss')
    const [here, there] = [clientAt(one, token), clientAt(other, token)]
    const bytes = Buffer.concat([Buffer.from('%PDF-1.7 '), randomBytes(300_000)])
    const { Id } = (await here.call(customerCalls.save, { Id: 0, Values: { NameZh: '两台服务器' } })).body.Data
    const subject = { Kind: 'customer', Id }
    const headers = { authorization: `Bearer ${token}` }
    const of = (more: Record<string, number>) =>
      new URLSearchParams(
        Object.entries({ ...subject, ...more }).map(([name, value]): [string, string] => [name, String(value)]),
      ).toString()

    const { UploadId } = (await begin(here, subject, bytes.length, { fileKind: 'contract' })).body.Data
    const send = (node: typeof one, from: number, to: number) =>
      fetch(`${originOf(node)}${sendFile.path}?${of({ UploadId, Offset: from })}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/octet-stream' },
        body: bytes.subarray(from, to),
      })
    expect((await send(one, 0, 100_000)).status).toBe(200)
    expect((await send(other, 100_000, bytes.length)).status).toBe(200)
    const finished = await finish(there, subject, UploadId)
    expect(finished.status).toBe(200)
    const open = async (node: typeof one) => {
      const answer = await fetch(`${originOf(node)}${openDocumentFile.path}?${of({ FileId: finished.body.Data.Id })}`, { headers })
      return Buffer.from(await answer.arrayBuffer()).equals(bytes)
    }
    expect(await open(one)).toBe(true)
    await endNode(one.child, 'SIGKILL')
    expect(await open(other)).toBe(true)
  },
)

it(
  'nginx sends what is downloaded from the bucket: by the right of the caller, and by a link that he never sees',
  { timeout: 60_000 },
  async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'jst-proxied-'))
    const node = await startNode(pair.db.address, dataDir, { settings: { ...settings, FILES_PROXY: '/bucket/' } })
    const nginx = await startNginx([node.port], { bucket: swift.port })
    try {
      const signIn = async (Account: string) => (await clientAt(node).call(login, { Account, Password: demoPassword })).body.Data.Token
      const token = await signIn('boss')
      const boss = clientAt(node, token)
      const bytes = Buffer.concat([Buffer.from('%PDF-1.7 '), randomBytes(200_000)])
      const { Id } = (await boss.call(customerCalls.save, { Id: 0, Values: { NameZh: '直接下载' } })).body.Data
      const subject = { Kind: 'customer', Id }
      const { UploadId } = (await begin(boss, subject, bytes.length, { fileKind: 'contract' })).body.Data
      const of = (more: Record<string, number>) =>
        new URLSearchParams({
          Kind: 'customer',
          Id: String(Id),
          ...Object.fromEntries(Object.entries(more).map(([name, value]) => [name, String(value)])),
        }).toString()
      const headers = { authorization: `Bearer ${token}` }
      await fetch(`${originOf(node)}${sendFile.path}?${of({ UploadId, Offset: 0 })}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/octet-stream' },
        body: bytes,
      })
      const FileId = (await finish(boss, subject, UploadId)).body.Data.Id
      const url = `http://127.0.0.1:${nginx.port}${openDocumentFile.path}?${of({ FileId })}`
      const open = (more: Record<string, string>) => fetch(url, { headers: more })

      const answer = await open(headers)
      expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
      expect(answer.headers.get('content-type')).toBe('application/pdf')
      expect(answer.headers.get('content-disposition')).toContain('attachment')
      expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
      expect([...answer.headers.keys()].filter((name) => /accel|amz|trans-id|openstack/.test(name))).toEqual([])

      const part = await open({ ...headers, range: 'bytes=9-108' })
      expect([part.status, Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(9, 109))]).toEqual([206, true])

      const customer = await open({ authorization: `Bearer ${await signIn('customer')}` })
      expect([customer.status, (await customer.text()).includes('%PDF')]).toEqual([403, false])
      expect((await open({})).status).toBe(401)
      expect((await fetch(`http://127.0.0.1:${nginx.port}/bucket/files/pair/blobs/`)).status).toBe(404)
      expect(
        (await fetch(`${originOf(node)}${openDocumentFile.path}?${of({ FileId })}`, { headers })).headers.get('x-accel-redirect'),
      ).toMatch(/^\/bucket\/files\/pair\/blobs\/[0-9a-f]{2}\/[0-9a-f]{64}\?.*X-Amz-Expires=60/)
    } finally {
      await nginx.stop()
      await endNode(node.child, 'SIGKILL')
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
)
