// npm run release: publishes what changesets have versioned. With --dry-run it builds, packs every published package and installs the
// tarballs together into an empty project outside of the repository, where each entry point must load; nothing is published.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { exec } from './lib/process.mjs'
import { workspaces } from './lib/workspaces.mjs'

await exec('turbo', ['run', 'build', '--output-logs=errors-only'])
await exec(process.execPath, ['scripts/check-packages.mjs'])
if (!process.argv.includes('--dry-run')) {
  await exec('changeset', ['publish'])
  process.exit(0)
}

await exec('changeset', ['status'])
const folder = mkdtempSync(path.join(tmpdir(), 'jst-release-'))
try {
  const published = workspaces().filter(({ manifest }) => !manifest.private)
  for (const { name } of published) await exec('npm', ['pack', '--silent', '-w', name, '--pack-destination', folder])
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'consumer', private: true, type: 'module' }))
  const tarballs = readdirSync(folder).filter((file) => file.endsWith('.tgz'))
  await exec('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', ...tarballs.map((file) => path.join(folder, file))])
  const entries = published.flatMap(({ name, manifest }) =>
    Object.entries(manifest.exports)
      .filter(([, target]) => typeof target === 'object' && String(target.default).endsWith('.js'))
      .map(([entry]) => name + entry.slice(1)),
  )
  // styles and Arco need a bundler; everything else loads in plain Node
  const plain = entries.filter((entry) => entry !== '@jst/ui')
  writeFileSync(path.join(folder, 'load.mjs'), plain.map((entry) => `await import('${entry}')`).join('\n'))
  await exec(process.execPath, [path.join(folder, 'load.mjs')])
  console.log(`${published.length} packages packed and installed, ${plain.length} entry points load. Nothing was published.`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
