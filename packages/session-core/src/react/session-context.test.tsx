// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { observer } from 'mobx-react-lite'
import { afterEach, expect, it } from 'vitest'
import { SessionStore } from '../session-store.ts'
import { FakeGateway, MemoryStorage } from '../testing/index.ts'
import { SessionProvider, useSession } from './session-context.tsx'

afterEach(cleanup)

const Status = observer(function Status() {
  const session = useSession()
  return <p>{session.employee?.CompanyName ?? session.status}</p>
})

it('components read the session of their provider and follow it', async () => {
  const store = new SessionStore({
    gateway: new FakeGateway(),
    localStorage: new MemoryStorage(),
    sessionStorage: new MemoryStorage(),
    reload: () => undefined,
  })
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

it('says what is missing without a provider', () => {
  expect(() => render(<Status />)).toThrow('SessionProvider')
})
