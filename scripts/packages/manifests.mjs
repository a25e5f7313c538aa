// Complete manifests, a README, and entry points that load in Node without a DOM and without doing anything.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { entriesOf } from './pack.mjs'

export async function checkManifests({ wanted }) {
  const problems = []
  for (const { name, dir, manifest } of wanted) {
    const { messages } = await publint({ pkgDir: dir, level: 'warning', strict: true })
    problems.push(...messages.map((message) => `${name}: ${formatMessage(message, manifest)}`))
    if (!existsSync(path.join(dir, 'README.md')))
      problems.push(`${name}: README.md is missing. Say what it is, how to install it, and show ten lines of use.`)
    for (const [entry, target] of entriesOf(manifest)) {
      // Arco needs a bundler for its styles
      if (manifest.peerDependencies?.['@arco-design/web-react']) continue
      await import(path.join(dir, target.default)).catch((error) => {
        problems.push(`${name}: ${entry} cannot be imported in Node without a DOM: ${error.message}`)
      })
    }
  }
  return problems
}
