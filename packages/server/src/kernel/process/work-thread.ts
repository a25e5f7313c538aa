import { once } from 'node:events'
import { parentPort } from 'node:worker_threads'
import { AppError } from '../errors.ts'
import type { Work, WorkAnswer } from './apart.ts'

/** Does the work of one module after the other in a thread of its own; a module is loaded with its first task. */
async function answerTo({ module, input }: Work): Promise<WorkAnswer> {
  try {
    const { run } = (await import(module)) as { readonly run: (given: unknown) => unknown }
    return { value: await run(input) }
  } catch (error) {
    if (error instanceof AppError) return { code: error.code, details: error.details }
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

const port = parentPort!
// one task after the other, until the thread is ended
for (;;) {
  const [work] = (await once(port, 'message')) as [Work]
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of this process, not a window
  port.postMessage(await answerTo(work))
}
