// npm run api: writes the API reports of the published packages anew (packages/*/api), and what their manifests have from the root package.json.
import { exec } from './lib/process.mjs'

await exec('turbo', ['run', 'build', '--output-logs=errors-only'])
await exec(process.execPath, ['scripts/packages/check.mjs', '--only=manifests,reports', '--write'])
await exec('oxfmt', ['packages/*/package.json'])
