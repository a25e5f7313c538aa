// npm run docs: writes the parts of the docs that declarations make.
import { run } from './lib/process.mjs'

process.exit(await run(process.execPath, ['--conditions=@jst/source', 'scripts/docs/write.ts']))
