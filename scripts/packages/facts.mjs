// Manifest fields of every published package. Licence and addresses are named once, in the root package.json, and `npm run api` writes them
// into each manifest. The repository has no public address yet. When it has one, add to the root package.json
//   "repository": { "type": "git", "url": "git+https://<host>/<owner>/<name>.git" }, "homepage": "https://…", "bugs": "https://…"
// and run `npm run api`; `repository` gets the directory of the package. From then on the check demands all three in every package.
import { isDeepStrictEqual } from 'node:util'

const addresses = ['repository', 'homepage', 'bugs']

/** Fields for the manifest of the package in `dir`. */
export const derived = ({ license, repository, homepage, bugs }, dir) => ({
  license,
  homepage,
  bugs,
  repository: repository && { ...repository, directory: dir },
})

const complete = {
  description: (value) => typeof value === 'string' && value !== '',
  keywords: (value) => Array.isArray(value) && value.length >= 3,
  sideEffects: (value) => value !== undefined,
  engines: (value) => value?.node !== undefined,
}

/** @returns {string[]} addresses that the root manifest lacks though it names another */
export const lackingAtRoot = (root) =>
  addresses
    .filter((field) => root[field] === undefined && addresses.some((other) => root[other] !== undefined))
    .map((field) => `the root package.json lacks "${field}": name repository, homepage and bugs, or none of them.`)

/** @returns {string[]} what the manifest of the package in `dir` lacks */
export const lacking = (root, manifest, dir) => [
  ...Object.entries(derived(root, dir))
    .filter(([field, value]) => !isDeepStrictEqual(manifest[field], value))
    .map(([field]) => `package.json: "${field}" differs from the root package.json. Run npm run api.`),
  ...Object.entries(complete)
    .filter(([field, fits]) => !fits(manifest[field]))
    .map(([field]) => `package.json: "${field}" is missing${field === 'keywords' ? ' (three words at least)' : ''}.`),
]

const files = {
  LICENSE: 'Run npm run api.',
  'README.md': 'Say what it is, how to install it, and show ten lines of use.',
  'CHANGELOG.md': 'Run npx changeset version.',
}

/** @param {readonly string[]} packed paths in the tarball @returns {string[]} */
export const missingFiles = (packed) =>
  Object.entries(files).flatMap(([file, cure]) => (packed.includes(file) ? [] : [`${file} is missing in the tarball. ${cure}`]))

/** @param {string} changelog @param {string} version @returns {boolean} whether its newest entry is that of the version */
export const tells = (changelog, version) => /^## (.+)$/m.exec(changelog)?.[1] === version

/** @param {string} readme @returns {string[]} facts that it leaves to be found out */
export const untold = (readme) => (readme.includes('CommonJS') ? [] : ['README.md does not say how the package is imported from CommonJS.'])

/** @param {readonly string[]} packed paths in the tarball @returns {string[]} */
export const withoutMaps = (packed) =>
  packed.some((file) => file.endsWith('.d.ts')) && !packed.some((file) => file.endsWith('.d.ts.map'))
    ? ['declarations have no maps. Set declarationMap in tsconfig.build.json, so that editors open the source.']
    : []
