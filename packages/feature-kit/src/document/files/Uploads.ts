import type { ApiClient } from '@jst/api-client'
import { beginFile, dropUpload, fileProblem, finishFile, mostPartBytes, sendFile, type FileKindFacts } from '@jst/contracts/document'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { failureOf, isCancelled, isUnreached } from '../../app/failure.ts'

/** A file that is sent. */
export interface Sending {
  readonly key: number
  readonly file: File
  readonly fileKind: string
  /** The file whose next version it is. */
  readonly replaces: number | undefined
  readonly state: 'waiting' | 'sending' | 'checking' | 'paused' | 'failed' | 'refused'
  /** Bytes that have arrived. */
  readonly sent: number
  readonly problem: string
}

interface Ports {
  readonly api: Pick<ApiClient, 'call' | 'upload'>
  readonly subject: { readonly Kind: string; readonly Id: number }
  readonly kindOf: (fileKind: string) => FileKindFacts | undefined
  /** A file has become part of the document. */
  readonly added: () => void
  /** Milliseconds until a lost connection is tried again. */
  readonly wait?: (milliseconds: number) => Promise<void>
}

/** Files that are sent at the same time. */
const together = 2
/** Bytes of the first part; later ones are as large as a few seconds carry. */
const firstPart = 1024 * 1024
const partSeconds = 3
/** Times that a lost connection is tried again by itself. */
const mostTries = 5

const sleep = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds))

/** Files on their way to a document: some at a time, in parts, going on where they stopped. Observable. */
export class Uploads {
  items: readonly Sending[] = []
  private readonly ports: Ports
  private readonly stops = new Map<number, AbortController>()
  private readonly ids = new Map<number, number>()
  private last = 0

  constructor(ports: Ports) {
    this.ports = ports
    makeAutoObservable<this, 'ports' | 'stops' | 'ids' | 'last'>(
      this,
      { items: observableRef, ports: false, stops: false, ids: false, last: false },
      { autoBind: true },
    )
  }

  get busy(): boolean {
    return this.items.some(({ state }) => state === 'waiting' || state === 'sending' || state === 'checking')
  }

  /** Sends files; those that cannot be right say so at once. */
  add(files: readonly File[], fileKind: string, replaces?: number): void {
    const facts = this.ports.kindOf(fileKind)
    const added = files.map((file): Sending => {
      const problem = facts && fileProblem(facts, file.name, file.size)
      return { key: (this.last += 1), file, fileKind, replaces, state: problem ? 'refused' : 'waiting', sent: 0, problem: problem ?? '' }
    })
    this.items = [...this.items, ...added]
    this.next()
  }

  pause(key: number): void {
    this.set(key, { state: 'paused' })
    this.stops.get(key)?.abort()
  }
  resume(key: number): void {
    this.set(key, { state: 'waiting', problem: '' })
    this.next()
  }
  /** Gives a file up, with what has arrived of it. */
  cancel(key: number): void {
    this.take(key)
    this.stops.get(key)?.abort()
    const UploadId = this.ids.get(key)
    // what is left there goes by itself after a day
    if (UploadId !== undefined) this.ports.api.call(dropUpload, { ...this.ports.subject, UploadId }).catch(() => undefined)
    this.next()
  }
  /** The page is left: what is on its way stops, and goes on when the same file is chosen again. */
  stop(): void {
    for (const stop of this.stops.values()) stop.abort()
  }

  private set(key: number, more: Partial<Sending>): void {
    this.items = this.items.map((item) => (item.key === key ? { ...item, ...more } : item))
  }
  private take(key: number): void {
    this.items = this.items.filter((item) => item.key !== key)
  }
  private next(): void {
    const free = together - this.items.filter(({ state }) => state === 'sending' || state === 'checking').length
    for (const item of this.items.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free))) void this.run(item)
  }

  private async run(item: Sending): Promise<void> {
    const stop = new AbortController()
    this.stops.set(item.key, stop)
    this.set(item.key, { state: 'sending' })
    try {
      for (let tried = 0; ; tried += 1) {
        const before = this.items.find(({ key }) => key === item.key)?.sent ?? 0
        try {
          await this.send(item, stop.signal)
          break
        } catch (error) {
          const further = (this.items.find(({ key }) => key === item.key)?.sent ?? 0) > before
          if (further) tried = 0
          if (!isUnreached(error) || tried >= mostTries || stop.signal.aborted) throw error
          await (this.ports.wait ?? sleep)(1_000 * 2 ** tried)
        }
      }
      runInAction(() => this.take(item.key))
      this.ports.added()
    } catch (error) {
      runInAction(() => {
        if (!isCancelled(error) && !stop.signal.aborted)
          this.set(item.key, { state: isUnreached(error) ? 'failed' : 'refused', problem: failureOf(error).message })
      })
    } finally {
      this.stops.delete(item.key)
      this.next()
    }
  }

  private async send({ key, file, fileKind, replaces }: Sending, signal: AbortSignal): Promise<void> {
    const { api, subject } = this.ports
    const announced = { ...subject, FileKind: fileKind, Name: file.name, Size: file.size, Modified: file.lastModified }
    const begun = await api.call(beginFile, { ...announced, ...(replaces === undefined ? {} : { Replaces: replaces }) }, { signal })
    const { UploadId } = begun
    this.ids.set(key, UploadId)
    let at = begun.Received
    let size = firstPart
    const show = (sent: number) => runInAction(() => this.set(key, { sent }))
    while (at < file.size) {
      show(at)
      const from = at
      const part = file.slice(from, from + size)
      const began = performance.now()
      const answer = await api.upload(
        sendFile,
        part,
        { ...subject, UploadId, Offset: from },
        {
          plain: true,
          signal,
          onProgress: (share) => show(from + share * part.size),
        },
      )
      at = answer.Received
      const seconds = Math.max(0.05, (performance.now() - began) / 1_000)
      size = Math.min(mostPartBytes, Math.max(firstPart, Math.round((part.size / seconds) * partSeconds)))
    }
    runInAction(() => this.set(key, { sent: file.size, state: 'checking' }))
    await api.call(finishFile, { ...subject, UploadId }, { signal })
  }
}
