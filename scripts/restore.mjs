// npm run restore -- <folder>: see docs/guides/operate.md.
import { run } from './lib/process.mjs'

process.exit(
  await run(process.execPath, [
    '--conditions=@jst/source',
    'packages/server/src/embedded-postgres/command.ts',
    'restore',
    ...process.argv.slice(2),
  ]),
)
