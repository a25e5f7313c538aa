// The example of each README as it stands, with exactly what the README says to install: a peer that it does not name is not there.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../lib/workspaces.mjs'
import { bundle, compile, install, makePage, tryEach, versionOf, visit } from './front-end.mjs'
import { readmeOf } from './readme.mjs'

export function checkReadmes({ folder, packages, wanted }) {
  return tryEach(wanted, 'as its README says', async (one, browser) => {
    const name = path.basename(one.dir)
    const { example, language, named } = readmeOf(one.name, readFileSync(path.join(one.dir, 'README.md'), 'utf8'))
    const scenario = await import(pathToFileURL(path.join(root, 'scripts/consumers', name, 'readme.mjs')).href)
    const home = path.join(folder, 'readme', name)
    const main = `main.${language}`
    mkdirSync(home, { recursive: true })
    writeFileSync(path.join(home, `example.${language}`), example)
    writeFileSync(path.join(home, main), scenario.main)
    // the types of a library come with its library
    const types = named.filter((peer) => /^react(-dom)?$/.test(peer)).map((peer) => `@types/${peer}`)
    const others = named.filter((peer) => peer !== one.name && !peer.startsWith('@jst/'))
    const dependencies = Object.fromEntries(
      [...others, ...types].map((peer) => [peer, one.manifest.peerDependencies?.[peer] ?? versionOf(peer)]),
    )
    // else npm would install peers that nobody names
    await install(home, [one], packages, { dependencies, options: ['--legacy-peer-deps'] })
    makePage(home, main)
    await compile(home)
    await bundle(home)
    await visit(browser, home, scenario)
  })
}
