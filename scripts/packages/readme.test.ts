import { expect, it } from 'vitest'
import { readmeOf } from './readme.mjs'

const fence = '```'
const readme = (...blocks: string[]) =>
  [`${fence}sh\nnpm install @jst/tab-bar mobx\n${fence}`, ...blocks.map((block) => `${fence}tsx\n${block}\n${fence}`)].join('\n\n')

it('takes the example of a README and the packages that it says to install', () => {
  expect(readmeOf('@jst/tab-bar', readme('export const a = 1'))).toEqual({
    example: 'export const a = 1\n',
    language: 'tsx',
    named: ['@jst/tab-bar', 'mobx'],
  })
})

it('refuses a README without an example, with two, or without an npm install line of its package', () => {
  expect(() => readmeOf('@jst/tab-bar', readme())).toThrow('0 examples')
  expect(() => readmeOf('@jst/tab-bar', readme('a', 'b'))).toThrow('2 examples')
  expect(() => readmeOf('@jst/ui', readme('a'))).toThrow('npm install @jst/ui')
})
