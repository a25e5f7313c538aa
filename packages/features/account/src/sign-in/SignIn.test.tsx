// @vitest-environment jsdom
import { FakeApp, FakeScreen, refusal, sampleEmployee } from '@jst/feature-kit/testing'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { Screen as ChooseCompany } from './ChooseCompany.tsx'
import { Screen as EmployeeLogin } from './EmployeeLogin.tsx'
import { Screen } from './SignIn.tsx'
import { Screen as WxLogin } from './WxLogin.tsx'

const token = () => ({ Token: 'token-1', ExpiresAt: '2026-11-21T00:00:00.000Z' })
const show = (fake: FakeApp, which: ComponentType = Screen) => render(<FakeScreen fake={fake} Screen={which} />)
const bound = { EmployeeName: '王敏', CompanyKind: 'customer' as const, RoleNames: ['单证'] }
const twoCompanies = [
  { ...bound, EmployeeId: 11, CompanyId: 21, CompanyName: '上海海宇货运有限公司', IsDefault: true },
  { ...bound, EmployeeId: 12, CompanyId: 22, CompanyName: '苏州恒泰电子科技有限公司', IsDefault: false },
]
const password = () => screen.getByLabelText(/密码/, { selector: 'input' })
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
    const Message = '验证失败次数过多，为保护账号安全已暂时限制，请 30 秒后再试'
    show(new FakeApp({ surface: 'public', routes: { 'POST /api/AuthUser/Login': () => refusal('TOO_MANY_REQUESTS', { Message }) } }))
    await signIn()
    expect((await screen.findByRole('alert')).textContent).toBe(Message)
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

  it('shows the conflict also with a live session, which another tab may have begun since', async () => {
    const fake = new FakeApp({ surface: 'public', path: '/?showConflict=true' })
    fake.app.session.adoptToken('token-1')
    await fake.app.session.load()
    show(fake)
    expect(screen.getByRole('alert').textContent).toContain('账号曾在其他地方登录')
    await userEvent.click(screen.getByRole('button', { name: '进入工作台' }))
    expect(fake.opened).toEqual(['/workbench'])
  })

  it('shows the conflict to who is signed in without a company, before it leads on to the choice', async () => {
    const fake = new FakeApp({ surface: 'public', path: '/?showConflict=true' })
    fake.gateway.employee = null
    fake.app.session.adoptToken('token-1')
    await fake.app.session.load()
    show(fake)
    expect(screen.getByRole('alert').textContent).toContain('账号已在其他地方登录')
    expect(fake.opened).toEqual([])
  })

  it('leads a user with several companies to the choice', async () => {
    const fake = new FakeApp({ surface: 'public', routes: { 'POST /api/AuthUser/Login': token } })
    fake.gateway.bound = twoCompanies
    show(fake)
    await signIn()
    await waitFor(() => expect(fake.opened).toEqual(['/chooseCompany']))
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

describe('the language of the sign-in', () => {
  it('is changed on the page, also for what is refused', async () => {
    const fake = new FakeApp({
      surface: 'public',
      meta: { speaks: 'session' },
      routes: { 'POST /api/AuthUser/Login': () => refusal('BAD_CREDENTIALS', { Message: '账号或密码不正确，请重新输入' }) },
    })
    show(fake)
    await userEvent.click(screen.getByRole('button', { name: 'English' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }))
    expect(screen.getByText('Enter the account')).toBeTruthy()
    await userEvent.type(screen.getByLabelText(/^Account/, { selector: 'input' }), 'customer')
    await userEvent.type(screen.getByLabelText(/^Password/, { selector: 'input' }), 'wrong-1{Enter}')
    await waitFor(() => expect(screen.getByLabelText(/^Password/, { selector: 'input' }).getAttribute('aria-invalid')).toBe('true'))
    expect(document.body.textContent).not.toContain('密码')
    await userEvent.click(screen.getByRole('button', { name: '中文' }))
    expect(screen.getByRole('button', { name: '登录' })).toBeTruthy()
  })
})

describe('what else a sign-in may ask for', () => {
  it('the code of the authenticator; a wrong one is told, the right one signs in', async () => {
    const fake = new FakeApp({
      surface: 'public',
      routes: {
        'POST /api/AuthUser/Login': () => refusal('SECOND_STEP_REQUIRED', { Data: { Ticket: 't1' } }),
        'POST /api/AuthUser/LoginSecondStep': ({ body }) =>
          (body as { Code: string }).Code === '123456' ? token() : refusal('BAD_CODE', { Message: '两步验证码不正确' }),
      },
    })
    show(fake)
    await signIn()
    const code = await screen.findByLabelText(/验证码或恢复码/)
    await userEvent.type(code, '000000{Enter}')
    expect(await screen.findByText('两步验证码不正确')).toBeTruthy()
    await userEvent.clear(code)
    await userEvent.type(code, '123456{Enter}')
    await waitFor(() => expect(fake.opened).toEqual(['/workbench']))
  })

  it('another password than the initial one, by the rule, before anything is opened', async () => {
    const fake = new FakeApp({
      surface: 'public',
      routes: {
        'POST /api/AuthUser/Login': () => refusal('PASSWORD_CHANGE_REQUIRED', { Data: { Ticket: 't2' } }),
        'POST /api/AuthUser/ChangeInitialPassword': token,
      },
    })
    show(fake)
    await signIn()
    const next = await screen.findByLabelText(/^新密码/, { selector: 'input' })
    await userEvent.type(next, 'password123')
    await userEvent.click(screen.getByRole('button', { name: '保存并进入' }))
    expect(screen.getByText('该密码过于常见，容易被猜中，请换一个')).toBeTruthy()
    expect(screen.getByText('两次输入的密码不一致')).toBeTruthy()
    await userEvent.clear(next)
    await userEvent.type(next, 'Harbour#77')
    await userEvent.type(screen.getByLabelText(/再次输入新密码/, { selector: 'input' }), 'Harbour#77{Enter}')
    await waitFor(() => expect(fake.opened).toEqual(['/workbench']))
    expect(fake.requests.at(-1)?.body).toEqual({ Ticket: 't2', Password: 'Harbour#77' })
  })
})

describe('other ways in', () => {
  const sent = {
    'POST /api/AuthUser/SendMobileCode': () => ({ ResendSeconds: 60, InOutbox: true }),
    'GET /api/AuthUser/GetDemoMobileCode': () => ({ Code: '654321' }),
  }

  it('mobile and code: the code is sent once a minute, and shown in a demo', async () => {
    const fake = new FakeApp({ surface: 'public', routes: { ...sent, 'POST /api/AuthUser/MobileLogin': token } })
    show(fake)
    await userEvent.click(screen.getByRole('button', { name: '手机验证码登录' }))
    await userEvent.click(screen.getByRole('button', { name: '获取验证码' }))
    expect(screen.getByText('请输入 11 位手机号')).toBeTruthy()
    await userEvent.type(screen.getByLabelText(/手机号/), '13810000000')
    await userEvent.click(screen.getByRole('button', { name: '获取验证码' }))
    expect(await screen.findByText('演示短信：验证码 654321')).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /秒后可重发/ }).disabled).toBe(true)
    await userEvent.type(screen.getByLabelText(/验证码/, { selector: 'input' }), '654321{Enter}')
    await waitFor(() => expect(fake.opened).toEqual(['/workbench']))
  })

  it('a forgotten password is set anew by the code', async () => {
    const fake = new FakeApp({ surface: 'public', routes: { ...sent, 'POST /api/AuthUser/ResetPassword': () => null } })
    show(fake)
    await userEvent.click(screen.getByRole('button', { name: '忘记密码' }))
    await userEvent.type(screen.getByLabelText(/手机号/), '13810000000')
    await userEvent.type(screen.getByLabelText(/验证码/, { selector: 'input' }), '654321')
    for (const label of [/^新密码/, /再次输入新密码/])
      await userEvent.type(screen.getByLabelText(label, { selector: 'input' }), 'Harbour#77')
    await userEvent.click(screen.getByRole('button', { name: '重设密码' }))
    expect(await screen.findByText('密码已重设，请用新密码登录。')).toBeTruthy()
    expect(password()).toBeTruthy()
  })

  it('the enterprise sign-in sends the company along and is remembered as the mode of this browser', async () => {
    const fake = new FakeApp({ surface: 'public', path: '/employeeLogin', routes: { 'POST /api/AuthUser/EmployeeLogin': token } })
    fake.gateway.bound = twoCompanies
    show(fake, EmployeeLogin)
    await userEvent.type(screen.getByLabelText(/企业代码/), 'HZJD')
    await signIn('multi')
    await waitFor(() => expect(fake.opened).toEqual(['/workbench']))
    expect(fake.requests[0]?.body).toEqual({ CompanyCode: 'HZJD', Account: 'multi', Password: 'Demo@2026' })
    expect(fake.app.session.accountMode).toBe('employee')
  })

  it('the choice of a company enters it, or makes it the default', async () => {
    const fake = new FakeApp({
      surface: 'public',
      path: '/chooseCompany',
      routes: { 'POST /api/CurrentUser/SetDefaultEmployee': () => twoCompanies },
    })
    fake.gateway.bound = twoCompanies
    fake.app.session.adoptToken('token-1')
    await fake.app.session.load()
    show(fake, ChooseCompany)
    await userEvent.click(screen.getByRole('button', { name: '设为默认', description: /苏州恒泰/ }))
    await waitFor(() => expect(fake.said).toEqual(['已设为默认企业']))
    expect(fake.requests.at(-1)?.body).toEqual({ EmployeeId: 12 })
    await userEvent.click(screen.getByRole('button', { name: /^苏州恒泰.*王敏 · 单证/ }))
    await waitFor(() => expect(fake.opened).toEqual(['/workbench']))
    expect(fake.app.session.token).toBe('token-of-12')
  })
})

