import { expect, it } from 'vitest'
import { fillTemplate } from './mail.ts'

it('fills each placeholder once, and leaves other braces as they are', () => {
  expect(fillTemplate('{单号}/{单号} {无此项} {', { 单号: 'BK1' })).toBe('BK1/BK1 {无此项} {')
  expect(fillTemplate('{品名}', { 品名: '{单号}', 单号: 'BK1' })).toBe('{单号}')
})
it('takes no name of the language for a placeholder', () => {
  expect(fillTemplate('{constructor} {toString}', {})).toBe('{constructor} {toString}')
})
