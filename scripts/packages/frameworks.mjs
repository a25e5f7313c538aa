// The stores of our packages in applications of each kind (scripts/consumers/frameworks): the same page, written in React, Vue, MobX and nothing.
import { cpSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../lib/workspaces.mjs'
import { bundle, compile, install, makePage, newCompiler, tryEach, versionOf, visit } from './front-end.mjs'

const now = (...names) => Object.fromEntries(names.map((name) => [name, versionOf(name)]))
// older ones cannot stand beside those of this repository in one tree
export const react18 = { react: '18.3.1', 'react-dom': '18.3.1', '@types/react': '18.3.31', '@types/react-dom': '18.3.7' }

export const react19 = now('react', 'react-dom', '@types/react', '@types/react-dom')
export const vue3 = { vue: '3.5.45' }

export const stores = ['session-core', 'permissions', 'realtime', 'tab-bar', 'si-drafts']
// `folder` is that of the application, `ours` what it installs of ours, `pages` the title of each page at the end
const inReact = { folder: 'frameworks', ours: stores, pages: { 'react.tsx': '', 'mobx.tsx': '2 EN' } }
const kinds = [
  { name: 'no framework', folder: 'frameworks', ours: stores, pages: { 'none.ts': '' }, dependencies: {} },
  { name: 'Vue 3', folder: 'frameworks', ours: stores, pages: { 'vue.ts': '' }, dependencies: vue3 },
  { name: 'React 18.3, MobX 6', ...inReact, dependencies: { ...react18, mobx: '6.16.1', 'mobx-react-lite': '4.1.1' } },
  {
    name: 'React 19, MobX 7',
    ...inReact,
    dependencies: { ...react19, ...now('mobx', 'mobx-react-lite') },
  },
  { name: 'sheet, React 18.3', folder: 'sheet', ours: ['sheet'], pages: { 'main.tsx': '' }, dependencies: react18 },
]

export function checkFrameworks({ folder, packages, wanted }) {
  const named = (names) => packages.filter(({ name }) => names.some((one) => name === `@jst/${one}`))
  const tried = kinds.filter(({ ours }) => named([...ours, 'store']).some((one) => wanted.includes(one)))
  return tryEach(tried, 'with our packages', async ({ name, pages, dependencies, ...kind }, browser) => {
    const source = path.join(root, 'scripts/consumers', kind.folder)
    const scenario = await import(pathToFileURL(path.join(source, 'scenario.mjs')).href)
    const home = path.join(folder, 'framework', name.replace(/\W+/g, '-'))
    cpSync(source, home, { recursive: true })
    await install(home, named(kind.ours), packages, { dependencies })
    for (const [index, [main, title]] of Object.entries(pages).entries()) {
      makePage(home, main, Object.keys(pages))
      if (index === 0) await compile(home, [newCompiler])
      await bundle(home)
      await visit(browser, home, scenario, { title })
    }
  })
}
