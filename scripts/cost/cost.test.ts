import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { costs, handWritten } from './count.mjs'

const repository: Readonly<Record<string, string>> = {
  'packages/features/si/src/lists/Queue.tsx': "const list = defineList({})\n\nexport const Screen = () => <table className='x' />\n",
  'packages/features/si/src/lists/texts.ts': 'export const texts = {}\n',
  'packages/features/si/src/lists/Queue.test.tsx': 'it()\n',
  'packages/features/si/src/lists/queue.stories.tsx': 'export default {}\n',
  'packages/features/si/src/review/Detail.tsx':
    "const of = useDocument(kind, id)\nuseLiveReload(['document/changed'], [])\nreturn <DetailPage />\n",
  'packages/server/src/modules/si/si.repo.ts': 'a\nb\n',
  'packages/server/src/modules/cargo-orders/orders.repo.ts': 'a\n',
  'packages/contracts/src/si/submit.ts': 'a\n',
  'packages/si-drafts/src/rules.ts': 'a\nb\nc\n',
  'packages/features/si/src/editor/Sheet.tsx': '// drawn by hand: part of a paper\n<table>\n',
  'packages/ui/src/table/DataTable.tsx': '<table />\n',
}
const files = Object.keys(repository)
const textOf = (file: string) => repository[file] ?? ''

it('divides feature, server and contracts of an area by its screens, and leaves tests and stories out', () => {
  const [si] = costs(files, textOf, new Map([['si', 2]]))
  expect(si).toMatchObject({ feature: 8, server: 3, contracts: 1, packages: 3, each: 6, withPackages: 8 })
})

it('names what is written by hand', () => {
  const { tables, lists, pages, listeners } = handWritten(files, textOf)
  expect(tables).toEqual([{ file: 'packages/features/si/src/lists/Queue.tsx', count: 1 }])
  expect(lists).toEqual(['packages/features/si/src/lists/Queue.tsx'])
  expect(pages).toEqual(['packages/features/si/src/review/Detail.tsx'])
  expect(listeners).toEqual(pages)
})

it('prints a line for each area of the repository', () => {
  const printed = execFileSync(process.execPath, ['scripts/cost.mjs'], { encoding: 'utf8' })
  for (const area of ['master', 'si', 'quotes']) expect(printed).toMatch(new RegExp(`^${area} +\\d+ +\\d+`, 'm'))
})
