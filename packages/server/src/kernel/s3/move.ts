import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import type { Bucket } from './bucket.ts'
import { bucketBlobs } from './store.ts'

export interface Moved {
  readonly sent: number
  /** There already, with the same bytes. */
  readonly present: number
  /** Files whose bytes are not those of their hash, on disk or in the bucket: they were not sent, or not as they are. */
  readonly wrong: readonly string[]
}

const hashName = /^[0-9a-f]{64}$/

/** Sends the files of a data folder to a bucket and reads each back. The folder stays as it is; a second run sends what is missing. */
export async function moveFiles(folder: string, bucket: Bucket): Promise<Moved> {
  const wrong: string[] = []
  let [sent, present] = [0, 0]
  for (const [from, to] of [
    ['', 'stored/'],
    ['blobs', 'blobs/'],
  ] as const) {
    const { keyOf } = bucketBlobs(bucket, to)
    for (const place of await filesOf(path.join(folder, from))) {
      const sha256 = path.basename(place)
      if ((await hashOf(createReadStream(place))) !== sha256) {
        wrong.push(place)
        continue
      }
      const { size } = await stat(place)
      if ((await bucket.size(keyOf(sha256))) === size) present++
      else {
        await bucket.send(keyOf(sha256), createReadStream(place))
        sent++
      }
      const back = await bucket.get(keyOf(sha256))
      if (!back || (await hashOf(back.body)) !== sha256) wrong.push(`${place} → ${keyOf(sha256)}`)
    }
  }
  return { sent, present, wrong }
}

/** Files by their hash, in folders of its first two digits. */
async function filesOf(folder: string): Promise<string[]> {
  const paths: string[] = []
  for (const two of await readdir(folder).catch(() => []))
    if (/^[0-9a-f]{2}$/.test(two))
      for (const name of await readdir(path.join(folder, two))) if (hashName.test(name)) paths.push(path.join(folder, two, name))
  return paths
}

async function hashOf(bytes: Readable): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of bytes as AsyncIterable<Buffer>) hash.update(piece)
  return hash.digest('hex')
}
