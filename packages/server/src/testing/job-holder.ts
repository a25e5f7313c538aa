import { createDatabase } from '../kernel/database/database.ts'
import { killingJob, type DyingAt } from './killing-job.ts'
import { jobs } from '../kernel/jobs/send.ts'
import type { PgAddress } from '../kernel/database/address.ts'
import { startJobs } from './job-bench.ts'

// Helper process of kills.test.ts: sends a job or works at it, and dies at the named step.
const [address, dyingAt, name] = process.argv.slice(2) as [string, DyingAt, string]
const at = JSON.parse(address) as PgAddress
const die = (step: DyingAt) => {
  if (step === dyingAt) process.kill(process.pid, 'SIGKILL')
}
const job = killingJob(name, die)

if (dyingAt === 'before the sender commits' || dyingAt === 'after the sender committed') {
  const database = createDatabase({ connections: 1 })
  database.open(at)
  await database.system().tx(async (tx) => {
    await jobs.send(tx, job, { text: name })
    die('before the sender commits')
  })
  die('after the sender committed')
}
await startJobs(at, [job], { onStep: die })
