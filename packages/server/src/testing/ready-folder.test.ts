import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readyFolder } from './ready-folder.ts'

let folder: string
let makers: string[]
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'jst-ready-folder-'))
  makers = []
  vi.stubEnv('TEST_DATA', path.join(folder, 'runs/one'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

/** Makes a folder in two writes, of which another caller must never see the first alone. */
const makeBy = (name: string) => async (target: string) => {
  makers.push(name)
  expect(existsSync(target)).toBe(false)
  mkdirSync(target, { recursive: true })
  writeFileSync(path.join(target, 'half'), name)
  await Promise.resolve()
  writeFileSync(path.join(target, 'complete'), name)
}

it('steps that ask at the same time get one folder, finished, made by one of them', async () => {
  const names = ['server', 'engines', 'third']
  const found = await Promise.all(
    names.map(async (name) => {
      const ready = await readyFolder(path.join(folder, name), makeBy(name))
      return [ready, readFileSync(path.join(ready, 'complete'), 'utf8')]
    }),
  )
  expect(makers).toHaveLength(1)
  expect(found).toEqual(names.map(() => [path.join(folder, 'runs/one'), makers[0]]))
})

it('another tree gets another folder', async () => {
  await readyFolder(folder, makeBy('one'))
  vi.stubEnv('TEST_DATA', path.join(folder, 'runs/other'))
  expect(readFileSync(path.join(await readyFolder(folder, makeBy('other')), 'complete'), 'utf8')).toBe('other')
})

it('what a maker left that failed is made anew, and never taken', async () => {
  const failing = async (target: string) => {
    await makeBy('failing')(target)
    throw new Error('no space')
  }
  await expect(readyFolder(folder, failing)).rejects.toThrow('no space')
  expect(existsSync(path.join(folder, 'runs/one'))).toBe(false)
  expect(readFileSync(path.join(await readyFolder(folder, makeBy('next')), 'complete'), 'utf8')).toBe('next')
})

it('without a run the folder is that of the caller', async () => {
  vi.stubEnv('TEST_DATA', undefined)
  expect(await readyFolder(path.join(folder, 'a'), makeBy('a'))).toBe(path.join(folder, 'a/ready'))
  expect(await readyFolder(path.join(folder, 'b'), makeBy('b'))).toBe(path.join(folder, 'b/ready'))
  expect(makers).toEqual(['a', 'b'])
})
