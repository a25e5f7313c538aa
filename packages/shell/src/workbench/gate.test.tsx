// @vitest-environment jsdom
import { refusal, type FakeHandler } from '@jst/api-client/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { stage } from '../testing/stage.tsx'

afterEach(() => stage.close())

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name, hidden: true }))
const enter = async (name: string, password: string) => {
  const inside = await dialog(name)
  await userEvent.clear(inside.getByLabelText('登录密码'))
  await userEvent.type(inside.getByLabelText('登录密码'), `${password}{Enter}`)
}
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull())
const frame = () => document.querySelector('.jst-frame')?.className

/** A page on which something was done, whose session has ended. */
async function lose(routes: Record<string, FakeHandler> = {}): Promise<void> {
  let ended = false
  await stage.open('/a', {
    routes: {
      'GET /api/Message/UnReadMessageCount': () => (ended ? refusal('UNAUTHENTICATED') : 1),
      'POST /api/AuthUser/Login': () => ({ Token: 'token-2', ExpiresAt: '2026-12-01T00:00:00.000Z' }),
      'POST /api/AuthUser/ChooseEmployee': () => 'token-3',
      ...routes,
    },
  })
  await userEvent.click(screen.getByText('数到 0'))
  ended = true
  await act(() => stage.world.workbench.app.unread.refresh())
  ended = false
}

describe('a session that ended on a page in use', () => {
  it('is asked for over the page, which goes on as it was', async () => {
    await lose()
    expect(window.localStorage.getItem('jst:token')).toBeNull()
    await enter('登录已过期', 'Demo@2026')
    await isGone()
    expect(screen.getByText('数到 1')).toBeTruthy()
    expect(window.localStorage.getItem('jst:token')).toBe('token-3')
    expect(stage.world.left).toEqual([])
  })

  it('stays ended after a wrong password, which is told at the field', async () => {
    await lose({ 'POST /api/AuthUser/Login': () => refusal('BAD_CREDENTIALS') })
    await enter('登录已过期', 'wrong')
    const field = (await dialog('登录已过期')).getByLabelText('登录密码')
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect(stage.world.left).toEqual([])
  })

  it('is not gone on with by another person', async () => {
    await lose({ 'POST /api/AuthUser/ChooseEmployee': () => refusal('FORBIDDEN') })
    await enter('登录已过期', 'Demo@2026')
    const field = (await dialog('登录已过期')).getByLabelText('登录密码')
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect(window.localStorage.getItem('jst:token')).toBeNull()
  })

  it('leads to the sign-in where the account needs a second step', async () => {
    await lose({ 'POST /api/AuthUser/Login': () => refusal('SECOND_STEP_REQUIRED', { Data: { Ticket: 't' } }) })
    await enter('登录已过期', 'Demo@2026')
    await waitFor(() => expect(stage.world.left).toEqual(['/?showLogin=true']))
    expect(window.sessionStorage.getItem('jst:returnTo')).toBe('/a')
  })

  it('is found again when another tab of the browser has signed in', async () => {
    await lose()
    await dialog('登录已过期')
    window.localStorage.setItem('jst:token', 'token-9')
    await act(async () => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'jst:token', newValue: 'token-9', storageArea: window.localStorage }))
    })
    await isGone()
    expect(screen.getByText('数到 1')).toBeTruthy()
  })
})

describe('a locked screen', () => {
  const routes = {
    'POST /api/CurrentUser/CheckPassword': ({ body }: { body?: unknown }) =>
      (body as { Password: string }).Password === 'Demo@2026' ? null : refusal('INVALID_INPUT'),
  }

  it('shows nothing of the page before the password, also after a reload, and then the page as it was', async () => {
    await stage.open('/a', { routes })
    await userEvent.click(screen.getByText('数到 0'))
    await userEvent.click(screen.getByRole('button', { name: /账号菜单$/ }))
    await userEvent.click(screen.getByRole('menuitem', { name: '锁定屏幕' }))
    expect(frame()).toContain('is-locked')
    await enter('已锁定', 'wrong')
    await waitFor(async () => expect((await dialog('已锁定')).getByLabelText('登录密码').getAttribute('aria-invalid')).toBe('true'))
    expect(frame()).toContain('is-locked')
    const lock = window.localStorage.getItem('jst:locked') ?? ''
    await enter('已锁定', 'Demo@2026')
    await isGone()
    expect(screen.getByText('数到 1')).toBeTruthy()

    await stage.close()
    await stage.open('/a', { routes, stored: { 'jst:locked': lock } })
    expect(frame()).toContain('is-locked')
    await enter('已锁定', 'Demo@2026')
    await isGone()
    expect(frame()).not.toContain('is-locked')
  })

  it('opens by the password of a new session when the old one has ended meanwhile', async () => {
    await stage.open('/a', {
      routes: {
        'POST /api/CurrentUser/CheckPassword': () => refusal('UNAUTHENTICATED'),
        'POST /api/AuthUser/Login': () => ({ Token: 'token-2', ExpiresAt: '2026-12-01T00:00:00.000Z' }),
        'POST /api/AuthUser/ChooseEmployee': () => 'token-3',
      },
    })
    act(() => stage.world.workbench.model.lock())
    await enter('已锁定', 'Demo@2026')
    await isGone()
    expect(window.localStorage.getItem('jst:token')).toBe('token-3')
  })
})
