import { chineseIn } from '@jst/feature-kit/testing'
import { expect, it } from 'vitest'
import { english } from './texts-en.ts'

it('every text of carrier notices and schedules is English where the page is', () => {
  expect(chineseIn(english)).toEqual([])
})
