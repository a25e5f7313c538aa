// @vitest-environment jsdom
import { FakeApp, FakeScreen, refusal } from '@jst/feature-kit/testing'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { accountPublic } from '../public.ts'
import { Screen } from './VisitorHome.tsx'

afterEach(cleanup)
const route = 'GET /api/Portal/GetRecommended'
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

describe('home of visitors', () => {
  it('leads each kind of people to their way in, also while nothing is known of what is recommended', () => {
    const fake = new FakeApp({ surface: 'public', path: '/external/home', routes: { [route]: () => refusal('INTERNAL') } })
    render(<FakeScreen fake={fake} Screen={Screen} />)
    expect(new Set(links())).toEqual(new Set(['/', '/register', '/join/entry', '/employeeLogin']))
    expect(screen.queryByRole('region', { name: '推荐运价与港口' })).toBeNull()
  })

  it('shows recommended rates with what each container costs, by whom and until when', async () => {
    const freight = {
      Title: '上海至洛杉矶 特价',
      Pol: '上海',
      Pod: '洛杉矶',
      Carrier: '中远海运',
      Currency: 'USD',
      Gp20: 1450,
      Gp40: null,
      Hq40: 1820,
      TransitDays: 15,
      ValidTo: '2027-01-15',
      Offerer: '上海海捷国际货运代理有限公司',
    }
    const fake = new FakeApp({ surface: 'public', path: '/external/home', routes: { [route]: () => ({ Ports: [], Freights: [freight] }) } })
    render(<FakeScreen fake={fake} Screen={Screen} />)
    const offers = await screen.findByRole('region', { name: '推荐运价与港口' })
    expect(
      within(offers)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['20GP', '40HQ'])
    expect(offers.textContent).toContain('1,820')
    expect(offers.textContent).toContain('上海海捷国际货运代理有限公司')
    expect(offers.textContent).toMatch(/有效期至.*01-15/)
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
