// npm run files:move: sends the files of the data folder to the bucket of FILES_URL; see docs/guides/operate.md.
import { run } from './lib/process.mjs'

process.exit(await run(process.execPath, ['--conditions=@jst/source', 'scripts/lib/move-files.mjs']))
