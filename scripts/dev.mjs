// npm run dev: the server with reload on change, and the three apps with hot reload, each on a port of its own. Option: --apps-port=5173, the first
// of them.
import { spawn } from 'node:child_process'

const first = Number(process.argv.find((argument) => argument.startsWith('--apps-port='))?.slice('--apps-port='.length) ?? 5173)
const { PORT = '8080' } = process.env
const defaults = { DEMO: '1', LOG_LEVEL: 'info', API_ORIGIN: `http://127.0.0.1:${PORT}` }
const programs = [
  { name: 'server', args: ['--watch', '--import', './scripts/lib/tsx.mjs', '--conditions=@jst/source', 'apps/server/src/main.ts'] },
  ...['internal', 'external', 'portal'].map((app, at) => ({
    name: app,
    args: ['node_modules/vite/bin/vite.js', `apps/${app}`, `--port=${first + at}`],
  })),
]
const children = programs.map(({ name, args }) => {
  const child = spawn(process.execPath, args, { env: { ...defaults, ...process.env, FORCE_COLOR: '1' }, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => process.stdout.write(String(data).replace(/^(?=.)/gm, `${name.padEnd(9)}│ `)))
  return child
})
const stop = () => children.forEach((child) => child.kill('SIGTERM'))
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
await Promise.all(children.map((child) => new Promise((resolve) => child.on('exit', resolve))))
