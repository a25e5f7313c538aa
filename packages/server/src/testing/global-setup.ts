import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import type { PgAddress } from '../kernel/address.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: PgAddress
  }
}

/** vitest global setup of the server's tests: starts the cluster, hands its address to the test files, stops it at the end. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = fork(fileURLToPath(new URL('cluster.ts', import.meta.url)), { execArgv: ['--conditions=@jst/source'] })
  const ended = new Promise<void>((resolve) => void cluster.once('exit', () => resolve()))
  const address = await new Promise<PgAddress>((resolve, reject) => {
    cluster.once('message', (message) => resolve(message as PgAddress))
    cluster.once('exit', (code) => reject(new Error(`the test database did not start (${code})`)))
  })
  project.provide('postgres', address)
  return () => {
    cluster.disconnect()
    return ended
  }
}
