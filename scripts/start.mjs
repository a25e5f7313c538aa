// npm start: builds the apps that changed, then runs the server, which brings up its database and serves everything on one origin.
import { run, exec } from './lib/process.mjs'

console.log('检查并构建前端应用…')
await exec('turbo', ['run', 'build:app', '--output-logs=errors-only'])
// The compiled code of one start serves the next. Memory under load: a small young generation, and an old one below 2 GB, where V8 lets garbage grow to twice what lives instead of four times.
const server = run(
  process.execPath,
  ['--max-semi-space-size=8', '--max-old-space-size=2000', '--conditions=@jst/source', 'apps/server/src/main.ts', ...process.argv.slice(2)],
  {
    env: { NODE_COMPILE_CACHE: 'node_modules/.cache/server', DEMO: '1', LOG_LEVEL: 'warn' },
  },
)
process.exit(await server)
