// Complete manifests and tarballs, and entry points that load in Node without a DOM and without doing anything. With --write the facts that the
// root decides are written into the packages.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { derived, lacking, lackingAtRoot, missingFiles, tells, untold, withoutMaps } from './facts.mjs'
import { entriesOf } from './pack.mjs'

/** A map needs the sources beside it, which do not fit into the 2 MB of this package (ADR 180). */
const unmapped = new Set(['@jst/contracts'])

export async function checkManifests({ root, wanted }, { write }) {
  const decided = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  const license = path.join(root, 'LICENSE')
  if (write) {
    for (const { dir, folder, manifest } of wanted) {
      writeFileSync(path.join(dir, 'package.json'), `${JSON.stringify({ ...manifest, ...derived(decided, folder) }, null, 2)}\n`)
      copyFileSync(license, path.join(dir, 'LICENSE'))
    }
    return []
  }
  const problems = lackingAtRoot(decided)
  for (const { name, dir, folder, manifest, files } of wanted) {
    const { messages } = await publint({ pkgDir: dir, level: 'warning', strict: true })
    const found = [
      ...messages.map((message) => formatMessage(message, manifest)),
      ...lacking(decided, manifest, folder),
      ...missingFiles(files),
      ...untold(readFileSync(path.join(dir, 'README.md'), 'utf8')),
      ...(unmapped.has(name) ? [] : withoutMaps(files)),
    ]
    if (files.includes('LICENSE') && !readFileSync(path.join(dir, 'LICENSE')).equals(readFileSync(license)))
      found.push('LICENSE differs from that of the root. Run npm run api.')
    if (files.includes('CHANGELOG.md') && !tells(readFileSync(path.join(dir, 'CHANGELOG.md'), 'utf8'), manifest.version))
      found.push(`CHANGELOG.md does not begin with version ${manifest.version}. Run npx changeset version.`)
    problems.push(...found.map((problem) => `${name}: ${problem}`))
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
