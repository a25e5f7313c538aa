// npm run demo:clear: removes the demo data, and only it. Refuses while the server runs on the same data folder.
import { run } from './lib/process.mjs'

process.exit(await run(process.execPath, ['--conditions=@jst/source', 'apps/server/src/demo-clear.ts']))
