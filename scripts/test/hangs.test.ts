import { expect, it } from 'vitest'
import { hanging } from './hangs.mjs'

const minute = 60_000
const at = (minutes: number, heard: Readonly<Record<string, number>>) =>
  hanging(minutes * minute, new Map(Object.entries(heard).map(([name, last]) => [name, last * minute])))

it('a run of 40 minutes ends with the steps that have said nothing for five, and goes on while all of them speak', () => {
  expect(at(39, { browser: 1 })).toEqual([])
  expect(at(40, { browser: 35, server: 36 })).toEqual(['browser'])
  expect(at(45, { browser: 44, server: 41 })).toEqual([])
})

it('none is longer than 85 minutes', () => {
  expect(at(84, { browser: 83 })).toEqual([])
  expect(at(85, { browser: 84, server: 85 })).toEqual(['browser', 'server'])
})
