import { chineseIn } from '@jst/feature-kit/testing'
import { expect, it } from 'vitest'
import { english } from './texts-en.ts'

it('every text of the sign-in and of the own settings is English where the page is', () => {
  const { signIn, ...others } = english
  const { otherLanguage, ...words } = signIn
  expect(chineseIn({ words, others })).toEqual([])
  expect(otherLanguage).toBe('中文')
})
