import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Spool } from './spool.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'jst-spool-test-'))
  vi.stubEnv('TMPDIR', folder)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

async function* items(count: number, failAt = -1) {
  for (let at = 0; at < count; at++) {
    if (at === failAt) throw new Error('broken')
    yield { at, cells: [['单元格', `𠮷${at}`]] }
  }
}
const all = async <T>(stream: AsyncIterable<T>) => {
  const found: T[] = []
  for await (const item of stream) found.push(item)
  return found
}

it.each([0, 3, 4, 40])('gives %i items back as they came, each time, and leaves no file', async (count) => {
  const spool = await Spool.of(items(count))
  const wanted = await all(items(count))
  expect(await all(spool.read())).toEqual(wanted)
  expect(await all(spool.read())).toEqual(wanted)
  expect(readdirSync(folder)).toEqual([])
  await spool.drop()
})

it('keeps nothing of a stream that breaks off', async () => {
  await expect(Spool.of(items(40, 20))).rejects.toThrow('broken')
  expect(readdirSync(folder)).toEqual([])
})
