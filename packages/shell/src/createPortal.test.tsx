// @vitest-environment jsdom
import { Notification } from '@arco-design/web-react'
import { defineFeature, useApp } from '@jst/feature-kit'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createPortal, PortalFrame } from './createPortal.tsx'
import { createTestRouter } from './testing/router.ts'
import { page } from './testing/stage.tsx'
import { createSurroundings, painted } from './testing/world.tsx'

let end: () => void = () => undefined
afterEach(async () => {
  await act(async () => {
    end()
    // pop-ups stand outside of the page, in the document that all test files of a worker share
    Notification.clear()
  })
  await waitFor(() => expect(document.querySelector('.arco-notification')).toBeNull())
})

const Entry = () => <p>未读 {useApp().unread.count}</p>
const entry = page('/', '入口', Entry, { allowLogout: true })

async function open(more: Partial<Parameters<typeof createSurroundings>[0]> = {}) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const world = createSurroundings({ path: '/', token: null, ...more })
  const features = [defineFeature({ area: 'test', screens: [entry] })]
  const portal = createPortal({ features, ...world.ports })
  await act(async () => (end = await portal.start(world.root, createTestRouter(portal.navigation, PortalFrame, features))))
  await act(painted)
  const signIn = async () => {
    await act(async () => {
      portal.app.session.adoptToken('token-1')
      await portal.app.session.load()
    })
  }
  return { ...world, portal, signIn }
}

it('connects after the login and not before, and hears what comes in (spec §4, §7)', async () => {
  const { sockets, signIn, asked } = await open()
  expect(sockets).toHaveLength(0)
  await signIn()
  expect(sockets).toHaveLength(1)
  await act(async () => sockets[0]?.accept())
  expect(sockets[0]?.sent[0]).toEqual({ type: 'auth/login', content: 'token-1' })
  const counted = () => asked().filter((call) => call.endsWith('UnReadMessageCount')).length
  const before = counted()
  await act(async () =>
    sockets[0]?.receive({ type: 'message/send', content: { Ids: [4], Title: '入驻申请已通过', Text: '', Kind: 'account', Link: '' } }),
  )
  expect(counted()).toBe(before + 1)
  expect(await screen.findByText('入驻申请已通过', {}, { timeout: 5_000 })).toBeTruthy()
})

it('reads the session again when it has changed, as when a joining company was admitted', async () => {
  const { sockets, signIn, asked } = await open({ employee: null, routes: { 'POST /api/AuthUser/TryChooseDefaultEmployee': () => null } })
  await signIn()
  await act(async () => sockets[0]?.accept())
  const menus = () => asked().filter((call) => call.endsWith('GetCurrentEmployeeMenuTree')).length
  const before = menus()
  await act(async () => sockets[0]?.receive({ type: 'session/changed', content: null }))
  await waitFor(() => expect(menus()).toBe(before + 1))
})

it('closes the connection when the session ends', async () => {
  const { sockets, signIn, portal } = await open()
  await signIn()
  await act(async () => sockets[0]?.accept())
  await act(async () => portal.app.session.clearToken())
  expect(portal.app.live.status).toBe('closed')
})
