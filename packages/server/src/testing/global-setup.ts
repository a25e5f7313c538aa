import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import type { TestCluster } from './template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    cluster: TestCluster
  }
}

/** vitest global setup of the server's tests: starts the cluster, hands its address to the test files, stops it at the end. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = fork(fileURLToPath(new URL('cluster.ts', import.meta.url)), { execArgv: ['--conditions=@jst/source'] })
  const ended = new Promise<void>((resolve) => void cluster.once('exit', () => resolve()))
  const shared = await new Promise<TestCluster>((resolve, reject) => {
    cluster.once('message', (message) => resolve(message as TestCluster))
    cluster.once('exit', (code) => reject(new Error(`the test database did not start (${code})`)))
  })
  project.provide('cluster', shared)
  return () => {
    cluster.disconnect()
    return ended
  }
}
