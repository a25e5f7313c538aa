import { issueCodes } from '@jst/contracts'
import { expect, it } from 'vitest'
import { sentences } from './validate.texts.ts'

it('every schema check has a code that pages in another language know', () => {
  expect(Object.keys(sentences).filter((keyword) => !(issueCodes as readonly string[]).includes(keyword.toUpperCase()))).toEqual([])
})
