import { expect, it } from 'vitest'
import { dropPhoto, keepPhoto, photosOf, sendPhotos, type PhotoStorage } from './photos.ts'
import type { Sent } from './waiting.ts'

const storageOf = (kept = new Map<string, string>()): PhotoStorage & { kept: Map<string, string> } => ({
  kept,
  getItem: async (name) => kept.get(name) ?? null,
  setItem: async (name, value) => void kept.set(name, value),
  removeItem: async (name) => void kept.delete(name),
})
const photo = (name: string, bytes: readonly number[]) => new File([Uint8Array.from(bytes)], name, { type: 'image/jpeg' })
/** Answers in their order; then the server is busy. */
const answering = (...answers: Sent[]) => {
  const sent: { key: string; name: string; bytes: number[] }[] = []
  return {
    sent,
    send: async (file: File, key: string): Promise<Sent> => {
      sent.push({ key, name: file.name, bytes: [...new Uint8Array(await file.arrayBuffer())] })
      return answers.shift() ?? 'later'
    },
  }
}

it('photos without a network wait whole over a closed browser, and go out under their keys, once', async () => {
  const { kept } = storageOf()
  await keepPhoto(storageOf(kept), 'T', photo('door.jpg', [0xff, 0xd8, 0, 255]), 'a')
  await keepPhoto(storageOf(kept), 'T', photo('seal.jpg', [1]), 'b')
  const first = answering('taken')
  await sendPhotos(storageOf(kept), 'T', first.send)
  expect(first.sent).toEqual([
    { key: 'a', name: 'door.jpg', bytes: [0xff, 0xd8, 0, 255] },
    { key: 'b', name: 'seal.jpg', bytes: [1] },
  ])
  expect((await photosOf(storageOf(kept), 'T')).map(({ Key }) => Key)).toEqual(['b'])
  const later = answering('taken')
  await sendPhotos(storageOf(kept), 'T', later.send)
  expect([later.sent.map(({ key }) => key), kept.size]).toEqual([['b'], 0])
})
it('a refused photo waits with its reason, holds nothing up, and is given up by the driver', async () => {
  const storage = storageOf()
  await keepPhoto(storage, 'T', photo('a.jpg', [1]), 'a')
  await keepPhoto(storage, 'T', photo('b.jpg', [2]), 'b')
  await sendPhotos(storage, 'T', answering({ refused: '一张箱单最多 20 张照片' }, 'taken').send)
  expect(await photosOf(storage, 'T')).toMatchObject([{ Key: 'a', refused: '一张箱单最多 20 张照片' }])
  await dropPhoto(storage, 'T', 'a')
  expect(storage.kept.size).toBe(0)
})
