// The lock file must hold every platform build that its packages name, and no download address:
// else `npm ci` fails on another platform, or the install depends on one registry.
import { read } from '../lib/workspaces.mjs'

export function check() {
  const problems = []
  const entries = JSON.parse(read('package-lock.json')).packages
  const find = (from, name) => {
    for (let at = from; ;) {
      const entry = entries[`${at ? `${at}/` : ''}node_modules/${name}`]
      if (entry || at === '') return entry
      const up = at.lastIndexOf('/node_modules/')
      at = up < 0 ? '' : at.slice(0, up)
    }
  }
  for (const [place, entry] of Object.entries(entries)) {
    if (/^https?:/.test(entry.resolved ?? '') && !entry.link)
      problems.push(
        `package-lock.json: ${place} holds a download address. Install with omit-lockfile-registry-resolved=true (it stands in .npmrc).`,
      )
    for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
      const found = find(place, name)
      const wanted = range.replace(/^npm:.*@/, '')
      if (!found?.version || (/^\d/.test(wanted) && found.version !== wanted))
        problems.push(
          `package-lock.json: ${place || 'the root'} wants ${name}@${wanted}, which the lock lacks. Pin a version whose platform builds are all published.`,
        )
    }
  }
  return problems
}
