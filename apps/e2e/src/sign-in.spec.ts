import { createHmac } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { faultsOf } from './accessible.ts'
import { attempt, callWith, fillSignIn, password, seen, stored, surviving, test, textOf, tokenKey, tokenOf } from './kit.ts'

const clearStorage = (page: Page) => surviving(page, () => page.evaluate(() => localStorage.clear()))

/** Code of an authenticator app for a base 32 secret; `ahead`: steps from now. */
function authenticatorCode(secret: string, ahead = 0): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = Array.from(secret, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + ahead))
  const mac = createHmac('sha1', key).update(counter).digest()
  return String((mac.readUInt32BE(mac.at(-1)! & 15) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0')
}

const demoCode = (page: Page) => textOf(page.getByText(/演示短信：验证码 \d{6}/), /(\d{6})/)

const people = [
  ['13810055433', '郑国栋'],
  ['13810039595', '孙婷'],
  ['13810031676', '赵宇航'],
  ['13810023757', '王思琪'],
] as const

test('mobile and code sign in; a forgotten password is set anew by a code', async ({ page }) => {
  // a mobile of this attempt's own: a code is sent every minute
  const [mobile, name] = people[attempt()]!
  await page.goto('/')
  await page.getByRole('button', { name: '手机验证码登录' }).click()
  await page.getByLabel('手机号').fill(mobile)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByRole('textbox', { name: '验证码' }).fill(await demoCode(page))
  await page.getByRole('textbox', { name: '验证码' }).press('Enter')
  await expect(page).toHaveURL(/\/workbench$/)
  await expect(page.getByRole('button', { name: new RegExp(name) })).toBeVisible()

  await clearStorage(page)
  await page.goto('/')
  await page.getByRole('button', { name: '忘记密码' }).click()
  await page.getByLabel('手机号').fill(mobile)
  await page.getByRole('button', { name: '获取验证码' }).click()
  // a code every minute, whatever it is for
  await expect(page.getByText(/验证码刚刚已发送，请 \d+ 秒后再试/)).toBeVisible()
})

test('after five failures an account is held with the seconds to wait, and no other account is', async ({ page }) => {
  const attempt = async (password: string) => {
    const answered = page.waitForResponse(/AuthUser\/Login/)
    await page.getByRole('textbox', { name: '密码' }).fill(password)
    await page.getByRole('textbox', { name: '密码' }).press('Enter')
    await answered
    await expect(page.getByRole('button', { name: '登录', exact: true })).not.toHaveClass(/arco-btn-loading/)
  }
  await page.goto('/')
  await page.getByRole('textbox', { name: '账号' }).fill(`nobody-of-e2e-${Date.now()}`)
  for (const password of ['one', 'two', 'three', 'four', 'five']) await attempt(password)
  await expect(page.getByText('账号或密码不正确，请检查后重试')).toBeVisible()
  await attempt('six')
  await expect(page.getByRole('alert').filter({ hasText: /验证失败次数过多，为保护账号安全已暂时限制，请 \d+ 秒后再试/ })).toBeVisible()
  await page.goto('/')
  await fillSignIn(page, 'boss')
  await expect(page).toHaveURL(/\/workbench$/)
})

test('the enterprise sign-in enters the company named; a 401 in that mode leads back to it', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: '企业账号登录' }).click()
  await expect(page).toHaveURL(/\/employeeLogin$/)
  await page.getByRole('textbox', { name: '企业代码' }).fill('hzjd')
  await fillSignIn(page, 'multi')
  await page.waitForURL(/external\/workbench/)
  await expect(seen(page.getByText('苏州恒泽机电有限公司'))).toBeVisible()
  await surviving(page, () => page.evaluate((key) => localStorage.setItem(key, 'no-such-token'), tokenKey))
  await page.goto('/external/workbench/SISubimtList')
  await expect(page).toHaveURL(/\/employeeLogin/)
  await expect.poll(() => stored(page, tokenKey)).toBeNull()
  await page.getByRole('textbox', { name: '企业代码' }).fill('HZJD')
  await fillSignIn(page, 'multi')
  await expect(page).toHaveURL(/SISubimtList/)
})

