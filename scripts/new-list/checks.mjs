// What was written must pass as it is.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { Refusal } from './plan.mjs'

const program = (root, name) => path.join(root, 'node_modules/.bin', process.platform === 'win32' ? `${name}.cmd` : name)
const code = (files) => files.filter((file) => /\.tsx?$/.test(file))

function run(root, name, args) {
  const { status, stdout, stderr } = spawnSync(program(root, name), args, {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Refusal(`${name} finds fault with what was written, so it was taken back:\n${stdout}${stderr}`)
}

export const format = (root, files) => run(root, 'oxfmt', code(files))
export const proof = (root, files) => run(root, 'oxlint', code(files))
