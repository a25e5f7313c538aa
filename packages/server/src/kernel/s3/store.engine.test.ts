// Files in a bucket of OpenStack Swift, which speaks S3.
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSwift, swiftKeys } from '../../testing/swift.ts'
import type { Engine } from '../../testing/engines.ts'
import { openBucket, type Bucket } from './bucket.ts'
import { moveFiles } from './move.ts'
import { createBucketStore } from './store.ts'

let swift: Engine
let bucket: Bucket
let folder = ''
let filesUrl = ''
beforeAll(async () => {
  Object.assign(process.env, swiftKeys)
  swift = await startSwift()
  const endpoint = `http://127.0.0.1:${swift.port}`
  const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true })
  await client.send(new CreateBucketCommand({ Bucket: 'files' }))
  filesUrl = `s3://files/platform?endpoint=${encodeURIComponent(endpoint)}`
  bucket = openBucket(filesUrl)
  folder = mkdtempSync(path.join(tmpdir(), 'jst-bucket-'))
})
afterAll(async () => {
  await swift.stop()
  rmSync(folder, { recursive: true, force: true })
})

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
/** A store as one process has it; the bucket is everybody's. */
const processOf = (name: string) => createBucketStore(bucket, path.join(folder, name))
const most = 64 * 1024 * 1024
const part = (bytes: Buffer, from: number, to = bytes.length) => Readable.from([bytes.subarray(from, to)])

it('an upload that one process began is ended by another, and read by a third', async () => {
  const bytes = randomBytes(20 * 1024 * 1024 + 17)
  const [one, other, third] = [processOf('one'), processOf('other'), processOf('third')]
  expect(await one.append(1, 0, part(bytes, 0, 9_000_000), most)).toBe(9_000_000)
  // what does not join on to it is not taken
  expect(await other.append(1, 8_000_000, part(bytes, 8_000_000), most)).toBe(9_000_000)
  expect(await other.append(1, 9_000_000, part(bytes, 9_000_000), most)).toBe(bytes.length)
  expect(await third.received(1)).toBe(bytes.length)
  const { sha256, head, tail } = await other.seal(1)
  expect([sha256, head.equals(bytes.subarray(0, head.length)), tail.equals(bytes.subarray(-tail.length))]).toEqual([
    hashOf(bytes),
    true,
    true,
  ])
  // the process that sealed it died
  await third.keep(1, sha256)
  await third.drop(1)
  expect(hashOf(await buffer(await one.open(sha256, bytes.length)))).toBe(sha256)
  expect(await one.uploads()).toEqual([])
})

it('what arrived before a connection broke stays', async () => {
  const store = processOf('one')
  const broken = Readable.from(
    (async function* () {
      yield Buffer.alloc(1_000, 1)
      throw new Error('gone')
    })(),
  )
  await expect(store.append(2, 0, broken, most)).rejects.toThrow('gone')
  expect(await store.received(2)).toBe(1_000)
  expect((await store.uploads()).map(({ upload }) => upload)).toEqual([2])
  await store.drop(2)
})

it('no more is taken than may be', async () => {
  const store = processOf('one')
  await expect(store.append(3, 0, part(Buffer.alloc(2_000), 0), 1_999)).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' })
  await store.drop(3)
})

it('bytes that are gone, or not as they were, are told as lost', async () => {
  const store = processOf('one')
  const bytes = Buffer.from('提单')
  await store.write(hashOf(bytes), bytes)
  expect(await buffer(await store.open(hashOf(bytes), bytes.length))).toEqual(bytes)
  await expect(store.open(hashOf(bytes), bytes.length + 1)).rejects.toMatchObject({ code: 'FILE_LOST' })
  await store.remove(hashOf(bytes))
  await expect(store.open(hashOf(bytes), bytes.length)).rejects.toMatchObject({ code: 'FILE_LOST' })
})

it('an export goes there under its hash; what its reader refuses is not kept, and nothing stays on disk', async () => {
  const store = processOf('exports')
  const bytes = randomBytes(100_000)
  await expect(store.take(part(bytes, 0), () => Promise.reject(new Error('not wanted')))).rejects.toThrow('not wanted')
  await expect(store.open(hashOf(bytes), bytes.length)).rejects.toMatchObject({ code: 'FILE_LOST' })
  expect(await store.take(part(bytes, 0), () => Promise.resolve())).toEqual({ sha256: hashOf(bytes), size: bytes.length })
  expect(hashOf(await buffer(await store.open(hashOf(bytes), bytes.length)))).toBe(hashOf(bytes))
  expect(readdirSync(path.join(folder, 'exports'))).toEqual([])
})

it('an upload with a virus lies apart, where nothing reads it', async () => {
  const store = processOf('one')
  await store.append(4, 0, part(Buffer.from('virus'), 0), most)
  const { path: place } = await store.seal(4)
  await store.quarantine(4)
  expect([await store.received(4), existsSync(place), (await bucket.list('quarantine/')).map(({ key }) => key)]).toEqual([
    0,
    false,
    ['quarantine/4'],
  ])
})

it('the files of a data folder move: each is read back, a damaged one is named, a second run sends nothing', async () => {
  const from = path.join(folder, 'files')
  const lay = (below: string, name: string, bytes: Buffer) => {
    mkdirSync(path.join(from, below, name.slice(0, 2)), { recursive: true })
    writeFileSync(path.join(from, below, name.slice(0, 2), name), bytes)
  }
  const [logo, contract] = [randomBytes(3_000), randomBytes(9 * 1024 * 1024)]
  lay('', hashOf(logo), logo)
  lay('blobs', hashOf(contract), contract)
  lay('blobs', hashOf(Buffer.from('as it was')), Buffer.from('as it is'))
  const damaged = expect.stringContaining(hashOf(Buffer.from('as it was')))
  const env = { ...process.env, DATA_DIR: folder, FILES_URL: filesUrl }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/move-files.mjs'], { env, encoding: 'utf8' })
  expect([status, stdout.trim(), stderr]).toEqual([1, '已上传 2 个文件，另有 0 个已在对象存储中；本机文件未删除', damaged])
  expect(await moveFiles(from, bucket)).toEqual({ sent: 0, present: 2, wrong: [damaged] })
  expect(hashOf(await buffer(await processOf('one').open(hashOf(contract), contract.length)))).toBe(hashOf(contract))
})
