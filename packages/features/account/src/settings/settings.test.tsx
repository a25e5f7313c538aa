// @vitest-environment jsdom
import type { OwnSession, Profile } from '@jst/contracts/account'
import { deviceOf } from '@jst/feature-kit'
import { FakeApp, FakeScreen, refusal } from '@jst/feature-kit/testing'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { Screen } from './UserSetting.tsx'

const own: Profile = {
  Account: 'doc',
  Name: '陈雨欣',
  Mobile: '13810007919',
  MobileVerified: true,
  Email: '',
  PasswordTime: '2026-11-01T02:00:00.000Z',
  TwoStep: false,
  RecoveryCodesLeft: 0,
  WeChatTime: null,
  UpdateTime: '2026-11-20T02:00:00.000Z',
}
const session = (Id: number, more: Partial<OwnSession>): OwnSession => ({
  Id,
  Ip: '192.0.2.1',
  UserAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36',
  Method: 'password',
  CompanyName: '上海海捷',
  CreateTime: '2026-11-20T02:00:00.000Z',
  LastSeen: '2026-11-20T03:00:00.000Z',
  Current: false,
  ...more,
})

function open(tab: string, routes: ConstructorParameters<typeof FakeApp>[0] = {}) {
  const path = `/internal/userSetting${tab ? `?Tab=${tab}` : ''}`
  const fake = new FakeApp({
    path,
    meta: { title: '个人设置' },
    ...routes,
    routes: { 'GET /api/CurrentUser/GetProfile': () => own, ...routes.routes },
  })
  render(<FakeScreen fake={fake} Screen={Screen} />)
  return fake
}
const sent = (fake: FakeApp, call: string) => fake.requests.filter(({ path }) => path.endsWith(call)).map(({ body }) => body)

afterEach(cleanup)

describe('the own record', () => {
  it('is saved against its version; one that changed meanwhile is told and nothing typed is lost', async () => {
    const newest = { ...own, Email: 'else@example.com', UpdateTime: '2026-11-20T04:00:00.000Z' }
    const fake = open('', { routes: { 'POST /api/CurrentUser/SaveProfile': () => refusal('STALE_WRITE', { Data: newest }) } })
    const mail = await screen.findByLabelText<HTMLInputElement>('邮箱')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '保存' }).disabled).toBe(true)
    await userEvent.type(mail, 'mine@example.com{Enter}')
    expect(await screen.findByText(/已在别处被修改/)).toBeTruthy()
    expect(sent(fake, 'SaveProfile')).toEqual([{ Name: '陈雨欣', Email: 'mine@example.com', UpdateTime: own.UpdateTime }])
    expect(mail.value).toBe('mine@example.com')
    await userEvent.click(screen.getByRole('button', { name: '采用现在的内容' }))
    expect(mail.value).toBe('else@example.com')
  })
})

describe('what protects the account', () => {
  it('says the rule of passwords before the server is asked, and its refusal under the field', async () => {
    const wrong = { Severity: 'ERROR' as const, Code: 'INVALID', Path: 'Password', Label: '登录密码', Message: '登录密码不正确' }
    const fake = open('security', {
      routes: { 'POST /api/CurrentUser/ChangePassword': () => refusal('INVALID_INPUT', { Issues: [wrong] }) },
    })
    await userEvent.click(await screen.findByRole('button', { name: '修改密码' }))
    const dialog = within(screen.getByRole('dialog'))
    const field = (label: RegExp) => dialog.getByLabelText(label, { selector: 'input' })
    await userEvent.type(field(/原密码/), 'wrong')
    await userEvent.type(field(/^新密码/), 'mydoc2026')
    await userEvent.type(field(/再次输入/), 'mydoc2026')
    await userEvent.click(dialog.getByRole('button', { name: '修改密码' }))
    expect(dialog.getByText('密码不能包含账号')).toBeTruthy()
    expect(sent(fake, 'ChangePassword')).toEqual([])
    for (const label of [/^新密码/, /再次输入/]) {
      await userEvent.clear(field(label))
      await userEvent.type(field(label), 'Harbour#77')
    }
    await userEvent.click(dialog.getByRole('button', { name: '修改密码' }))
    expect(await dialog.findByText('登录密码不正确')).toBeTruthy()
    expect(field(/原密码/).getAttribute('aria-invalid')).toBe('true')
  })

  it('says until when failed sign-ins hold the account, and lifts the hold', async () => {
    let HeldUntil: string | null = '2026-11-20T04:00:00.000Z'
    const fake = open('security', {
      routes: {
        'GET /api/CurrentUser/GetSignInHold': () => ({ HeldUntil }),
        'POST /api/CurrentUser/LiftSignInHold': () => (HeldUntil = null),
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: '解除限制' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: '解除限制' })).toBeNull())
    expect(fake.said).toEqual(['登录限制已解除'])
  })

  it('sets the second step up: password, picture and first code, recovery codes once', async () => {
    const codes = Array.from({ length: 10 }, (_, index) => `code${index}-aaaaa`)
    const fake = open('security', {
      routes: {
        'POST /api/CurrentUser/StartTwoStep': () => ({ Secret: 'ABCDEFGH', Url: 'otpauth://totp/doc?secret=ABCDEFGH&issuer=x' }),
        'POST /api/CurrentUser/ConfirmTwoStep': ({ body }) => ((body as { Code: string }).Code === '123456' ? codes : refusal('BAD_CODE')),
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: '启用两步验证' }))
    await userEvent.type(screen.getByLabelText(/登录密码/, { selector: 'input' }), 'Demo@2026{Enter}')
    expect(await screen.findByRole('img', { name: '供身份验证器扫描的二维码' })).toBeTruthy()
    const code = screen.getByLabelText(/验证器显示的 6 位数字/)
    await userEvent.type(code, '000000{Enter}')
    expect(await screen.findByText('验证码不正确或已过期，请检查后重试')).toBeTruthy()
    await userEvent.clear(code)
    await userEvent.type(code, '123456{Enter}')
    expect((await screen.findAllByRole('listitem')).map((item) => item.textContent)).toEqual(expect.arrayContaining(codes))
    expect(fake.said).toEqual(['两步验证已启用'])
  })
})

