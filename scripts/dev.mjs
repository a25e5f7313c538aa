// npm run dev: the server with reload on change, and the three apps with hot reload behind its origin.
import { spawn } from 'node:child_process'

const defaults = { DEMO: '1', LOG_LEVEL: 'info' }
const programs = [
  { name: 'server', args: ['--watch', '--conditions=@jst/source', 'apps/server/src/main.ts'] },
  ...['internal', 'external', 'portal'].map((app) => ({ name: app, args: ['node_modules/vite/bin/vite.js', `apps/${app}`] })),
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
