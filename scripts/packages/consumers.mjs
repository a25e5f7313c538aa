// Each published package alone in somebody else's front end (scripts/consumers): install, types, build, and a person using it.
import { cpSync, existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../lib/workspaces.mjs'
import { bundle, compile, install, makePage, tryEach, versionOf, visit } from './front-end.mjs'

const source = ({ dir }) => path.join(root, 'scripts/consumers', path.basename(dir))
const frameworks = Object.fromEntries(['react', 'react-dom', '@types/react', '@types/react-dom'].map((one) => [one, versionOf(one)]))

export function checkConsumers({ folder, packages, wanted }) {
  const tried = wanted.filter((one) => existsSync(path.join(source(one), 'main.tsx')))
  return tryEach(tried, 'alone in a foreign front end', async (one, browser) => {
    const home = path.join(folder, 'consumer', path.basename(one.dir))
    cpSync(source(one), home, { recursive: true })
    await install(home, [one], packages, { dependencies: { ...one.manifest.peerDependencies, ...frameworks } })
    makePage(home)
    await compile(home)
    await bundle(home)
    await visit(browser, home, await import(pathToFileURL(path.join(source(one), 'scenario.mjs')).href))
  })
}
