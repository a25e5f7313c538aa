import { SessionStore, type SessionGateway } from '@jst/session-core'
import { SessionProvider, useSession } from '@jst/session-core/react'
import { createRoot } from 'react-dom/client'

const ask = async <T,>(path: string): Promise<T> => {
  const answer = await fetch(path, { headers: { Authorization: `Bearer ${session.token}` } })
  if (answer.status === 401) {
    const target = session.handleUnauthorized({ route: { matched: true, allowLogout: false }, accountMode: 'userBindEmployee' })
    if (target) location.assign(target)
  }
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return ((await answer.json()) as { Data: T }).Data
}
const gateway: SessionGateway = {
  currentEmployee: () => ask('/api/employee'),
  currentUser: () => ask('/api/user'),
  boundEmployees: () => ask('/api/bound'),
  menuTree: () => ask('/api/menu'),
  chooseDefaultEmployee: () => ask('/api/choose'),
  chooseEmployee: (id) => ask(`/api/choose?id=${id}`),
  logout: () => ask('/api/logout'),
}
const session: SessionStore = new SessionStore({ gateway, localStorage, sessionStorage, reload: () => location.reload() })
session.followStorage(window)

function Page() {
  const store = useSession()
  const status = useSession(({ status, user, employee }) => `${status} ${user?.Name ?? ''} ${employee?.CompanyName ?? ''}`)
  return (
    <>
      <output>{status}</output>
      <button
        type="button"
        onClick={() => {
          store.adoptToken('first')
          void store.load()
        }}
      >
        Sign in
      </button>
      <button type="button" onClick={() => void store.logout()}>
        Sign out
      </button>
      <button type="button" onClick={() => void ask('/api/expired').catch(() => undefined)}>
        Ask too late
      </button>
    </>
  )
}

createRoot(document.getElementById('root')!).render(
  <SessionProvider store={session}>
    <Page />
  </SessionProvider>,
)
if (session.token) void session.load()
