// npm run cost: lines of source a screen for each area, and what is still written by hand where the kit has a part. --files names the files.
import { declaredScreens } from '../packages/shell/src/vite/declaredScreens.ts'
import { costs, drawTable, handWritten, nameOf } from './cost/count.mjs'
import { files, read } from './lib/workspaces.mjs'

const manifest = /^packages\/features\/([^/]+)\/src\/(internal|external|public)\.ts$/
const all = files()
const addresses = new Map()
for (const file of all) {
  const [, area] = manifest.exec(file) ?? []
  if (!area) continue
  const known = addresses.get(area) ?? addresses.set(area, new Set()).get(area)
  for (const { path } of declaredScreens(read(file))) known.add(`${file} ${path}`)
}
const screens = new Map([...addresses].map(([area, known]) => [area, known.size]))
const text = new Map()
const textOf = (file) => text.get(file) ?? text.set(file, read(file)).get(file)

const titles = ['area', 'screens', 'feature', 'server', 'contracts', 'a screen', 'with its packages']
const cells = costs(all, textOf, screens).map((row) => [
  row.area,
  row.screens,
  row.feature,
  row.server,
  row.contracts,
  row.each,
  row.withPackages,
])
console.log(`Lines of source a screen (without tests, stories and blank lines)\n\n${drawTable([titles, ...cells])}\n`)

const { tables, lists, pages, listeners } = handWritten(all, textOf)
const counted = [
  ['tables by hand', tables.reduce((sum, { count }) => sum + count, 0), tables.map(({ file }) => file)],
  ['lists with a store of their own', lists.length, lists],
  ['document pages without DocumentPage', pages.length, pages],
  ['pages that listen beside useDocument', listeners.length, listeners],
]
console.log(drawTable([['by hand', 'count', 'files'], ...counted.map(([label, count, found]) => [label, count, found.length])]))
if (process.argv.includes('--files')) {
  for (const [label, , found] of counted) console.log(`\n${label}\n${found.map((file) => `  ${nameOf(file)}`).join('\n')}`)
}
