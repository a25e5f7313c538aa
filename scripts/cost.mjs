// npm run cost: lines of source a screen for each area, and what is still written by hand where the kit has a part. --files names the files.
import { costs, drawTable, handWritten, nameOf } from './cost/count.mjs'
import { manifests } from './lib/screens.ts'
import { files, read } from './lib/workspaces.mjs'

const screens = new Map()
for (const { area, screens: declared } of manifests()) screens.set(area, (screens.get(area) ?? 0) + declared.length)
const text = new Map()
const textOf = (file) => text.get(file) ?? text.set(file, read(file)).get(file)

const titles = ['area', 'screens', 'feature', 'server', 'contracts', 'a screen', 'with its packages']
const cells = costs(files(), textOf, screens).map((row) => [
  row.area,
  row.screens,
  row.feature,
  row.server,
  row.contracts,
  row.each,
  row.withPackages,
])
console.log(`Lines of source a screen (without tests, stories and blank lines)\n\n${drawTable([titles, ...cells])}\n`)

const { tables, lists, pages, listeners } = handWritten(files(), textOf)
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
