// One key for everything that the result of a test file depends on: the same contents have the same result.
import { keyOf } from './store.mjs'
import { moduleGraph } from './modules.mjs'

const isTest = /\.test\.tsx?$/
const isServer = (file) => /^(?:packages|apps)\/server\//.test(file)

/**
 * Projects of vitest.config.ts: their files, what all of them depend on beside their modules, and whether a module that looks around on the disk may
 * see the whole tree (the server looks into its own folders alone).
 */
const projects = {
  unit: {
    owns: (file) => isTest.test(file) && /^(?:packages|scripts)\//.test(file) && !isServer(file),
    shared: () => false,
    setups: ['scripts/lib/processor-time.ts', 'scripts/lib/vitest-setup.ts'],
    wholeTree: true,
  },
  server: {
    owns: (file) => isTest.test(file) && isServer(file) && !file.endsWith('.engine.test.ts'),
    // migrations, letters, fonts, samples
    shared: (file) => isServer(file) && !/\.(?:tsx?|md)$/.test(file),
    setups: ['scripts/lib/processor-time.ts', 'packages/server/src/testing/global-setup.ts'],
    wholeTree: false,
  },
  stories: {
    owns: (file) => /^(?:packages|\.storybook)\/.*\.stories\.tsx$/.test(file),
    shared: (file) => file.startsWith('.storybook/'),
    setups: ['.storybook/preview.tsx', '.storybook/visual.ts'],
    wholeTree: false,
  },
}
export const projectNames = Object.keys(projects)

const always = ['package-lock.json', 'package.json', 'tsconfig.base.json', 'vitest.config.ts']
const machine = [process.version, process.platform, process.arch, process.env.CHROMIUM_PATH ?? ''].join(' ')

/** Test files of a project. @param {string} name @param {ReadonlyMap<string, string>} tree as `contents` gives it */
export const filesOf = (name, tree) => [...tree.keys()].filter(projects[name].owns)

/**
 * Key of each test file of a project, by its path.
 * @param {string} name @param {ReadonlyMap<string, string>} tree as `contents` gives it @param {string} [root] @returns {Map<string, string>}
 */
export function keysOf(name, tree, root) {
  const { shared, setups, wholeTree } = projects[name]
  const graph = moduleGraph(tree, root)
  const of = (files) => [...files].toSorted().map((file) => `${file} ${tree.get(file) ?? ''}`)
  const all = [...tree.keys()]
  const common = keyOf([
    name,
    machine,
    ...of(always),
    ...of(all.filter(shared)),
    ...setups.filter((file) => tree.has(file)).flatMap((file) => of(graph.reachedFrom(file))),
  ])
  const everything = keyOf(of(all))
  /** @type {Map<string, string[]>} */
  const folders = new Map()
  /** Files that a place stands for: itself, or all below a folder. Many tests name the same folders. @param {string} place */
  const filesAt = (place) => {
    if (!place.endsWith('/')) return tree.has(place) ? [place] : []
    let below = folders.get(place)
    if (!below) folders.set(place, (below = all.filter((one) => one.startsWith(place))))
    return below
  }
  const keys = filesOf(name, tree).map((file) => {
    const reached = graph.reachedFrom(file)
    const places = new Set()
    let looksAround = false
    for (const one of reached) {
      const links = graph.linksOf(one)
      for (const place of links.places) places.add(place)
      looksAround ||= links.looksAround
    }
    if (places.has('/') || (wholeTree && looksAround)) return [file, keyOf([common, file, everything])]
    const below = [...places].flatMap(filesAt)
    return [file, keyOf([common, file, ...of(new Set([...reached, ...below]))])]
  })
  return new Map(keys)
}

/**
 * Keys of browser tests: a function of the file of a test and further parts of its key.
 * @param {ReadonlyMap<string, string>} tree as `contents` gives it
 */
export function browserKeys(tree) {
  const graph = moduleGraph(tree)
  const of = (files) => [...files].toSorted().map((file) => `${file} ${tree.get(file) ?? ''}`)
  const all = [...tree.keys()]
  const common = keyOf([
    machine,
    ...of(['package-lock.json', 'apps/e2e/playwright.config.ts']),
    ...of(all.filter((file) => isServer(file) && !/\.(?:tsx?|md)$/.test(file))),
    ...of(graph.reachedFrom('apps/server/src/main.ts')),
    ...of(graph.reachedFrom('apps/e2e/src/start-server.ts')),
  ])
  return (file, more) => keyOf([common, ...of(graph.reachedFrom(file)), ...more])
}
