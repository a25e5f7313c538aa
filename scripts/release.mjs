// npm run release: publishes what changesets have versioned. With --dry-run the last commit is versioned, published to a registry on this machine
// and tried from there, all in a folder outside of the repository; nothing reaches another registry and nothing here changes.
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { briefFolder } from './lib/brief-folder.mjs'
import { exec, run } from './lib/process.mjs'
import { root, workspaces } from './lib/workspaces.mjs'
import { pack } from './packages/pack.mjs'
import { rehearse } from './packages/rehearsal.mjs'

await exec('turbo', ['run', 'build', '--output-logs=errors-only'])
if (!process.argv.includes('--dry-run')) {
  await exec(process.execPath, ['scripts/packages/check.mjs'])
  await exec('changeset', ['publish'])
  process.exit(0)
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))
const folder = briefFolder()
process.env.TMPDIR = folder
const clone = path.join(folder, 'clone')
await exec('git', ['clone', '--quiet', root, clone])
symlinkSync(path.join(root, 'node_modules'), path.join(clone, 'node_modules'), 'junction')
// without a waiting changeset the command fails; the commit is versioned already
if (readdirSync(path.join(clone, '.changeset')).some((file) => file.endsWith('.md'))) await exec('changeset', ['version'], { cwd: clone })
for (const { dir } of workspaces(clone).filter((one) => !one.manifest.private)) {
  const built = path.join(root, dir, 'dist')
  if (existsSync(built)) cpSync(built, path.join(clone, dir, 'dist'), { recursive: true })
}
// what a front end makes of the tarballs alone is a step of npm test; here they come from a registry
const checked = await run(process.execPath, ['scripts/packages/check.mjs', `--root=${clone}`, '--but=consumers,frameworks,readmes'])

const home = path.join(folder, 'rehearsal')
mkdirSync(home)
const problems = await rehearse({ folder: home, packages: pack(clone).packages })
if (checked !== 0) problems.unshift('The checks of the packages found what is said above.')
for (const problem of problems) console.error(problem)
console.log(
  problems.length > 0
    ? `The release would fail: ${problems.length} problem${problems.length > 1 ? 's' : ''}, named above. Nothing was published.`
    : 'Versioned, published to a registry on this machine, and used from there in four projects. Nothing was published elsewhere.',
)
process.exit(problems.length > 0 ? 1 : 0)
