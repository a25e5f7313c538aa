// npm run load: people at work on the built server, as many as asked for; see docs/guides/capacity.md. Options: --users=1000 --seconds=60 --think=20.
import { exec, run } from './lib/process.mjs'

await exec('turbo', ['run', 'build:app', '--output-logs=errors-only'])
process.exit(await run(process.execPath, ['--conditions=@jst/source', 'bench/load/run.ts', ...process.argv.slice(2)]))
