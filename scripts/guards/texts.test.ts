import { describe, expect, it } from 'vitest'
import { problemsOf } from './texts.mjs'

const file = 'packages/features/schedules/src/live/Some.tsx'

describe('the guard of texts', () => {
  it.each([
    ["const title = '计划到港'", '计划到港'],
    ['const title = `共 ${count} 票`', '共 … 票'],
    ['const title = `${count}票`', '…票'],
    ['const row = <td>跳港</td>', '跳港'],
    ['const row = <td title="跳港" />', '跳港'],
    ["const names = { '港口': 1 }", '港口'],
  ])('refuses %s', (line, words) => expect(problemsOf(file, `// fine\n${line}`)).toEqual([expect.stringContaining(`${file}:2: ${words}`)]))

  it.each([
    '// 船期，实时\nconst a = 1 /* 港口 */',
    'const head = /^(港口|码头)$/',
    'const row = <td>{texts.port}</td>',
    "const dash = '–' + '：'",
  ])('takes %j', (text) => expect(problemsOf(file, text)).toEqual([]))

  it.each([
    'packages/features/schedules/src/texts.ts',
    'packages/server/src/kernel/kernel.texts.ts',
    'packages/sheet/src/texts-en.ts',
    'packages/features/master/src/titles.ts',
    'packages/server/src/modules/cargo-orders/import/vocabulary.ts',
    'packages/contracts/src/company/states.ts',
    'packages/features/company/src/internal.ts',
    'packages/server/src/demo/people.ts',
    'packages/server/src/modules/company/testing.ts',
    'packages/ui/src/table/table.test.tsx',
    'packages/ui/src/table/DataTable.stories.tsx',
    'scripts/new/area.ts',
  ])('lets %s have texts', (where) => expect(problemsOf(where, "const title = '港口'")).toEqual([]))

  it.each(['packages/features/company/src/staff/internal.ts', 'packages/server/src/kernel/http/http.ts', 'apps/internal/src/main.ts'])(
    'lets %s have none',
    (where) => expect(problemsOf(where, "const title = '港口'")).toHaveLength(1),
  )
})
