import { expect, it } from 'vitest'
import { isHsSubheading } from './index.ts'

it.each(['010121', '300241', '847130', '852411', '940360', '970690'])('%s stands in the Harmonized System 2022', (code) =>
  expect(isHsSubheading(code)).toBe(true),
)

it.each([
  ['847150 of 1996 stands still, 851712 of 2017 does not: phones are 851713 and 851714', '851712'],
  ['a reserved chapter', '770100'],
  ['a heading without its subheading', '8471'],
  ['nothing', ''],
])('%s', (_what, code) => expect(isHsSubheading(code)).toBe(false))
