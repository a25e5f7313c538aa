import { afterEach, expect, it, vi } from 'vitest'
import { sharedData } from './shared-data.mjs'

afterEach(() => void vi.unstubAllEnvs())
const tree = (blob: string) =>
  new Map([
    ['packages/server/migrations/0001_first.sql', blob],
    ['packages/server/src/demo/index.ts', 'b'],
  ])

it('one tree has one folder in a run, and any other tree another', () => {
  vi.stubEnv('TEST_DATABASES', '/run/databases')
  const { TEST_DATA = '' } = sharedData(tree('a'))
  expect(TEST_DATA).toMatch(/^\/run\/databases\/[0-9a-f]{16}$/)
  expect(sharedData(tree('a'))).toEqual({ TEST_DATA })
  expect(sharedData(tree('c'))).not.toEqual({ TEST_DATA })
})

it('another run has a folder of its own, and without a run there is none', () => {
  vi.stubEnv('TEST_DATABASES', '/run/databases')
  const first = sharedData(tree('a'))
  vi.stubEnv('TEST_DATABASES', '/later/databases')
  expect(sharedData(tree('a'))).not.toEqual(first)
  vi.stubEnv('TEST_DATABASES', '')
  expect(sharedData(tree('a'))).toEqual({})
})
