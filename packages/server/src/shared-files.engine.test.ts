// Two server processes on data folders of their own, whose files lie in a bucket of OpenStack Swift.
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { randomBytes } from 'node:crypto'
import { openDocumentFile, sendFile } from '@jst/contracts/document'
import { customerCalls } from '@jst/contracts/partner'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Engine } from './testing/engines.ts'
import { endNode } from './testing/nodes.ts'
import { clientAt, originOf, startPair, type Pair } from './testing/pair.ts'
import { begin, finish } from './testing/send-file.ts'
import { startSwift, swiftKeys } from './testing/swift.ts'

let swift: Engine
let pair: Pair
beforeAll(async () => {
  Object.assign(process.env, swiftKeys)
  swift = await startSwift()
  const endpoint = `http://127.0.0.1:${swift.port}`
  const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true })
  await client.send(new CreateBucketCommand({ Bucket: 'files' }))
  const settings = { FILES_URL: `s3://files/pair?endpoint=${encodeURIComponent(endpoint)}`, SECRET_KEY: randomBytes(32).toString('hex') }
  pair = await startPair({ bus: 'NOTIFY', apart: true, settings })
}, 120_000)
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
