// @vitest-environment jsdom
import { FakeApp, FakeScreen } from '@jst/feature-kit/testing'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { accountPublic } from '../public.ts'
import { Screen } from './VisitorHome.tsx'

afterEach(cleanup)
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

describe('home of visitors', () => {
  it('leads each kind of people to their way in, and asks the server nothing', () => {
    const fake = new FakeApp({ surface: 'public', path: '/external/home' })
    render(<FakeScreen fake={fake} Screen={Screen} />)
    expect(new Set(links())).toEqual(new Set(['/', '/register', '/join/entry', '/employeeLogin']))
    expect(fake.requests).toEqual([])
  })

  it('leads somebody who is signed in to their own workbench, and offers no other sign-in', async () => {
    const fake = new FakeApp({ surface: 'public', path: '/external/home' })
    fake.gateway.menu = [{ Path: 'EXTERNAL_MENU', Name: '', Icon: '', Buttons: [], Children: [] }]
    fake.app.session.adoptToken('token-1')
    await fake.app.session.load()
    render(<FakeScreen fake={fake} Screen={Screen} />)
    expect(links()).toEqual(['/external/workbench'])
  })

  it('is open to everybody', () => {
    expect(accountPublic.screens.find(({ path }) => path === '/external/home')).toMatchObject({ allowLogout: true, title: '平台首页' })
  })
})
