// The packages published to a registry on this machine, installed from it by name into four new projects, where the examples of the READMEs run.
import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { root } from '../lib/workspaces.mjs'
import { serveConsumer } from './consumer-server.mjs'
import { importsOf } from './cores.mjs'
import { tells } from './facts.mjs'
import { react18, react19, stores, vue3 } from './frameworks.mjs'
import { bundle, compile, makePage, makeScript, newCompiler, npmInstall, tryEach, tryOne, versionOf, visit } from './front-end.mjs'
import { besides, exampleOf, pasteOnPage } from './readmes.mjs'
import { startRegistry } from './registry.mjs'
import { bundleByWebpack, tools } from './webpack.mjs'

const needsReact = ({ named }) => named.includes('react')
/** `fits`: the READMEs whose examples run there; `more`: packages of ours besides theirs. */
const projects = [
  {
    name: 'React 18.3, webpack',
    // @jst/ui is made for React 19
    fits: ({ one }) => one.name !== '@jst/ui',
    dependencies: { ...react18, ...tools },
    attempt: onPage(bundleByWebpack),
  },
  { name: 'React 19, Vite', fits: () => true, dependencies: react19, attempt: onPage(bundle) },
  {
    name: 'Vue 3, Vite',
    fits: (example) => !needsReact(example),
    dependencies: vue3,
    more: stores.map((name) => `@jst/${name}`),
    attempt: onPage(bundle),
    pages: [{ name: 'scripts/consumers/frameworks/vue.ts', attempt: vuePage }],
  },
  {
    name: 'Node',
    fits: ({ scenario }) => 'script' in scenario,
    dependencies: { '@types/node': versionOf('@types/node') },
    attempt: inNode,
  },
]

/** Publishes the packages and tries them. @returns {Promise<string[]>} what went wrong */
export async function rehearse({ folder, packages }) {
  const registry = await startRegistry(path.join(folder, 'registry'))
  try {
    for (const { name, manifest, tarball } of packages) {
      await registry.publish(tarball)
      console.log(`  ${name.padEnd(20)}${manifest.version.padEnd(10)}${(statSync(tarball).size / 1000).toFixed(1).padStart(7)} kB`)
    }
    const examples = await Promise.all(packages.map(exampleOf))
    const problems = []
    for (const project of projects) problems.push(...(await tryProject(project, { folder, packages, examples, registry })))
    return problems
  } finally {
    await registry.stop()
  }
}

async function tryProject({ name, fits, dependencies, more = [], attempt, pages = [] }, { folder, packages, examples, registry }) {
  const home = path.join(folder, name.replace(/\W+/g, '-'))
  const own = examples.filter(fits)
  const ours = [...new Set([...own.flatMap(({ named }) => named.filter((peer) => peer.startsWith('@jst/'))), ...more])]
  console.log(`${name}: ${ours.join(' ')}`)
  const failed = await tryOne('npm install', `from the registry into ${name}`, async () => {
    const all = { ...besides(own), ...dependencies, ...Object.fromEntries(ours.map((one) => [one, 'latest'])) }
    mkdirSync(home)
    writeFileSync(path.join(home, '.npmrc'), `@jst:registry=${registry.origin}\n`)
    await npmInstall(home, { dependencies: all })
    checkInstalled(home, packages, all)
  })
  if (failed.length > 0) return failed
  const tried = own.map((example) => ({
    name: example.one.name,
    attempt: (folder, browser) => attempt(folder, example, browser, packages),
  }))
  return tryEach([...tried, ...pages], `in ${name}`, (one, browser) => one.attempt(path.join(home, one.name.replace(/\W+/g, '-')), browser))
}

/** The versions that were published, with their changes, and no peer that no README names. */
function checkInstalled(home, packages, dependencies) {
  const place = (...names) => path.join(home, 'node_modules', ...names)
  for (const { name, manifest } of packages.filter((one) => one.name in dependencies)) {
    const { version } = JSON.parse(readFileSync(place(name, 'package.json'), 'utf8'))
    if (version !== manifest.version) throw new Error(`${name} is ${version} there, ${manifest.version} was published`)
    if (!tells(readFileSync(place(name, 'CHANGELOG.md'), 'utf8'), version))
      throw new Error(`CHANGELOG.md of ${name} does not begin with ${version}`)
  }
  const peers = new Set(packages.flatMap(({ manifest }) => Object.keys(manifest.peerDependencies ?? {})))
  const brought = [...peers].filter((peer) => !(peer in dependencies) && existsSync(place(peer)))
  if (brought.length > 0) throw new Error(`brings ${brought.join(', ')} along, which no README names`)
}

/** Checks that the README names all its packages: other packages in the tree would hide a missing one. */
async function checkNamed(main, { one, named }, packages) {
  const below = packages.flatMap(({ manifest }) => Object.keys(manifest.dependencies ?? {}))
  const imported = (await importsOf(main)).map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)[0])
  const missing = [...new Set(imported)].filter((name) => !named.includes(name) && !below.includes(name))
  if (missing.length > 0) throw new Error(`the README of ${one.name} does not name ${missing.join(', ')} in its npm install line`)
}

function onPage(bundler) {
  return async (home, example, browser, packages) => {
    pasteOnPage(home, example)
    await checkNamed(path.join(home, `main.${example.language}`), example, packages)
    await compile(home, [newCompiler])
    await bundler(home)
    await visit(browser, home, example.scenario)
  }
}

async function inNode(home, { example, scenario }) {
  mkdirSync(home)
  writeFileSync(path.join(home, 'example.ts'), example)
  writeFileSync(path.join(home, 'main.ts'), scenario.script)
  makeScript(home, 'main.ts')
  await compile(home, [newCompiler])
  const server = await serveConsumer(home, scenario)
  try {
    const { stdout } = await promisify(execFile)(process.execPath, ['main.ts', server.origin], { cwd: home, timeout: 30_000 })
    if (stdout.trim() !== scenario.prints) throw new Error(`prints "${stdout.trim()}", not "${scenario.prints}"`)
  } finally {
    await server.close()
  }
}

/** The composable that the READMEs show. */
async function vuePage(home, browser) {
  const source = path.join(root, 'scripts/consumers/frameworks')
  cpSync(source, home, { recursive: true })
  makePage(home, 'vue.ts')
  await compile(home, [newCompiler])
  await bundle(home)
  await visit(browser, home, await import(pathToFileURL(path.join(source, 'scenario.mjs')).href))
}