test('the default company is chosen by the person; its token replaces that of the sign-in', async ({ page, request }) => {
  // as an attempt before this one may have left it
  const multi = await tokenOf(request, 'multi')
  interface Bound {
    EmployeeId: number
    CompanyName: string
  }
  const bound = await callWith<Bound[]>(request, multi, '/api/CurrentUser/GetUserBindEmployeeList')
  const first = bound.find(({ CompanyName }) => CompanyName.startsWith('宁波远帆'))!
  await callWith(request, multi, '/api/CurrentUser/SetDefaultEmployee', { EmployeeId: first.EmployeeId })
  await page.goto('/')
  const answer = page.waitForResponse(/AuthUser\/Login/)
  await fillSignIn(page, 'multi')
  const { Data } = (await (await answer).json()) as { Data: { Token: string } }
  await page.waitForURL(/\/chooseCompany$/)
  await expect.poll(() => stored(page, tokenKey)).not.toBe(Data.Token)
  await page.getByRole('listitem').filter({ hasText: '苏州恒泽' }).getByRole('button', { name: '设为默认' }).click()
  await expect(page.getByRole('button', { name: /^苏州恒泽机电有限公司.*默认/ })).toBeVisible()
  await clearStorage(page)
  await page.goto('/')
  await fillSignIn(page, 'multi')
  await page.waitForURL(/\/chooseCompany$/)
  await expect(page.getByRole('button', { name: /^苏州恒泽机电有限公司.*当前.*默认/ })).toBeVisible()
  await page.getByRole('listitem').filter({ hasText: '宁波远帆' }).getByRole('button', { name: '设为默认' }).click()
  await expect(page.getByRole('button', { name: /^宁波远帆进出口有限公司.*默认/ })).toBeVisible()
})

interface User {
  Id: number
  UpdateTime: string
  TwoStep: boolean
}

test('two-step sign-in: set up by the picture, asked for at the next sign-in, closed with a recovery code', async ({ signIn, request }) => {
  // as an attempt before this one may have left it
  const admin = await tokenOf(request, 'admin')
  const [user] = (await callWith<{ Rows: User[] }>(request, admin, '/api/User/GetPagedList?Keyword=tongle')).Rows
  const reset = { Id: user!.Id, UpdateTime: user!.UpdateTime, Identified: true, Reason: '重新开始测试' }
  if (user!.TwoStep) await callWith(request, admin, '/api/User/ResetTwoStep', reset)
  const page = await signIn('tongle', '/external/workbench/userSetting?Tab=security')
  await page.getByRole('button', { name: '启用两步验证' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: '登录密码' }).fill(password)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('img', { name: '供身份验证器扫描的二维码' })).toBeVisible()
  const secret = (await textOf(dialog.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}/))).replaceAll(/[^A-Z2-7]/g, '')
  await dialog.getByRole('textbox', { name: '验证器显示的 6 位数字' }).fill(authenticatorCode(secret))
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  const code = await textOf(dialog.getByRole('listitem').first())
  await dialog.getByRole('button', { name: '我已保存' }).click()
  await expect(page.getByText('已启用，剩余 10 个恢复码')).toBeVisible()

  await clearStorage(page)
  await page.goto('/')
  await fillSignIn(page, 'tongle')
  await page.getByRole('textbox', { name: '验证码或恢复码' }).fill('000000')
  await page.keyboard.press('Enter')
  await expect(page.getByText('两步验证码不正确或已用过')).toBeVisible()
  await page.getByRole('textbox', { name: '验证码或恢复码' }).fill(authenticatorCode(secret, 1))
  await page.keyboard.press('Enter')
  await page.waitForURL(/external\/workbench/)

  await page.goto('/external/workbench/userSetting?Tab=security')
  await page.getByRole('button', { name: '关闭两步验证' }).click()
  await dialog.getByRole('textbox', { name: '登录密码' }).fill(password)
  await dialog.getByRole('textbox', { name: '验证码或恢复码' }).fill(code)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: '启用两步验证' })).toBeVisible()
})

