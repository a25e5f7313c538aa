// Arrows between packages go down only, and what a file imports stands in its package's dependencies.
import { files, read, workspaces } from '../lib/workspaces.mjs'

const domain = [
  'api-client',
  'session-core',
  'permissions',
  'realtime',
  'tab-bar',
  'si-drafts',
  'sheet',
  'places',
  'sea',
  'price-engine',
  'rate-reader',
  'booking-reader',
  'track',
  'packing',
]

/** Layer of a package; `server` and `e2e` stand beside the front end. */
function layerOf(dir) {
  const name = dir.split('/').at(-1)
  if (dir.startsWith('packages/features/')) return 'feature'
  if (dir === 'apps/e2e') return 'e2e'
  if (dir === 'apps/server') return 'server-app'
  if (dir.startsWith('apps/')) return 'app'
  return domain.includes(name) ? 'domain' : name
}

const below = {
  contracts: [],
  store: [],
  'text-reader': ['contracts'],
  edifact: [],
  domain: ['contracts', 'store', 'text-reader', 'edifact'],
  // filings have the boxes of packing lists and the words of instructions
  manifest: ['contracts', 'edifact', 'domain'],
  ui: ['contracts'],
  'sea-map': ['contracts', 'domain', 'ui'],
  'rich-text': ['contracts', 'ui'],
  site: ['contracts'],
  'feature-kit': ['contracts', 'store', 'domain', 'ui'],
  feature: ['contracts', 'domain', 'manifest', 'ui', 'sea-map', 'rich-text', 'site', 'feature-kit'],
  shell: ['contracts', 'store', 'domain', 'ui', 'feature-kit'],
  app: ['shell', 'feature'],
  server: ['contracts', 'text-reader', 'edifact', 'domain', 'manifest', 'site'],
  'server-app': ['server'],
  'test-kit': ['contracts', 'domain'],
  e2e: ['contracts', 'server', 'server-app', 'test-kit'],
}
/**
 * Front-end code must not reach the server, and the server takes only the plain rules, standards and samples of the drafts package, the search over
 * places, sea distances, prices, the readers of rates and bookings, and the pages for visitors, which it draws.
 */
const serverMayImport =
  /^@jst\/(contracts(\/.*)?|si-drafts\/(rules|standards|hs-codes|un-numbers|testing\/dcsa)|places(\/(pinyin|suggest))?|sea|price-engine(\/.*)?|(text|rate|booking)-reader|edifact|(track|packing|manifest)(\/.*)?|site(\/render)?)$/

export const importPattern =
  /^(?:(?:import|export)\s[^'"\n]*\sfrom\s+|\}\s+from\s+|import\s+)['"]([^'"\n]+)['"]|\bimport\(\s*['"]([^'"\n]+)['"]/gm
const nameOf = (specifier) => (specifier.startsWith('@') ? specifier.split('/').slice(0, 2).join('/') : specifier.split('/')[0])

export function check() {
  const problems = []
  const all = workspaces()
  const byName = new Map(all.map((workspace) => [workspace.name, workspace]))
  for (const workspace of all) {
    const layer = layerOf(workspace.dir)
    const { dependencies = {}, peerDependencies = {}, devDependencies = {}, optionalDependencies = {} } = workspace.manifest
    const declared = new Set([
      ...Object.keys(dependencies),
      ...Object.keys(peerDependencies),
      ...Object.keys(devDependencies),
      ...Object.keys(optionalDependencies),
      workspace.name,
    ])
    const sources = files().filter((file) => file.startsWith(`${workspace.dir}/src/`) && /\.tsx?$/.test(file))
    for (const file of sources) {
      const test = /\.(test|stories)\.tsx?$/.test(file) || file.includes('/testing/')
      for (const [, fixed, lazy] of read(file).matchAll(importPattern)) {
        const specifier = fixed ?? lazy
        if (specifier.startsWith('.')) {
          if (/(^|\/)\.\.\/(\.\.\/)*(packages|apps)\//.test(specifier))
            problems.push(`${file}: imports ${specifier} by path. Import the package by its name.`)
          continue
        }
        if (specifier.startsWith('node:') || specifier.startsWith('virtual:')) continue
        const name = nameOf(specifier)
        const target = byName.get(name)
        if (!declared.has(name) && !test)
          problems.push(`${file}: imports ${name}, which ${workspace.dir}/package.json does not declare. Add it there or do without.`)
        if (!target || name === workspace.name) continue
        const wanted = layerOf(target.dir)
        if (layer === 'server' && !serverMayImport.test(specifier))
          problems.push(
            `${file}: the server may import contracts, @jst/places, @jst/sea, @jst/price-engine,
              @jst/text-reader, @jst/rate-reader, @jst/booking-reader and @jst/si-drafts/rules only, not ${specifier}.`,
          )
        if (!(below[layer] ?? []).includes(wanted))
          problems.push(
            `${file}: layer ${layer} may not import ${specifier} (layer ${wanted}). Allowed below it:
              ${(below[layer] ?? []).join(', ') || 'nothing'}.`,
          )
      }
    }
  }
  return problems
}