describe('WeChat', () => {
  const ways = (WeChat: boolean) => ({ 'GET /api/AuthUser/GetSignInWays': () => ({ Mobile: true, WeChat }) })

  it('says when it is not configured', async () => {
    show(new FakeApp({ surface: 'public', path: '/wxLogin', routes: ways(false) }), WxLogin)
    expect(await screen.findByText(/未配置微信开放平台/)).toBeTruthy()
    expect(screen.getByRole('link', { name: /返回/ }).getAttribute('href')).toBe('/')
  })

  it.each([true, false])('is offered on the sign-in page where it is configured (%s)', (weChat) => {
    const fake = new FakeApp({ surface: 'public' })
    Object.assign(fake.app.system, { weChat })
    show(fake)
    expect(screen.queryByRole('link', { name: '微信登录' }) !== null).toBe(weChat)
  })

  it('refuses an answer that this browser did not ask for, without telling the server', async () => {
    const fake = new FakeApp({ surface: 'public', path: '/wxLogin?code=c&state=s', routes: ways(true) })
    show(fake, WxLogin)
    expect(await screen.findByText(/不是从本浏览器发起的/)).toBeTruthy()
    expect(fake.requests).toEqual([])
  })

  it('lets a person who is not bound sign in once, which binds', async () => {
    window.sessionStorage.setItem('jst:weChat', JSON.stringify({ browserKey: 'k', intent: 'signIn', back: '' }))
    const fake = new FakeApp({
      surface: 'public',
      path: '/wxLogin?code=c&state=s',
      routes: {
        'POST /api/AuthUser/WeChatLogin': () => refusal('WECHAT_NOT_BOUND', { Data: { Ticket: 'w1' } }),
        'POST /api/AuthUser/Login': token,
        'POST /api/CurrentUser/BindWeChat': () => null,
      },
    })
    show(fake, WxLogin)
    expect(await screen.findByText(/该微信尚未绑定账号/)).toBeTruthy()
    expect(fake.requests[0]?.body).toEqual({ Code: 'c', State: 's', BrowserKey: 'k' })
    await signIn()
    await waitFor(() => expect(fake.opened).toEqual(['/workbench']))
    expect(fake.requests.at(-1)?.body).toEqual({ Ticket: 'w1' })
    expect(fake.said).toEqual(['微信已绑定，下次可直接扫码登录'])
  })
})
