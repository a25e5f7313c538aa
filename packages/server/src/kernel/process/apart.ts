import path from 'node:path'
import { AppError } from '../errors.ts'
import { texts } from '../kernel.texts.ts'
import { ThreadLimit, Threads } from './threads.ts'

/** A task of a thread: the module whose `run` does it, and what that is given. Both ways go by the structured clone algorithm. */
export interface Work {
  readonly module: string
  readonly input: unknown
}
/** `fault`: the stack of an error that is no refusal. */
export type WorkAnswer =
  | { readonly value: unknown }
  | { readonly code: AppError['code']; readonly details: AppError['details'] }
  | { readonly fault: string }

/** Sources have the ending of this module; in a bundle every thread and every work lies beside it. */
const ending = path.extname(import.meta.url)
const threads = new Threads<Work, WorkAnswer>({
  file: new URL(`./work-thread${ending}`, import.meta.url),
  most: 4,
  nameOf: ({ module }) => module,
  patienceMs: 45_000,
  memoryMb: 700,
  isLast: () => true,
  isSmall: () => true,
})

/**
 * A function that works in a thread: long synchronous work, such as the reading of a pasted text, must not keep others waiting.
 * @param name of the module that exports it as `run`, beside the caller; the bundle of the server has it as an entry
 * @param beside `import.meta.url` of the caller
 * @throws AppError what `run` refuses, BAD_FILE for what takes more time or memory than a thread may use, TOO_MANY_REQUESTS
 */
export const apart =
  <Run extends (input: never) => unknown>(name: string, beside: string) =>
  async (input: Parameters<Run>[0]): Promise<Awaited<ReturnType<Run>>> => {
    const module = new URL(`./${name}${ending}`, beside).href
    try {
      for await (const answer of threads.answers({ module, input })) {
        if ('value' in answer) return answer.value as Awaited<ReturnType<Run>>
        if ('code' in answer) throw new AppError(answer.code, answer.details)
        throw new Error(`the work ${name} failed: ${answer.fault}`)
      }
    } catch (error) {
      if (error instanceof ThreadLimit) throw new AppError('BAD_FILE', { message: texts.tooMuchToRead })
      throw error
    }
    throw new Error(`the work ${name} gave no answer`)
  }
