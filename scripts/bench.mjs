// npm run bench: measures the product against the best that the same stack can do on this machine. Options: --only=api,live,browser --rounds=5
// --seconds=2 --sockets=8000 --profile. --smoke: every entry with little of everything, which shows that all of them still work.
import { exec, run } from './lib/process.mjs'
import { sharedData } from './test/shared-data.mjs'
import { contents } from './test/tree.mjs'

await exec('turbo', ['run', 'build:app', '--output-logs=errors-only'])
// sizes are constants of their modules, also in programs of their own process
const isSmoke = process.argv.includes('--smoke')
const env = isSmoke ? { BENCH_SMOKE: '1', ...sharedData(contents()) } : {}
process.exit(await run(process.execPath, ['--conditions=@jst/source', 'bench/run.ts', ...process.argv.slice(2)], { env }))
