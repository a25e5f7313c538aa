// npm run api: writes the API reports of the published packages anew (packages/*/api).
import { exec } from './lib/process.mjs'

await exec('turbo', ['run', 'build', '--output-logs=errors-only'])
await exec(process.execPath, ['scripts/packages/check.mjs', '--only=reports', '--write'])
