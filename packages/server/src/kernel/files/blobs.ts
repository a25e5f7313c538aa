import { createHash, randomUUID, type Hash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream, type WriteStream } from 'node:fs'
import { copyFile, link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from '../errors.ts'

/** Bytes of an upload that is whole. */
interface Sealed {
  readonly sha256: string
  /** The first and the last of its bytes, for telling what it is. */
  readonly head: Buffer
  readonly tail: Buffer
  /** Temporary place until the upload is stored or dropped. */
  readonly path: string
}

/** Bytes that the reverse proxy fetches itself, by an internal path to the bucket with a signed link that the caller never sees. */
export class ProxiedBytes {
  readonly path: string
  constructor(path: string) {
    this.path = path
  }
}

/** Bytes under their hash. */
export interface Blobs {
  /** Stores bytes under their hash. Idempotent. */
  write(sha256: string, bytes: Buffer): Promise<void>
  /** @throws AppError FILE_LOST if the bytes are missing or changed */
  open(sha256: string, size: number): Promise<Readable>
  /** Content for a response, fetched by the reverse proxy where there is one. */
  readonly proxied?: (sha256: string, size: number) => Promise<ProxiedBytes>
  remove(sha256: string): Promise<void>
}

/** Storage of bytes: uploads by their key until they have been checked, then by their hash. */
export interface BlobStore extends Blobs {
  /**
   * Appends a stream to an upload, as far as it arrives, and returns the stored size in bytes. An open connection of the same upload is closed first.
   * Nothing is appended if the upload does not end at `offset`.
   * @throws AppError PAYLOAD_TOO_LARGE beyond `most` bytes in all
   */
  append(upload: number, offset: number, bytes: Readable, most: number): Promise<number>
  received(upload: number): Promise<number>
  seal(upload: number): Promise<Sealed>
  /** Stores an upload under its hash. Idempotent. The upload stays until it is dropped. */
  keep(upload: number, sha256: string): Promise<void>
  drop(upload: number): Promise<void>
  /** Moves an upload into quarantine. */
  quarantine(upload: number): Promise<void>
  /** Keys of stored uploads, with the time of their last change. */
  uploads(): Promise<{ upload: number; changed: Date }[]>
  /**
   * Stores the bytes under their hash. `onHashed` gets the hash before anything is stored; if it throws, nothing is stored. An interrupted stream
   * leaves nothing behind.
   */
  take(bytes: Readable, onHashed: (sha256: string, size: number) => Promise<unknown>): Promise<{ sha256: string; size: number }>
  /** Removes temporary files of dead processes older than a time. Returns their number. */
  dropTaken(before: Date): Promise<number>
}

/** Bytes at either end that formats are detected by. */
export const endBytes = 65_536

/** A hash that is worked out while bytes arrive, as far as they were written by this process alone. */
interface Running {
  readonly hash: Hash
  readonly size: number
  readonly changed: number
}
const mostRunning = 500

/** On disk. @param folder undefined: there is none, and every use fails. @param blobs folder of the bytes under their hash */
export function createBlobStore(folder: string | undefined, blobs = 'blobs'): BlobStore {
  const within = (...parts: string[]) => {
    if (folder === undefined) throw new Error('no data folder for files')
    return path.join(folder, ...parts)
  }
  const uploadPath = (upload: number) => within('uploads', String(upload))
  const blobPath = (sha256: string) => within(blobs, sha256.slice(0, 2), sha256)
  const running = new Map<number, Running>()
  const writing = new Map<number, { readonly stop: () => void; readonly done: Promise<unknown> }>()

  const sizeOf = async (place: string) => (await stat(place).catch(ignoreMissing))?.size ?? 0

  /** Closes a connection that is still sending. */
  async function stop(upload: number): Promise<void> {
    for (let other = writing.get(upload); other; other = writing.get(upload)) {
      other.stop()
      await other.done
    }
  }

  async function write(upload: number, offset: number, bytes: Readable, most: number): Promise<number> {
    const place = uploadPath(upload)
    await mkdir(path.dirname(place), { recursive: true })
    const earlier = running.get(upload)
    running.delete(upload)
    if ((await sizeOf(place)) !== offset) return sizeOf(place)
    const hash = offset === 0 ? createHash('sha256') : earlier?.size === offset ? earlier.hash : undefined
    const goes = hash && (offset === 0 || (await stat(place)).mtimeMs === earlier?.changed) ? hash : undefined
    const file = createWriteStream(place, { flags: 'a', mode: 0o600, highWaterMark: 1024 * 1024 })
    const failed = new Promise<never>((_, reject) => file.once('error', reject))
    failed.catch(() => {})
    let size = offset
    try {
      for await (const piece of bytes as AsyncIterable<Buffer>) {
        size += piece.length
        if (size > most) throw new AppError('PAYLOAD_TOO_LARGE')
        const full = !file.write(piece)
        goes?.update(piece)
        if (full) await Promise.race([once(file, 'drain'), failed])
      }
    } finally {
      // bytes that arrived before the connection broke stay
      await Promise.race([ended(file), failed])
    }
    // only stored bytes are reported as received
    const lying = await sizeOf(place)
    if (lying !== size) throw new AppError('STORAGE_FULL')
    // the disk takes this part while the next one arrives, so that little is left to wait for when the upload is sealed
    void flush(place)
    if (goes && running.size < mostRunning) running.set(upload, { hash: goes, size, changed: (await stat(place)).mtimeMs })
    return size
  }

  return {
    async append(upload, offset, bytes, most) {
      await stop(upload)
      const done = write(upload, offset, bytes, most)
      const settled = done.catch(() => {}).finally(() => writing.delete(upload))
      writing.set(upload, { stop: () => bytes.destroy(), done: settled })
      return done
    },
    received: (upload) => sizeOf(uploadPath(upload)),
    async seal(upload) {
      const place = uploadPath(upload)
      const handle = await open(place, 'r+')
      try {
        const { size, mtimeMs } = await handle.stat()
        const runningHash = running.get(upload)
        const trusted = runningHash?.size === size && runningHash.changed === mtimeMs
        const [sha256, head, tail] = await Promise.all([
          trusted ? runningHash.hash.copy().digest('hex') : hashOf(place),
          readAt(handle, 0, Math.min(endBytes, size)),
          readAt(handle, Math.max(0, size - endBytes), Math.min(endBytes, size)),
          handle.sync(),
        ])
        return { sha256, head, tail, path: place }
      } finally {
        await handle.close()
      }
    },
    async keep(upload, sha256) {
      const [from, to] = [uploadPath(upload), blobPath(sha256)]
      const { size: sourceSize } = await stat(from)
      const there = await stat(to).catch(ignoreMissing)
      if (there?.size === sourceSize) return
      if (there) await rm(to)
      await mkdir(path.dirname(to), { recursive: true })
      await link(from, to).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') return
        // a disk without links
        return copyFile(from, to)
      })
    },
    async drop(upload) {
      await stop(upload)
      running.delete(upload)
      await rm(uploadPath(upload), { force: true })
    },
    async quarantine(upload) {
      running.delete(upload)
      await mkdir(within('quarantine'), { recursive: true })
      await rename(uploadPath(upload), within('quarantine', String(upload)))
    },
    async uploads() {
      const names = await readdir(within('uploads')).catch(ignoreMissing)
      const entries = await Promise.all(
        (names ?? []).map(async (name) => {
          const facts = await stat(within('uploads', name)).catch(ignoreMissing)
          return facts && { upload: Number(name), changed: facts.mtime }
        }),
      )
      return entries.flatMap((one) => one ?? [])
    },
    async write(sha256, bytes) {
      const place = blobPath(sha256)
      if ((await sizeOf(place)) === bytes.length) return
      await mkdir(path.dirname(place), { recursive: true })
      // atomic: the complete file or none
      const draft = `${place}.${randomUUID()}`
      try {
        const handle = await open(draft, 'wx', 0o600)
        try {
          await handle.writeFile(bytes)
          await handle.sync()
        } finally {
          await handle.close()
        }
        await rename(draft, place)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    async take(bytes, onHashed) {
      const from = within('taken', randomUUID())
      await mkdir(path.dirname(from), { recursive: true })
      const hash = createHash('sha256')
      let size = 0
      const counted = async function* (pieces: AsyncIterable<Buffer>) {
        for await (const piece of pieces) {
          hash.update(piece)
          size += piece.length
          yield piece
        }
      }
      try {
        await pipeline(bytes, counted, createWriteStream(from, { mode: 0o600, flush: true }))
        const sha256 = hash.digest('hex')
        await onHashed(sha256, size)
        const to = blobPath(sha256)
        await mkdir(path.dirname(to), { recursive: true })
        await rename(from, to)
        return { sha256, size }
      } finally {
        await rm(from, { force: true })
      }
    },
    async dropTaken(before) {
      let dropped = 0
      for (const name of (await readdir(within('taken')).catch(ignoreMissing)) ?? []) {
        const changed = (await stat(within('taken', name)).catch(ignoreMissing))?.mtime
        if (!changed || changed >= before) continue
        await rm(within('taken', name), { force: true })
        dropped++
      }
      return dropped
    },
    async open(sha256, size) {
      const place = blobPath(sha256)
      if ((await stat(place).catch(ignoreMissing))?.size !== size) throw new AppError('FILE_LOST')
      return createReadStream(place)
    },
    remove: (sha256) => rm(blobPath(sha256), { force: true }),
  }
}

/** Ends a file. The callback of `end` gets the error of a failed write before the event `error` does. */
const ended = (file: WriteStream) =>
  new Promise<void>((resolve, reject) => file.end((error?: Error | null) => (error ? reject(error) : resolve())))

/** `seal` flushes again and reports a failure. */
async function flush(place: string): Promise<void> {
  const handle = await open(place, 'r+').catch(() => undefined)
  await handle?.datasync().catch(() => {})
  await handle?.close()
}

async function hashOf(place: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of createReadStream(place, { highWaterMark: 1024 * 1024 }) as AsyncIterable<Buffer>) hash.update(piece)
  return hash.digest('hex')
}

async function readAt(handle: Awaited<ReturnType<typeof open>>, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length)
  await handle.read(buffer, 0, length, position)
  return buffer
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
