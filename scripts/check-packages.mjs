// Each published package as its consumers get it: complete manifest, right entry points, types that resolve.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { root, workspaces } from './lib/workspaces.mjs'

let problems = 0
for (const { dir, name, manifest } of workspaces()) {
  if (manifest.private) continue
  const pkgDir = path.join(root, dir)
  const { messages } = await publint({ pkgDir, level: 'warning', strict: true })
  for (const message of messages) console.error(`${name}: ${formatMessage(message, manifest)}`)
  problems += messages.length
  if (!existsSync(path.join(pkgDir, 'README.md'))) {
    console.error(`${name}: README.md is missing. Say what it is, how to install it, and show ten lines of use.`)
    problems++
  }
  for (const [entry, target] of Object.entries(manifest.exports)) {
    if (typeof target === 'string' || !target.default?.endsWith('.js')) continue
    if (entry === '.' || !/react|testing/.test(entry))
      await import(path.join(pkgDir, target.default)).catch((error) => {
        console.error(`${name}: ${entry} cannot be imported in Node without a DOM: ${error.message}`)
        problems++
      })
  }
}
console.log(`published packages: ${problems} problems`)
process.exit(problems ? 1 : 0)
