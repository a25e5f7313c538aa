import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { Semaphores } from '../limits/concurrency.ts'
import { IdleThreads } from './idle-threads.ts'

/** A task took more time or memory than a thread may use. */
export class ThreadLimit extends Error {
  override name = 'ThreadLimit'
}

interface Options<Task, Answer> {
  /** Script of the thread. It answers a task with one message or several; each further one is asked for by `more`. */
  readonly file: URL
  /** Threads at once for tasks of one name: each takes a processor and its memory. */
  readonly most: number
  readonly nameOf: (task: Task) => string
  /** Time for a task, all its answers together. */
  readonly patienceMs: number
  readonly memoryMb: number
  readonly isLast: (answer: Answer) => boolean
  /** A thread that had a large task keeps its memory: it ends. */
  readonly isSmall: (task: Task) => boolean
}

/** From its source a thread finds the packages of this project by the condition that their builds do without. */
const sourceOptions = (file: URL) => (file.pathname.endsWith('.ts') ? { execArgv: ['--conditions=@jst/source'] } : {})

/** Threads of this process for one script: bounded in number, time and memory. */
export class Threads<Task, Answer> {
  private readonly options: Options<Task, Answer>
  private readonly semaphores = new Semaphores()
  private readonly idle: IdleThreads

  constructor(options: Options<Task, Answer>) {
    this.options = options
    const { file, memoryMb } = options
    const resourceLimits = { maxOldGenerationSizeMb: memoryMb, stackSizeMb: 8 }
    this.idle = new IdleThreads(() => new Worker(file, { ...sourceOptions(file), resourceLimits }))
  }

  /** Answers to a task, one after the other; the next is asked for when the last was used. @throws AppError TOO_MANY_REQUESTS, ThreadLimit */
  async *answers(task: Task): AsyncGenerator<Answer> {
    const { nameOf, most } = this.options
    const release = await this.semaphores.take([{ name: nameOf(task), most }])
    try {
      yield* this.answersOf(task)
    } finally {
      release()
    }
  }

  private async *answersOf(task: Task): AsyncGenerator<Answer> {
    const { patienceMs, isLast, isSmall } = this.options
    const worker = this.idle.take()
    let failed: NodeJS.ErrnoException | undefined
    const onError = (error: NodeJS.ErrnoException) => {
      failed = error
    }
    // it may fail while nothing is asked of it
    worker.on('error', onError)
    let left = patienceMs
    let isDone = false
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of this process, not a window
    worker.postMessage(task)
    try {
      while (!isDone) {
        const startedAt = performance.now()
        const answer = await (failed ? Promise.reject(failed) : answerOf<Answer>(worker, left)).catch(limitOf)
        left -= performance.now() - startedAt
        isDone = isLast(answer)
        yield answer
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of this process, not a window
        if (!isDone) worker.postMessage('more')
      }
    } finally {
      // an ended thread may still fail, and an error without a listener ends the process
      if (isDone && isSmall(task) && !failed) this.idle.give(worker.off('error', onError))
      else void worker.terminate()
    }
  }
}

async function answerOf<Answer>(worker: Worker, withinMs: number): Promise<Answer> {
  const signal = AbortSignal.timeout(Math.max(1, Math.round(withinMs)))
  const [answer] = (await once(worker, 'message', { signal })) as [Answer]
  return answer
}

/** @throws ThreadLimit, Error for a fault of ours */
function limitOf(error: NodeJS.ErrnoException): never {
  if (error.name === 'AbortError' || error.code === 'ERR_WORKER_OUT_OF_MEMORY') throw new ThreadLimit('', { cause: error })
  throw error
}
