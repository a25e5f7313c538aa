// @vitest-environment jsdom
import { SessionStore, type SessionGateway } from '@jst/session-core'

export async function signIn(gateway: SessionGateway, token: string): Promise<SessionStore> {
  const session = new SessionStore({ gateway, localStorage, sessionStorage, reload: () => location.reload() })
  session.followStorage(window)
  session.adoptToken(token)
  await session.load()
  console.info(session.status, session.employee?.CompanyName, session.workbenchKind)
  return session
}
// End of the example.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { FakeGateway } from './testing/index.ts'

it('the example of the README works with the storage of a browser', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  const session = await signIn(new FakeGateway(), 't1')
  expect(info.mock.calls).toEqual([['logged-in', '上海海宇货运有限公司', 'internal']])
  expect(localStorage.getItem('jst:token')).toBe('t1')
  window.dispatchEvent(new StorageEvent('storage', { key: 'jst:token', newValue: null, storageArea: localStorage }))
  expect(session.status).toBe('logged-out')
})

it('the README shows this example', () => {
  const example = readFileSync(join(import.meta.dirname, 'readme.test.ts'), 'utf8').split('// End of the example.')[0] ?? ''
  expect(readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')).toContain(example.replace(/^\/\/.*\n/, '').trim())
})
