import { describe, expect, it } from 'vitest'
import { problemsOf } from './spacing.mjs'

const file = 'packages/features/schedules/src/live/texts.ts'
const refused = (line: string, of = file, hasTag = true) => problemsOf(of, `// 船期ETA\n${line}`, hasTag)

describe('the guard of spaces', () => {
  it.each(["const a = '请填写SO号'", "const a = 'MBL号'", 'const a = `截VGM ${day}`', "const a = { zh: '大船ATD' }"])(
    'refuses %s',
    (line) => expect(refused(line)).toEqual([expect.stringContaining(`${file}:2: `)]),
  )

  it.each([
    'const a = (label: string) => `请填写${label}`',
    'const a = (name: string, no: number) => `第 ${no} 票由${name}审核`',
    'const a = (by: string) => `样单已${by === "" ? "" : `由${by}`}`',
    'function a(state: string) { return { over: `订舱${state}，不能修改` } }',
  ])('refuses %s, unless it has the tag', (line) => {
    expect(refused(line)).toEqual([expect.stringMatching(/:2: .*spaced/)])
    expect(refused(line.replaceAll(/(?<!`)`(?=[^`]*\$)/g, 'spaced`'))).toEqual([])
    expect(refused(line, file, false)).toEqual([])
  })

  it.each([
    "const a = '请填写 SO 号'",
    "const a = '40HQ 两个，共 3 箱'",
    "const a = '沪ICP备2026000001号'",
    "const a = { zh: '到港', aliases: ['最新ETA'] }",
    'const a = (days: number) => `近${days}天`',
    'const a = (no: string) => `箱号 ${no} 重复`',
    'const a = (no: string) => `「${no}」重复`',
  ])('takes %s', (line) => expect(refused(line)).toEqual([]))

  it.each([
    'packages/features/schedules/src/titles.ts',
    'packages/rate-reader/src/vocabulary.ts',
    'packages/features/schedules/src/live/Some.tsx',
  ])('leaves %s alone', (other) => expect(refused("const a = '截VGM'", other)).toEqual([]))
  it('looks at labels of the contracts', () =>
    expect(refused("const a = { zh: '截VGM' }", 'packages/contracts/src/schedules/states.ts')).toHaveLength(1))
})
