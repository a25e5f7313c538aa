// A class that a style sheet draws is named by a component; one that no component names is left over.
import { files, read } from '../lib/workspaces.mjs'

const sheet = /^packages\/.*\/src\/.*\.css$/
const component = /^(packages|apps)\/.*\.(tsx?|html)$/
const tried = /\.(test|spec|stories)\.tsx?$/

/** Names in the code, and the beginnings of those that are put together: `jst-cell-${tone}`. */
export function namesIn(code) {
  return {
    whole: new Set(code.match(/jst-[\w-]+/g)),
    begun: [...code.matchAll(/(jst-[\w-]*-)\$\{/g)].map(([, name]) => name),
  }
}

/** Problems of one style sheet; for the test of this guard. */
export function problemsOf(file, text, { whole, begun }) {
  const classes = new Set([...text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/\.(jst-[\w-]+)/g)].map(([, name]) => name))
  return [...classes]
    .filter((name) => !whole.has(name) && !begun.some((start) => name.startsWith(start)))
    .map((name) => `${file}: .${name} — No component names this class: remove its rules.`)
}

export function check() {
  const all = files()
  const code = all.filter((file) => component.test(file) && !tried.test(file)).map(read)
  const names = namesIn(code.join('\n'))
  return all.filter((file) => sheet.test(file)).flatMap((file) => problemsOf(file, read(file), names))
}
