// npm run restore -- <folder>: see docs/guides/operate.md.
import { runOnDataFolder } from './lib/data-folder.mjs'

await runOnDataFolder('restore')
