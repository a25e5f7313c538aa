// Files stay small, apps stay thin.
import { files, read, workspaces } from '../lib/workspaces.mjs'

const fileLimit = 300
const testLimit = 500
const appLimit = 150
const isTest = (file) => /\.(test|spec)\.tsx?$/.test(file)
const lines = (file) => read(file).trimEnd().split('\n').length

export function check() {
  const problems = []
  for (const file of files()) {
    if (!/^(packages|apps|scripts|bench)\/.*\.(tsx?|mjs)$/.test(file)) continue
    const count = lines(file)
    const limit = isTest(file) ? testLimit : fileLimit
    if (count > limit) problems.push(`${file}: ${count} lines, the limit is ${limit}. Split it by what its parts do.`)
  }
  for (const { dir } of workspaces()) {
    if (!dir.startsWith('apps/') || dir === 'apps/e2e') continue
    const count = files()
      .filter((file) => file.startsWith(`${dir}/`) && /\.(tsx?|html)$/.test(file) && !isTest(file))
      .reduce((sum, file) => sum + lines(file), 0)
    if (count > appLimit)
      problems.push(`${dir}: ${count} lines, an app is at most ${appLimit}. Move what it does into the shell or a feature.`)
  }
  return problems
}
