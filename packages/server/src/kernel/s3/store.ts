import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ProxiedBytes, endBytes, type Blobs, type BlobStore } from '../files/blobs.ts'
import { AppError } from '../errors.ts'
import type { Bucket } from './bucket.ts'
import { uploadPieces } from './pieces.ts'

/** The proxy fetches the object immediately. */
const signedForSeconds = 60

/** Bytes under their hash, below a folder of the bucket. @param proxy a path of the proxy before us that leads to the endpoint: `/bucket/` */
export function bucketBlobs(bucket: Bucket, folder: string, proxy?: string): Blobs & { readonly keyOf: (sha256: string) => string } {
  const keyOf = (sha256: string) => `${folder}${sha256.slice(0, 2)}/${sha256}`
  return {
    keyOf,
    async write(sha256, bytes) {
      if ((await bucket.size(keyOf(sha256))) !== bytes.length) await bucket.put(keyOf(sha256), bytes)
    },
    async open(sha256, size) {
      const object = await bucket.get(keyOf(sha256))
      if (object?.size === size) return object.body
      object?.body.destroy()
      throw new AppError('FILE_LOST')
    },
    remove: (sha256) => bucket.remove([keyOf(sha256)]),
    ...(proxy === undefined
      ? {}
      : {
          async proxied(sha256, size) {
            if ((await bucket.size(keyOf(sha256))) !== size) throw new AppError('FILE_LOST')
            return new ProxiedBytes(proxy + (await bucket.signed(keyOf(sha256), signedForSeconds)).slice(1))
          },
        }),
  }
}

/**
 * Bytes of documents in a bucket. What has to be looked at as a file (a virus scan, an export that is being written) lies in `scratch` meanwhile, on
 * the disk of the process that does so.
 */
export function createBucketStore(bucket: Bucket, scratch: string, proxy?: string): BlobStore {
  const blobs = bucketBlobs(bucket, 'blobs/', proxy)
  const pieces = uploadPieces(bucket)
  const sealedPath = (upload: number) => path.join(scratch, `upload-${upload}`)
  const writing = new Map<number, { readonly stop: () => void; readonly done: Promise<unknown> }>()

  /** Writes to disk what comes, and answers its hash. */
  async function land(bytes: AsyncIterable<Buffer>, place: string): Promise<{ sha256: string; size: number }> {
    await mkdir(scratch, { recursive: true })
    const hash = createHash('sha256')
    let size = 0
    const counted = async function* () {
      for await (const piece of bytes) {
        hash.update(piece)
        size += piece.length
        yield piece
      }
    }
    await pipeline(counted, createWriteStream(place, { mode: 0o600 }))
    return { sha256: hash.digest('hex'), size }
  }
  async function sendFile(place: string, sha256: string, size: number): Promise<void> {
    if ((await bucket.size(blobs.keyOf(sha256))) !== size) await bucket.send(blobs.keyOf(sha256), createReadStream(place))
  }
  async function stop(upload: number): Promise<void> {
    for (let other = writing.get(upload); other; other = writing.get(upload)) {
      other.stop()
      await other.done
    }
  }
  async function append(upload: number, offset: number, bytes: Readable, most: number): Promise<number> {
    const there = await pieces.received(upload)
    if (there !== offset) return there
    return pieces.take(upload, offset, bytes, (size) => {
      if (size > most) throw new AppError('PAYLOAD_TOO_LARGE')
    })
  }

  return {
    write: (sha256, bytes) => blobs.write(sha256, bytes),
    open: (sha256, size) => blobs.open(sha256, size),
    ...(blobs.proxied ? { proxied: blobs.proxied } : {}),
    async append(upload, offset, bytes, most) {
      await stop(upload)
      const done = append(upload, offset, bytes, most)
      const settled = done.catch(() => {}).finally(() => writing.delete(upload))
      writing.set(upload, { stop: () => bytes.destroy(), done: settled })
      return done
    },
    received: pieces.received,
    async seal(upload) {
      const place = sealedPath(upload)
      const { sha256, size } = await land(pieces.read(upload), place)
      const handle = await open(place)
      try {
        const [head, tail] = [Buffer.alloc(Math.min(endBytes, size)), Buffer.alloc(Math.min(endBytes, size))]
        await handle.read(head, 0, head.length, 0)
        await handle.read(tail, 0, tail.length, size - tail.length)
        return { sha256, head, tail, path: place }
      } finally {
        await handle.close()
      }
    },
    async keep(upload, sha256) {
      const place = sealedPath(upload)
      const { size } = (await stat(place).catch(() => undefined)) ?? (await land(pieces.read(upload), place))
      await sendFile(place, sha256, size)
    },
    async drop(upload) {
      await stop(upload)
      await Promise.all([pieces.drop(upload), rm(sealedPath(upload), { force: true })])
    },
    async quarantine(upload) {
      await bucket.send(`quarantine/${upload}`, Readable.from(pieces.read(upload)))
      await Promise.all([pieces.drop(upload), rm(sealedPath(upload), { force: true })])
    },
    uploads: () => pieces.all(),
    async take(bytes, onHashed) {
      const place = path.join(scratch, `taken-${randomUUID()}`)
      try {
        const taken = await land(bytes as AsyncIterable<Buffer>, place)
        await onHashed(taken.sha256, taken.size)
        await sendFile(place, taken.sha256, taken.size)
        return taken
      } finally {
        await rm(place, { force: true })
      }
    },
    async dropTaken(before) {
      let dropped = 0
      for (const name of await readdir(scratch).catch(() => [])) {
        const changed = (await stat(path.join(scratch, name)).catch(() => undefined))?.mtime
        if (!changed || changed >= before) continue
        await rm(path.join(scratch, name), { force: true })
        dropped++
      }
      return dropped
    },
    remove: (sha256) => bucket.remove([blobs.keyOf(sha256)]),
  }
}
