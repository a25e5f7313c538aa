import type { ApiClient, Download } from '@jst/api-client'
import { makeAutoObservable, runInAction } from 'mobx'
import { isCancelled } from '../app/failure.ts'

/** One file of a download: path of the call, its query, and what people call it. */
export interface FileWanted {
  readonly path: string
  readonly query: Readonly<Record<string, unknown>>
  /** A list: a job makes the file when it is long. */
  readonly list?: boolean
}

export interface DownloadPorts {
  download: ApiClient['download']
  /** Prepares the export of a list; the job that makes the file, or 0 when the call itself answers with it. */
  begin(file: FileWanted): Promise<number>
  /** Has the browser keep a file under its name. */
  save(file: Download): void
}

/** Result of a run: saved files, and files that jobs make; `cancelled` after a stop. */
export interface DownloadResult {
  saved: number
  queued: number
  cancelled: boolean
}

/**
 * Fetches files one after the other and saves each as it comes in. Observable: how many are done, bytes of the one on its way.
 * Stopping it keeps what was saved already. A refusal ends the run and is thrown.
 */
export class DownloadStore {
  /** Files of the run; 0: nothing runs. */
  count = 0
  done = 0
  received = 0
  total: number | undefined = undefined
  private queued = 0
  private request: AbortController | undefined
  private readonly ports: DownloadPorts

  constructor(ports: DownloadPorts) {
    this.ports = ports
    makeAutoObservable<this, 'request' | 'ports' | 'queued'>(this, { request: false, ports: false, queued: false }, { autoBind: true })
  }

  get running(): boolean {
    return this.count > 0
  }

  /** Share of the file on its way, 0 to 1; undefined while the server does not say how long it is. */
  get share(): number | undefined {
    return this.total ? Math.min(1, this.received / this.total) : undefined
  }

  async run(files: readonly FileWanted[]): Promise<DownloadResult> {
    if (this.running || files.length === 0) return { saved: 0, queued: 0, cancelled: false }
    const request = new AbortController()
    this.begin(request, files.length)
    try {
      for (const file of files) await this.fetchOne(file, request.signal)
      return { saved: this.done - this.queued, queued: this.queued, cancelled: false }
    } catch (error) {
      if (isCancelled(error) || request.signal.aborted) return { saved: this.done - this.queued, queued: this.queued, cancelled: true }
      throw error
    } finally {
      runInAction(() => (this.count = 0))
    }
  }

  cancel(): void {
    this.request?.abort()
  }

  private begin(request: AbortController, count: number): void {
    this.request = request
    this.count = count
    this.done = 0
    this.queued = 0
    this.progress(0, undefined)
  }

  private async fetchOne(wanted: FileWanted, signal: AbortSignal): Promise<void> {
    const { path, query } = wanted
    this.progress(0, undefined)
    if (wanted.list && (await this.ports.begin(wanted)) > 0) {
      this.queued += 1
      return runInAction(() => void (this.done += 1))
    }
    signal.throwIfAborted()
    const file = await this.ports.download(path, query, { signal, onProgress: (received, total) => this.progress(received, total) })
    // Stopped between the last byte and here: nothing more is saved.
    signal.throwIfAborted()
    this.ports.save(file)
    runInAction(() => (this.done += 1))
  }

  private progress(received: number, total: number | undefined): void {
    this.received = received
    this.total = total
  }
}
