// npm run backup -- <folder>: see docs/guides/operate.md.
import { runOnDataFolder } from './lib/data-folder.mjs'

await runOnDataFolder('backup')
