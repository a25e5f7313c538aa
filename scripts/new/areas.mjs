// Where an area lies in every layer, and how its packages come to know each other.
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** `cargo-orders` → `cargoOrders`. */
export const camel = (area) => area.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())

export function placesOf(area) {
  const contracts = `packages/contracts/src/${area}`
  const server = `packages/server/src/modules/${area}`
  const feature = `packages/features/${area}`
  return {
    contracts,
    contractIndex: `${contracts}/index.ts`,
    entities: `${contracts}/entities.ts`,
    server,
    routes: `${server}/${area}.routes.ts`,
    feature,
    manifest: `${feature}/src/internal.ts`,
    titles: `${feature}/src/titles.ts`,
    page: `docs/areas/${area}.md`,
  }
}

/** Areas that may have lists: they have internal screens, contracts and a server module. */
export const areasWithScreens = (root) =>
  readdirSync(path.join(root, 'packages/features')).filter((area) => {
    const { manifest, contractIndex, routes } = placesOf(area)
    return [manifest, contractIndex, routes].every((file) => existsSync(path.join(root, file)))
  })

/** Number of the next migration: tens, as those before. */
export function nextMigration(root) {
  const last = readdirSync(path.join(root, 'packages/server/migrations'))
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .at(-1)
  return String((Math.floor(Number(last.slice(0, 4)) / 10) + 1) * 10).padStart(4, '0')
}

const sorted = (entries) => Object.fromEntries(Object.entries(entries).toSorted(([a], [b]) => a.localeCompare(b, 'en')))

/** As `npm install` would write it: the workspace depends on a package of ours. */
export function addDependency(journal, folder, name, version = '*') {
  const add = (manifest) => ({ ...manifest, dependencies: sorted({ ...manifest.dependencies, [name]: version }) })
  if (JSON.parse(journal.read(`${folder}/package.json`)).dependencies?.[name]) return
  journal.editJson(`${folder}/package.json`, add)
  journal.editJson('package-lock.json', (lock) => ({ ...lock, packages: { ...lock.packages, [folder]: add(lock.packages[folder]) } }))
}

/** As `npm install` would write it: a new workspace. */
export function addWorkspace(journal, folder, { name, version, license, dependencies }) {
  journal.editJson('package-lock.json', (lock) => ({
    ...lock,
    packages: sorted({
      ...lock.packages,
      [`node_modules/${name}`]: { resolved: folder, link: true },
      [folder]: { name, version, license, dependencies },
    }),
  }))
  journal.link(`node_modules/${name}`, folder)
}

/** A change of contracts is told to those who install it. */
export const addChangeset = (journal, name, text) =>
  journal.create(`.changeset/${name}.md`, `---\n'@jst/contracts': minor\n---\n\n${text}\n`)
