import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { decisionsIn } from './decisions.mjs'

it('finds the decisions that a comment names', () => {
  const [there, ...others] = decisionsIn('see docs/adr/0007-toolchain.md and docs/adr/0007')
  expect(existsSync(`docs/adr/${there}`)).toBe(true)
  expect(others.map((name) => existsSync(`docs/adr/${name}`))).toEqual([false])
})
