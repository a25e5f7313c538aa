// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { SessionStore } from '../session-store.ts'
import { FakeGateway, MemoryStorage } from '../testing/index.ts'
import { SessionProvider, useSession } from './session-context.tsx'

afterEach(cleanup)

const newSession = () =>
  new SessionStore({
    gateway: new FakeGateway(),
    localStorage: new MemoryStorage(),
    sessionStorage: new MemoryStorage(),
    reload: () => undefined,
  })

function Status() {
  return <p>{useSession(({ employee, status }) => employee?.CompanyName ?? status)}</p>
}

it('components read the session of their provider and follow it', async () => {
  const store = newSession()
  render(
    <SessionProvider store={store}>
      <Status />
    </SessionProvider>,
  )
  expect(screen.getByText('logged-out')).toBeTruthy()
  await act(async () => {
    store.adoptToken('t1')
    await store.load()
  })
  expect(screen.getByText('上海海宇货运有限公司')).toBeTruthy()
})

it('gives the session itself to those who act on it', () => {
  const store = newSession()
  function SignIn() {
    const session = useSession()
    return (
      <button type="button" onClick={() => session.adoptToken('t2')}>
        登录
      </button>
    )
  }
  render(
    <SessionProvider store={store}>
      <SignIn />
    </SessionProvider>,
  )
  screen.getByRole('button', { name: '登录' }).click()
  expect(store.token).toBe('t2')
})

it('says what is missing without a provider', () => {
  expect(() => render(<Status />)).toThrow('SessionProvider')
})