test('an initial password is replaced before anything is opened', async ({ page }) => {
  await page.route('**/api/AuthUser/Login', (route) =>
    route.fulfill({
      status: 422,
      json: { Status: 0, Data: { Ticket: 'first' }, Code: 'PASSWORD_CHANGE_REQUIRED', Message: '首次登录须修改初始密码' },
    }),
  )
  await page.route('**/api/AuthUser/ChangeInitialPassword', async (route) => {
    expect(route.request().postDataJSON()).toEqual({ Ticket: 'first', Password: 'Harbour#77' })
    const login = await page.request.post('/api/AuthUser/Login', { data: { Account: 'boss', Password: password } })
    await route.fulfill({ response: login })
  })
  await page.goto('/')
  await fillSignIn(page, 'boss')
  await page.getByRole('textbox', { name: /^新密码/ }).fill('12345678')
  await page.getByRole('textbox', { name: '再次输入新密码' }).fill('12345678')
  await page.keyboard.press('Enter')
  await expect(page.getByText('密码应包含大写字母、小写字母、数字、符号中的至少两类')).toBeVisible()
  await expect.poll(() => stored(page, tokenKey)).toBeNull()
  await page.getByRole('textbox', { name: /^新密码/ }).fill('Harbour#77')
  await page.getByRole('textbox', { name: '再次输入新密码' }).fill('Harbour#77')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/workbench$/)
})

test('no way back leads out of the product', async ({ page, baseURL }) => {
  for (const hostile of [
    '//evil.example',
    'https:evil.example',
    '\\\\evil.example',
    '/\\evil.example',
    '/%5Cevil.example',
    '/%2f%2fevil.example',
    'javascript:alert(1)',
  ]) {
    await page.goto(`/?showLogin=true&returnTo=${encodeURIComponent(hostile)}`)
    await clearStorage(page)
    await page.evaluate((path) => sessionStorage.setItem('jst:returnTo', path), hostile)
    await page.goto(`/?redirect=${encodeURIComponent(hostile)}`)
    await fillSignIn(page, 'boss')
    await expect(page.getByRole('button', { name: /郑国栋/ })).toBeVisible()
    await expect(page).toHaveURL(({ origin }) => origin === baseURL)
  }
})

test('without an open platform WeChat says so, and a foreign answer is refused', async ({ page }) => {
  await page.goto('/wxLogin')
  await expect(page.getByText('未配置微信开放平台，请使用账号密码或手机验证码登录。')).toBeVisible()
  await page.goto('/wxLogin?code=stolen&state=stolen')
  await expect(page.getByText('这次微信授权不是从本浏览器发起的，请重新扫码。')).toBeVisible()
})

test('nothing moves when the demo accounts come late, and a click that has begun by then is one', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  /** After two more frames: they are told of when the frame that has them is through. */
  const shifts = () =>
    page.evaluate(async () => {
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
      return (globalThis as unknown as { shifts: number[] }).shifts
    })
  for (const [width, height] of [
    [1280, 720],
    [1280, 560],
    [375, 667],
  ] as const) {
    await page.setViewportSize({ width, height })
    let answer = () => undefined as void
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/System/GetSystemInfo', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/')
    await page.getByRole('button', { name: '登录', exact: true }).hover()
    await page.mouse.down()
    answer()
    await expect(page.getByText(/^演示账号/)).toBeVisible()
    expect(await shifts()).toEqual([])
    await page.mouse.up()
    await expect(page.getByText('请输入账号')).toBeVisible()
    await page.unrouteAll({ behavior: 'wait' })
  }
})

test('every page before the workbench is clean for readers, on phones too', async ({ page }) => {
  for (const width of [1440, 375]) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/', '/employeeLogin', '/wxLogin', '/chooseCompany']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 2 })).toBeVisible()
      if (path === '/') {
        await page.getByRole('button', { name: '手机验证码登录' }).click()
      }
      expect(await faultsOf(page, ['light'])).toEqual([])
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  }
})