describe('devices', () => {
  it('puts another one out after asking, never the current one', async () => {
    const fake = open('devices', {
      routes: {
        'GET /api/CurrentUser/GetSessions': () => [
          session(1, { Current: true }),
          session(2, { UserAgent: 'Mozilla/5.0 (iPhone) MicroMessenger/8.0' }),
        ],
        'POST /api/CurrentUser/RevokeSession': () => 1,
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: '下线 微信 · iOS' }))
    await waitFor(() => expect(sent(fake, 'RevokeSession')).toEqual([{ Id: 2 }]))
    expect(fake.said[0]).toBe('下线 微信 · iOS？')
    expect(screen.queryByRole('button', { name: '下线 Chrome · Windows' })).toBeNull()
  })

  it('are named as people name them', () => {
    expect(deviceOf('Mozilla/5.0 (Macintosh) AppleWebKit/605 Version/17.0 Safari/605')).toBe('Safari · macOS')
    expect(deviceOf('Mozilla/5.0 (Windows NT 10.0) Chrome/140 Safari/537 Edg/140')).toBe('Edge · Windows')
    expect(deviceOf('curl/8')).toBe('curl/8')
    expect(deviceOf('')).toBe('未知设备')
  })
})

it('keeps looks and notices at once', async () => {
  const fake = open('display')
  await userEvent.click(await screen.findByRole('radio', { name: '深色' }))
  await userEvent.click(screen.getByRole('checkbox', { name: '新消息弹窗提醒' }))
  expect([fake.app.ui.display.theme, fake.app.ui.display.popUps]).toEqual(['dark', false])
})

it('colours, tabs and the lock are chosen from lists', async () => {
  const fake = open('display')
  for (const [list, choice] of [
    ['布局', '双栏'],
    ['时区', '鹿特丹'],
    ['色彩', '灰色模式'],
    ['页签样式', '胶囊'],
    ['登录后恢复上次打开的页签', '不恢复'],
    ['多久不操作自动锁定屏幕', '15 分钟'],
  ] as const) {
    await userEvent.click(await screen.findByRole('combobox', { name: list }))
    await userEvent.click(screen.getByRole('option', { name: choice }))
  }
  expect(fake.app.ui.display.chosen).toEqual({
    layout: 'columns',
    timeZone: 'Europe/Amsterdam',
    colours: 'grey',
    tabLooks: 'pill',
    restoreTabs: 'off',
    lockAfter: '15',
  })
})

describe('the watermark', () => {
  const forcing = '对本企业所有人强制显示水印'
  async function openAs(buttons: readonly string[], forced: boolean) {
    const fake = new FakeApp({
      path: '/internal/userSetting?Tab=display',
      routes: {
        'GET /api/CurrentUser/GetProfile': () => own,
        'GET /api/Workbench/GetFrame': () => ({ Favourites: [], ForceWatermark: forced }),
        'POST /api/Workbench/SaveFrameOptions': () => null,
      },
    })
    fake.app.session.adoptToken('token-1')
    await fake.app.session.load()
    fake.permit(buttons, '/system/company/editCompanyInfo')
    render(<FakeScreen fake={fake} Screen={Screen} />)
    return fake
  }

  it('is for everybody to have, and for who keeps the company’s record to demand', async () => {
    const fake = await openAs(['edit'], false)
    await userEvent.click(await screen.findByRole('checkbox', { name: '在页面上显示我的水印' }))
    expect(fake.app.ui.display.watermark).toBe(true)
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: forcing })
    await waitFor(() => expect(all.disabled).toBe(false))
    await userEvent.click(all)
    expect(sent(fake, 'SaveFrameOptions')).toEqual([{ ForceWatermark: true }])
    expect(fake.said).toEqual(['已对本企业所有人显示水印'])
  })

  it('cannot be switched off where the company demands it', async () => {
    await openAs([], true)
    const own = await screen.findByRole<HTMLInputElement>('checkbox', { name: '在页面上显示我的水印', checked: true })
    expect([own.disabled, screen.queryByRole('checkbox', { name: forcing })]).toEqual([true, null])
  })
})
