// Makes a list in a copy of the repository, and tries it there: lint, types, its server test. The tree itself is not touched.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { run } from '../lib/process.mjs'
import { files, root } from '../lib/workspaces.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'jst-new-list-'))
const modules = path.join(folder, 'node_modules')
const link = (from, to) => symlinkSync(from, to, 'junction')

/** The tree as it stands, without what is built, and dependencies that lead to the copy's packages instead of ours. */
function copyTree() {
  for (const file of files()) {
    if (!/^(packages|scripts|docs\/routes\.tsv|apps\/e2e\/src|[^/]+$)/.test(file) || /\.(png|stories\.tsx)$/.test(file)) continue
    const target = path.join(folder, file)
    mkdirSync(path.dirname(target), { recursive: true })
    cpSync(path.join(root, file), target)
  }
  mkdirSync(path.join(modules, '@jst'), { recursive: true })
  for (const name of readdirSync(path.join(root, 'node_modules')))
    if (name !== '@jst') link(path.join(root, 'node_modules', name), path.join(modules, name))
  for (const [name, dir] of own()) link(path.join(folder, dir), path.join(modules, name))
}
function own() {
  return ['packages', 'packages/features'].flatMap((base) =>
    readdirSync(path.join(folder, base)).flatMap((name) => {
      try {
        return [[JSON.parse(readFileSync(path.join(folder, base, name, 'package.json'), 'utf8')).name, `${base}/${name}`]]
      } catch {
        return []
      }
    }),
  )
}

/** The new files and all that they take, both sides at once: every other screen is checked elsewhere. */
const types = {
  extends: './tsconfig.base.json',
  include: [
    'packages/server/src/modules/master/lists',
    'packages/server/src/testing',
    'packages/features/master/src/lists',
    'packages/features/master/src/internal.ts',
  ],
  compilerOptions: { types: ['node', 'vite/client'] },
}
/** @type {[name: string, program: string, args: string[]][]} */
const steps = [
  [
    'writes',
    process.execPath,
    ['scripts/new-list.mjs', 'master', 'TrialMark', '--path=/DataMaintenance/TrialMark', '--title=试用标记维护'],
  ],
  ['types', 'tsc', ['-p', 'tsconfig.trial.json', '--checkers', '1']],
  ['its test on a server', 'vitest', ['run', '--project=server', 'modules/master/lists/trial-mark']],
]
try {
  copyTree()
  const routes = path.join(folder, 'docs/routes.tsv')
  writeFileSync(routes, `${readFileSync(routes, 'utf8').trimEnd()}\n2.1\tinternal\t/DataMaintenance/TrialMark\t试用标记维护\t\n`)
  writeFileSync(path.join(folder, 'tsconfig.trial.json'), JSON.stringify(types))
  for (const [name, program, args] of steps) {
    const started = performance.now()
    if ((await run(program, args, { cwd: folder })) !== 0) {
      console.error(`new:list: ${name} failed`)
      process.exitCode = 1
      break
    }
    console.log(`✓ ${name} ${((performance.now() - started) / 1000).toFixed(1)} s`)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
