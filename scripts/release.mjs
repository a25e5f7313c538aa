// npm run release: publishes what changesets have versioned. With --dry-run the last commit is versioned, packed and tried in foreign front ends
// in a folder outside of the repository; nothing is published and nothing here changes.
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { exec } from './lib/process.mjs'
import { root, workspaces } from './lib/workspaces.mjs'

await exec('turbo', ['run', 'build', '--output-logs=errors-only'])
if (!process.argv.includes('--dry-run')) {
  await exec(process.execPath, ['scripts/packages/check.mjs'])
  await exec('changeset', ['publish'])
  process.exit(0)
}

const folder = mkdtempSync(path.join(tmpdir(), 'jst-release-'))
try {
  await exec('git', ['clone', '--quiet', root, folder])
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
  // without a waiting changeset the command fails; the commit is versioned already
  if (readdirSync(path.join(folder, '.changeset')).some((file) => file.endsWith('.md')))
    await exec('changeset', ['version'], { cwd: folder })
  for (const { dir, name, manifest } of workspaces(folder).filter((one) => !one.manifest.private)) {
    const built = path.join(root, dir, 'dist')
    if (existsSync(built)) cpSync(built, path.join(folder, dir, 'dist'), { recursive: true })
    console.log(`${name} ${manifest.version}`)
  }
  await exec(process.execPath, ['scripts/packages/check.mjs', `--root=${folder}`])
  console.log('Versioned, packed, and used by a foreign front end each. Nothing was published.')
} finally {
  rmSync(folder, { recursive: true, force: true })
}
