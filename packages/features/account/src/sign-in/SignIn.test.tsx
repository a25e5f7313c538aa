// @vitest-environment jsdom
import { FakeApp, FakeScreen, refusal, sampleEmployee } from '@jst/feature-kit/testing'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { Screen } from './SignIn.tsx'

const token = () => ({ Token: 'token-1', ExpiresAt: '2026-11-21T00:00:00.000Z' })
const show = (fake: FakeApp) => render(<FakeScreen fake={fake} Screen={Screen} />)
const signIn = async (account = 'customer', password = 'Demo@2026') => {
  const user = userEvent.setup()
  await user.type(screen.getByLabelText(/账号/), account)
  await user.type(screen.getByLabelText(/密码/, { selector: 'input' }), `${password}{Enter}`)
}

afterEach(() => {
  cleanup()
  window.sessionStorage.clear()
})

describe('sign-in', () => {
  it('stands in the account field, ready to type', () => {
    show(new FakeApp({ surface: 'public' }))
    expect(document.activeElement).toBe(screen.getByLabelText(/账号/))
  })

  it('says under each field what is missing and asks the server nothing', async () => {
    const fake = new FakeApp({ surface: 'public' })
    show(fake)
    await userEvent.click(screen.getByRole('button', { name: '登录' }))
    const account = screen.getByLabelText(/账号/)
    expect(account.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(account.getAttribute('aria-describedby') ?? '')?.textContent).toBe('请输入账号')
    expect(screen.getByText('请输入密码')).toBeTruthy()
    expect(fake.requests).toEqual([])
  })

  it('signs in by Enter, loads the session and opens the workbench of the kind', async () => {
    const fake = new FakeApp({ surface: 'public', routes: { 'POST /api/AuthUser/Login': token } })
    fake.gateway.menu = [{ Path: 'EXTERNAL_MENU', Name: '', Icon: '', Buttons: [], Children: [] }]
    show(fake)
    await signIn(' customer ')
    await waitFor(() => expect(fake.opened).toEqual(['/external/workbench']))
    expect(fake.requests[0]?.body).toEqual({ Account: 'customer', Password: 'Demo@2026' })
    expect(fake.app.session.token).toBe('token-1')
  })

  it('goes back to the page that was left', async () => {
    window.sessionStorage.setItem('jst:returnTo', '/system/message?PageIndex=2')
    const fake = new FakeApp({ surface: 'public', routes: { 'POST /api/AuthUser/Login': token } })
    show(fake)
    await signIn()
    await waitFor(() => expect(fake.opened).toEqual(['/system/message?PageIndex=2']))
  })

  it('takes the employee that the server chooses when none is chosen', async () => {
    const fake = new FakeApp({ surface: 'public', routes: { 'POST /api/AuthUser/Login': token } })
    fake.gateway.employee = null
    fake.gateway.choice = { token: 'token-2', employee: sampleEmployee }
    show(fake)
    await signIn()
    await waitFor(() => expect(fake.opened).toEqual(['/workbench']))
    expect(fake.app.session.token).toBe('token-2')
  })

  it('tells wrong credentials under the password, keeping what was typed', async () => {
    show(new FakeApp({ surface: 'public', routes: { 'POST /api/AuthUser/Login': () => refusal('BAD_CREDENTIALS') } }))
    await signIn('customer', 'wrong')
    expect(await screen.findByText('账号或密码不正确，请检查后重试')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>(/账号/).value).toBe('customer')
    expect(screen.getByLabelText(/密码/, { selector: 'input' }).getAttribute('aria-invalid')).toBe('true')
  })

  it('tells a failure that belongs to no field above the form', async () => {
    show(new FakeApp({ surface: 'public', routes: { 'POST /api/AuthUser/Login': () => refusal('TOO_MANY_REQUESTS') } }))
    await signIn()
    expect((await screen.findByRole('alert')).textContent).toBe('操作过于频繁，请稍后再试')
  })

  it('shows the prompt of an expired session with showLogin, and of a conflict with showConflict', () => {
    const fake = new FakeApp({ surface: 'public', path: '/?showLogin=true' })
    show(fake)
    expect(screen.getByText('登录已过期，请重新登录，未提交的内容已保留。')).toBeTruthy()
    cleanup()
    show(new FakeApp({ surface: 'public', path: '/?showConflict=true' }))
    expect(screen.getByText(/账号已在其他地方登录/)).toBeTruthy()
    expect(screen.getByRole('button', { name: '在此重新登录' })).toBeTruthy()
  })

  it('lets a user with several companies choose one', async () => {
    const fake = new FakeApp({ surface: 'public', routes: { 'POST /api/AuthUser/Login': token } })
    const bound = { EmployeeName: '王敏', CompanyKind: 'customer' as const }
    fake.gateway.bound = [
      { ...bound, EmployeeId: 11, CompanyId: 21, CompanyName: '上海海宇货运有限公司', IsDefault: true },
      { ...bound, EmployeeId: 12, CompanyId: 22, CompanyName: '苏州恒泰电子科技有限公司', IsDefault: false },
    ]
    show(fake)
    await signIn()
    await userEvent.click(await screen.findByRole('button', { name: /苏州恒泰/ }))
    await waitFor(() => expect(fake.opened).toEqual(['/workbench']))
    expect(fake.app.session.token).toBe('token-of-12')
  })

  it('offers the workbench to a visitor who is signed in already', async () => {
    const fake = new FakeApp({ surface: 'public' })
    fake.app.session.adoptToken('token-1')
    await fake.app.session.load()
    show(fake)
    await userEvent.click(screen.getByRole('button', { name: '进入工作台' }))
    expect(fake.opened).toEqual(['/workbench'])
  })
})
