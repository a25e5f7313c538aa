import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, expect, it } from 'vitest'
import { createBlobStore } from './blobs.ts'
import { toAppError } from '../errors.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'jst-blobs-'))
afterAll(() => rmSync(folder, { recursive: true }))
const store = createBlobStore(folder)
const megabyte = Buffer.alloc(2 ** 20, 'x')

it('answers how much of an upload lies on the disk', async () => {
  expect(await store.append(1, 0, Readable.from([megabyte, megabyte]), 2 ** 22)).toBe(2 ** 21)
  expect(await store.received(1)).toBe(2 ** 21)
})

it.runIf(existsSync('/dev/full')).each([
  ['one small piece, which is written when the file ends', [Buffer.from('small')]],
  ['many pieces', [megabyte, megabyte, megabyte]],
])('refuses an upload for which the disk has no room: %s', async (_, pieces) => {
  mkdirSync(path.join(folder, 'uploads'), { recursive: true })
  symlinkSync('/dev/full', path.join(folder, 'uploads', '2'))
  const error = await store.append(2, 0, Readable.from(pieces), 2 ** 24).catch(toAppError)
  expect(error).toMatchObject({ code: 'STORAGE_FULL' })
  rmSync(path.join(folder, 'uploads', '2'))
})
