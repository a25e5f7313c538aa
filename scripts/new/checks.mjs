// Checks that generated code passes unchanged.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { Refusal } from './journal.mjs'

const program = (root, name) =>
  path.isAbsolute(name) ? name : path.join(root, 'node_modules/.bin', process.platform === 'win32' ? `${name}.cmd` : name)
const code = (files) => files.filter((file) => /\.tsx?$/.test(file))
const formatted = (files) => files.filter((file) => /\.(tsx?|json)$/.test(file) && file !== 'package-lock.json')

function run(root, name, args) {
  const { status, stdout, stderr } = spawnSync(program(root, name), args, {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Refusal(`${name} finds fault with what was written, so it was taken back:\n${stdout}${stderr}`)
}

/** The table of screens is made of the manifests. */
export function drawDocs(journal) {
  journal.edit('docs/screens.md', (text) => text)
  run(journal.root, process.execPath, ['--conditions=@jst/source', 'scripts/docs/write.ts'])
}
export const format = (root, files) => run(root, 'oxfmt', formatted(files))
export const proof = (root, files) => run(root, 'oxlint', code(files))
