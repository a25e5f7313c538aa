// npm run backup and npm run restore: see docs/guides/operate.md.
import { run } from './process.mjs'

const command = 'packages/server/src/embedded-postgres/command.ts'

/** Ends this process. @param {'backup' | 'restore'} task its folder is the argument of the script */
export async function runOnDataFolder(task) {
  process.exit(await run(process.execPath, ['--conditions=@jst/source', command, task, ...process.argv.slice(2)]))
}
