// One version of each dependency in all workspaces, pinned exactly outside of peer ranges.
import { read, workspaces } from '../lib/workspaces.mjs'

export function check() {
  const problems = []
  const seen = new Map()
  const own = new Set(workspaces().map(({ name }) => name))
  const manifests = [{ dir: '.', manifest: JSON.parse(read('package.json')) }, ...workspaces()]
  for (const { dir, manifest } of manifests) {
    for (const group of ['dependencies', 'devDependencies', 'optionalDependencies']) {
      for (const [name, range] of Object.entries(manifest[group] ?? {})) {
        if (own.has(name)) continue
        const version = range.replace(/^\^/, '')
        const published = manifest.private !== true
        if (!published && range !== version)
          problems.push(`${dir}/package.json: pin ${name} exactly (${version}), a range lets machines differ.`)
        const first = seen.get(name)
        if (first && first.version !== version)
          problems.push(
            `${dir}/package.json: ${name} ${version} differs from ${first.version} in ${first.dir}/package.json. Use one version everywhere.`,
          )
        if (!first) seen.set(name, { version, dir })
      }
    }
  }
  return problems
}
