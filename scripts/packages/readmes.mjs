// The example of each README as it stands, with exactly what the README says to install: a peer that it does not name is not there.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../lib/workspaces.mjs'
import { bundle, compile, install, makePage, newCompiler, tryEach, versionOf, visit } from './front-end.mjs'
import { readmeOf } from './readme.mjs'

export function checkReadmes({ folder, packages, wanted }) {
  return tryEach(wanted, 'as its README says', async (one, browser) => {
    const example = await exampleOf(one)
    const home = path.join(folder, 'readme', path.basename(one.dir))
    // else npm would install peers that nobody names
    await install(home, [one], packages, { dependencies: besides([example]), options: ['--legacy-peer-deps'] })
    pasteOnPage(home, example)
    // the older compiler reads the same declarations in the packages' own front ends (consumers.mjs)
    await compile(home, [newCompiler])
    await bundle(home)
    await visit(browser, home, example.scenario)
  })
}

/** The example of a package's README, and what uses it (scripts/consumers). */
export async function exampleOf(one) {
  const scenario = path.join(root, 'scripts/consumers', path.basename(one.dir), 'readme.mjs')
  return {
    one,
    ...readmeOf(one.name, readFileSync(path.join(one.dir, 'README.md'), 'utf8')),
    scenario: await import(pathToFileURL(scenario).href),
  }
}

/** Packages that the READMEs name besides ours, in the version ranges of the packages. */
export function besides(examples) {
  const dependencies = examples.flatMap(({ one, named }) => {
    const others = named.filter((peer) => !peer.startsWith('@jst/'))
    // the types of a library come with its library
    const types = others.filter((peer) => /^react(-dom)?$/.test(peer)).map((peer) => `@types/${peer}`)
    return [...others, ...types].map((peer) => [peer, one.manifest.peerDependencies?.[peer] ?? versionOf(peer)])
  })
  return Object.fromEntries(dependencies)
}

/** Makes a page of the example and its use. */
export function pasteOnPage(home, { example, language, scenario }) {
  const main = `main.${language}`
  mkdirSync(home, { recursive: true })
  writeFileSync(path.join(home, `example.${language}`), example)
  writeFileSync(path.join(home, main), scenario.main)
  makePage(home, main)
}
