import { Transform, type Readable } from 'node:stream'
import { exportJob } from '../entity-kit/index.ts'
import type { PgAddress } from '../kernel/database/address.ts'
import type { Step } from '../kernel/jobs/worker.ts'
import type { BlobStore } from '../kernel/files/blobs.ts'
import { createSurroundings } from '../kernel/process/surroundings.ts'
// declares the list that the test exports; those of all modules take 2 s of processor time more
import '../modules/master/master.routes.ts'
import { startJobs } from './job-bench.ts'

/** Where the process ends: in the worker, or while it makes the file. */
export type ExportDeath = Step | 'half read' | 'bytes known' | 'bytes kept'

// Helper process of export.test.ts: works at an export, and dies at the named step.
const [address, dataDir, dyingAt] = process.argv.slice(2) as [string, string, ExportDeath]
const die = (step: ExportDeath) => {
  if (step === dyingAt) process.kill(process.pid, 'SIGKILL')
}
const surroundings = createSurroundings({ dataDir })
const dying = (bytes: Readable) =>
  bytes.pipe(
    new Transform({
      transform(piece: Buffer, _, done) {
        die('half read')
        done(null, piece)
      },
    }),
  )
const blobs = {
  ...surroundings.blobs,
  async take(...[bytes, known]: Parameters<BlobStore['take']>) {
    const taken = await surroundings.blobs.take(dying(bytes), async (sha256, size) => {
      await known(sha256, size)
      die('bytes known')
    })
    die('bytes kept')
    return taken
  },
}
await startJobs(JSON.parse(address) as PgAddress, [exportJob], { onStep: die, surroundings: { ...surroundings, blobs } })
