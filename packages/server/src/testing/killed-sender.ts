import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { CarrierServer } from './carriers.ts'
import type { TestServer } from './index.ts'

/** Runs the jobs of a database in a process that dies by kill -9 when the carrier has a message and has not answered it yet. Answers its exit. */
export async function killedSender(server: TestServer, carrier: CarrierServer): Promise<unknown> {
  // it is killed while the answer to its post is held back
  carrier.next.push('hold')
  const holder = fileURLToPath(new URL('message-holder.ts', import.meta.url))
  const child = fork(holder, [JSON.stringify(server.db.address)], { execArgv: ['--conditions=@jst/source'], silent: true })
  const exit = once(child, 'exit')
  carrier.taken = () => void child.kill('SIGKILL')
  const [, signal] = (await exit) as [unknown, unknown]
  carrier.taken = () => {}
  return signal
}
