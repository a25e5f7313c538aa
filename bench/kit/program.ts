import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Scope } from './scope.ts'

// the input of a handler is what its caller's type says; both sides are compiled from the same handler types
type Handlers = Record<string, (input: never) => unknown>

interface Request {
  id: number
  name: string
  input: unknown
}
interface Answer {
  id: number
  result?: unknown
  error?: string
}

/** A part of the bench in a process of its own, so that its work does not run on another part's event loop. */
export interface Program<H extends Handlers> {
  readonly pid: number
  call<N extends keyof H & string>(name: N, input: Parameters<H[N]>[0]): Promise<Awaited<ReturnType<H[N]>>>
  /** Ends it without a chance to say goodbye. */
  kill(): Promise<void>
}

/** Starts a file of the bench that calls `serve`; it ends with the scope. */
export function startProgram<H extends Handlers>(scope: Scope, file: URL): Program<H> {
  const child: ChildProcess = fork(file, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>()
  let last = 0
  const exited = once(child, 'exit').then(() => {
    for (const { reject } of waiting.values()) reject(new Error(`${file.pathname} ended`))
    waiting.clear()
  })
  child.on('message', ({ id, result, error }: Answer) => {
    const call = waiting.get(id)
    waiting.delete(id)
    if (error === undefined) call?.resolve(result)
    else call?.reject(new Error(error))
  })
  const kill = async () => {
    child.kill('SIGKILL')
    await exited
  }
  scope.defer(kill)
  return {
    pid: child.pid!,
    kill,
    call: (name, input) =>
      new Promise((resolve, reject) => {
        const id = ++last
        waiting.set(id, { resolve: resolve as (result: unknown) => void, reject })
        child.send({ id, name, input } satisfies Request, (error) => error && reject(error))
      }),
  }
}

/** The other side: answers calls of the bench, and ends when the bench is gone. */
export function serve(handlers: Handlers): void {
  process.on('disconnect', () => process.exit(0))
  process.on('message', ({ id, name, input }: Request) => {
    const answer = (reply: Answer) => process.send?.(reply)
    Promise.resolve()
      .then(() => handlers[name]!(input as never))
      .then(
        (result) => answer({ id, result }),
        (error: Error) => answer({ id, error: error.stack ?? error.message }),
      )
  })
}
