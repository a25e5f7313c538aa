import type { Worker } from 'node:worker_threads'

/** Threads that wait for a task. */
const most = 2
const idleMs = 60_000

/**
 * Keeps threads that have ended a task for the next one: loading the library of a thread takes longer than a small file. An idle thread does not
 * keep the process running, and ends after a minute.
 */
export class IdleThreads {
  private readonly waiting = new Map<Worker, { readonly timer: NodeJS.Timeout; readonly forget: () => void }>()
  private readonly start: () => Worker

  constructor(start: () => Worker) {
    this.start = start
  }

  /** A thread for one task; its taker ends it or gives it back. */
  take(): Worker {
    const [next] = this.waiting
    if (!next) return this.start()
    const [found, { forget }] = next
    this.forget(found)
    found.off('error', forget).off('exit', forget).ref()
    return found
  }

  give(worker: Worker): void {
    const forget = () => this.forget(worker)
    // a thread that ends by itself is not taken; an error without a listener would end the process
    worker.on('error', forget).on('exit', forget)
    if (this.waiting.size >= most) {
      void worker.terminate()
      return
    }
    worker.unref()
    const timer = setTimeout(() => {
      this.forget(worker)
      void worker.terminate()
    }, idleMs)
    timer.unref()
    this.waiting.set(worker, { timer, forget })
  }

  /** Takes an idle thread. Its errors keep a listener, of the taker or of this pool. */
  private forget(worker: Worker): void {
    clearTimeout(this.waiting.get(worker)?.timer)
    this.waiting.delete(worker)
  }
}
