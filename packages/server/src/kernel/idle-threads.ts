import type { Worker } from 'node:worker_threads'

/** Threads that wait for a task. */
const most = 2
const idleMs = 60_000

/**
 * Keeps threads that have ended a task for the next one: loading the library of a thread takes longer than a small file. An idle thread does not
 * keep the process running, and ends after a minute.
 */
export class IdleThreads {
  private readonly waiting = new Map<Worker, NodeJS.Timeout>()
  private readonly start: () => Worker

  constructor(start: () => Worker) {
    this.start = start
  }

  /** A thread for one task; its taker ends it or gives it back. */
  take(): Worker {
    const [found] = this.waiting.keys()
    if (found === undefined) return this.start()
    this.forget(found)
    found.ref()
    return found
  }

  give(worker: Worker): void {
    if (this.waiting.size >= most) {
      void worker.terminate()
      return
    }
    worker.unref()
    // one that ends by itself is not taken
    worker.once('exit', () => this.forget(worker))
    const timer = setTimeout(() => {
      this.forget(worker)
      void worker.terminate()
    }, idleMs)
    timer.unref()
    this.waiting.set(worker, timer)
  }

  private forget(worker: Worker): void {
    clearTimeout(this.waiting.get(worker))
    this.waiting.delete(worker)
    worker.removeAllListeners('exit')
  }
}
