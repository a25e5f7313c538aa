import { randomUUID } from 'node:crypto'
import { open, rm, type FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'

/** Items that stay in memory; the rest lies in a temporary file. */
const mostInMemory = 4

/**
 * Items of a stream, stored so that they can be read again, several times, without the stream. Memory is bounded whatever the number of items.
 * The temporary file has no name once it is open, so a killed process leaves nothing behind.
 */
export class Spool<T> {
  private readonly first: T[] = []
  private readonly lengths: number[] = []
  private file: FileHandle | undefined

  /** Reads the stream to its end. @throws whatever the stream throws; nothing is kept then */
  static async of<T>(items: AsyncIterable<T>): Promise<Spool<T>> {
    const spool = new Spool<T>()
    try {
      for await (const item of items) await spool.add(item)
      return spool
    } catch (error) {
      await spool.drop()
      throw error
    }
  }

  async *read(): AsyncGenerator<T> {
    yield* this.first
    let position = 0
    for (const length of this.lengths) {
      const bytes = Buffer.allocUnsafe(length)
      await this.file!.read(bytes, 0, length, position)
      position += length
      yield deserialize(bytes) as T
    }
  }

  async drop(): Promise<void> {
    await this.file?.close()
    this.file = undefined
  }

  private async add(item: T): Promise<void> {
    if (this.first.length < mostInMemory) {
      this.first.push(item)
      return
    }
    this.file ??= await openNameless()
    const bytes = serialize(item)
    await this.file.appendFile(bytes)
    this.lengths.push(bytes.length)
  }
}

async function openNameless(): Promise<FileHandle> {
  const place = path.join(tmpdir(), `jst-spool-${randomUUID()}`)
  const file = await open(place, 'wx+', 0o600)
  await rm(place, { force: true })
  return file
}
