// The tests with programs that npm does not bring: Redis, PgBouncer, nginx, an older PostgreSQL, and Swift, which speaks S3. A machine without them
// says so and passes; `.ci/run` installs them. What an image of the server holds is tried with them, so the applications are built first.
import path from 'node:path'
import { folders, missingPrograms, programs } from './lib/engine-programs.mjs'
import { exec } from './lib/process.mjs'
import { sharedData } from './test/shared-data.mjs'
import { contents } from './test/tree.mjs'

const missing = missingPrograms()
if (missing.length > 0)
  console.log(`not on this machine: ${missing.join(', ')}. With Debian: apt-get install ${missing.map((name) => programs[name]).join(' ')}`)
else {
  process.env.PATH = folders.join(path.delimiter)
  await exec('turbo', ['run', 'build:app', '--output-logs=errors-only'])
  await exec('vitest', ['run', '--project=engines'], { env: sharedData(contents()) })
}
