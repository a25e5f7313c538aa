import { expect, it } from 'vitest'
import { findingTexts } from '../entity/findings.ts'
import { spaced } from './spaced.ts'

it.each([
  ['SO 号', '请填写 SO 号，再提交'],
  ['英文品名', '请填写英文品名，再提交'],
  ['体积 CBM', '请填写体积 CBM，再提交'],
])('puts a space where both writings meet at a value: %s', (name, sentence) => {
  expect(spaced`请填写${name}，再提交`).toBe(sentence)
})

it('puts it behind a value too, and none beside a sign, a space or nothing', () => {
  expect(spaced`${'体积 CBM'}最多 ${3} 位小数`).toBe('体积 CBM 最多 3 位小数')
  expect(spaced`“${'SO'}”${''}已删除`).toBe('“SO”已删除')
})

it('is the writing of the findings of every declared field', () => {
  expect(findingTexts.required('SO 号')).toBe('请填写 SO 号')
  expect(findingTexts.whole('TEU')).toBe('TEU 应为整数')
})
