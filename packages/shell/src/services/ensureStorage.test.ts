import { expect, it } from 'vitest'
import { ensureStorage } from './ensureStorage.ts'

it('leaves storages alone that are there', () => {
  const storages = { localStorage: {} as Storage, sessionStorage: {} as Storage }
  const page = { ...storages }
  expect(ensureStorage(page)).toBe(false)
  expect(page).toEqual(storages)
})

it('puts one for the life of the document in the place of one whose name throws', () => {
  const page = Object.defineProperty({ sessionStorage: {} as Storage }, 'localStorage', {
    configurable: true,
    get: (): Storage => {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    },
  }) as Pick<Window, 'localStorage' | 'sessionStorage'>
  expect(ensureStorage(page)).toBe(true)
  page.localStorage.setItem('jst:lan', 'EN')
  expect([page.localStorage.getItem('jst:lan'), page.localStorage.key(0), page.localStorage.length]).toEqual(['EN', 'jst:lan', 1])
  page.localStorage.removeItem('jst:lan')
  expect(page.localStorage.getItem('jst:lan')).toBeNull()
})
