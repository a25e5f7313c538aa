import { readFileSync } from 'node:fs'
import { livePath } from '@jst/contracts'
import { describeMachine, openFileLimit } from '../kit/machine.ts'
import { startProduct } from '../kit/product.ts'
import { startProgram } from '../kit/program.ts'
import { Scope } from '../kit/scope.ts'
import { openSessions } from '../live/sessions.ts'
import type { Crowd } from './crowd.ts'
import { accountsOf, type Side } from './people.ts'

const usage = 'npm run load -- [--users=1000] [--seconds=60] [--think=20]'
/** @throws Error that names an option that there is not */
function read(args: readonly string[]) {
  const options: Record<string, number> = { users: 1_000, seconds: 60, think: 20 }
  for (const argument of args) {
    const [, name = '', value] = /^--(\w+)=(\d+)$/.exec(argument) ?? []
    if (!(name in options)) throw new Error(`unknown: ${argument}. ${usage}`)
    options[name] = Number(value)
  }
  return options as { users: number; seconds: number; think: number }
}

/** Seconds of a processor that a process and its children have used; of Linux alone. */
function usedSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}
/** The same of PostgreSQL: all processes below its first one. */
function databaseSeconds(folder: string): number {
  const first = readFileSync(`${folder}/postmaster.pid`, 'utf8').split('\n')[0]!
  const children = readFileSync(`/proc/${first}/task/${first}/children`, 'utf8').trim().split(' ').filter(Boolean)
  return [first, ...children].reduce((sum, pid) => sum + usedSeconds(Number(pid)), 0)
}

const { users, seconds, think } = read(process.argv.slice(2))
const scope = new Scope()
try {
  const most = Math.floor(openFileLimit() * 0.9) - 500
  if (users > most) throw new Error(`${users} users need as many open files; the limit of this shell lets ${most} (ulimit -n)`)
  const product = await startProduct({
    scope,
    run: scope,
    options: { only: [], rounds: 1, seconds, sockets: users, profile: false, smoke: false, compare: undefined, peers: false, keep: false },
    say: console.log,
  })
  const owner = await product.owner()
  scope.defer(() => owner.end())
  const sides = Object.keys(accountsOf) as Side[]
  const people = []
  for (const [at, side] of sides.entries()) {
    const count = Math.floor((users + at) / sides.length)
    const sessions = await openSessions(owner, count, accountsOf[side])
    people.push(...sessions.map(({ token, companyId }) => ({ token, companyId, side })))
  }
  const crowd = startProgram<Crowd>(scope, new URL('crowd.ts', import.meta.url))
  const before = { server: usedSeconds(product.pid), database: databaseSeconds(product.socketFolder) }
  const outcome = await crowd.call('run', { port: product.port, path: livePath, people, thinkSeconds: think, seconds })
  const server = (usedSeconds(product.pid) - before.server) / seconds
  const database = (databaseSeconds(product.socketFolder) - before.database) / seconds
  const { cpu, cpus, load } = describeMachine()
  console.log(`${cpu}, ${cpus} processors, load before ${load.join(' ')}`)
  console.log(`${users} users, a pause of ${think} s: ${outcome.perSecond.toFixed(0)} calls/s, ${outcome.sockets} live channels open`)
  console.log(`server ${server.toFixed(2)} processors, database ${database.toFixed(2)}, resident ${product.residentMB().toFixed(0)} MB`)
  console.log(`users for each processor of server and database: ${Math.round(users / (server + database))}`)
  console.table(
    Object.fromEntries(
      outcome.acts.map(({ name, count, ...ms }) => [
        name,
        { count, ...Object.fromEntries(Object.entries(ms).map(([of, value]) => [`${of} ms`, Number(value.toFixed(1))])) },
      ]),
    ),
  )
  console.log(Object.keys(outcome.failures).length === 0 ? 'no failures' : outcome.failures)
  process.exitCode = Object.keys(outcome.failures).length === 0 ? 0 : 1
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 2
} finally {
  await scope.end()
}
