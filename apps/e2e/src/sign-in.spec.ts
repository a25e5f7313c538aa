import { createHmac } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { faultsOf } from './accessible.ts'
import { fillSignIn, seen, test } from './kit.ts'

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('jst:token'))

/** What an authenticator shows for a secret in base 32; `ahead`: steps from now. */
function authenticatorCode(secret: string, ahead = 0): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = Array.from(secret, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + ahead))
  const mac = createHmac('sha1', key).update(counter).digest()
  return String((mac.readUInt32BE(mac.at(-1)! & 15) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0')
}

async function demoCode(page: Page): Promise<string> {
  const text = await page.getByText(/演示短信：验证码 \d{6}/).textContent()
  return /\d{6}/.exec(text ?? '')![0]
}

test('mobile and code sign in; a forgotten password is set anew by a code', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: '手机验证码登录' }).click()
  await page.getByLabel('手机号').fill('13810055433')
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByRole('textbox', { name: '验证码' }).fill(await demoCode(page))
  await page.getByRole('textbox', { name: '验证码' }).press('Enter')
  await expect(page).toHaveURL(/\/workbench$/)
  await expect(page.getByRole('button', { name: /郑国栋/ })).toBeVisible()

  await page.evaluate(() => localStorage.clear())
  await page.goto('/')
  await page.getByRole('button', { name: '忘记密码' }).click()
  await page.getByLabel('手机号').fill('13810055433')
  await page.getByRole('button', { name: '获取验证码' }).click()
  // a code every minute, whatever it is for
  await expect(page.getByText(/验证码刚刚已发送，请 \d+ 秒后再试/)).toBeVisible()
})

test('after failures a captcha is asked for, then a growing wait, and only of that account', async ({ page }) => {
  const account = page.getByRole('textbox', { name: '账号' })
  const attempt = async (password: string) => {
    const answered = page.waitForResponse(/AuthUser\/Login/)
    await page.getByRole('textbox', { name: '密码' }).fill(password)
    await page.getByRole('textbox', { name: '密码' }).press('Enter')
    await answered
  }
  const answerCaptcha = async () => {
    const answer = page.getByLabel('图形验证')
    await expect(answer).toHaveValue('')
    const words = page.getByText(/^.[加减].等于几/)
    if ((await words.count()) === 0) await page.getByRole('button', { name: '看不清？改为文字题' }).click()
    const [, left = '', sign, right = ''] = /(.)(加|减)(.)等于/.exec((await words.textContent()) ?? '')!
    const value = (character: string) => '零一二三四五六七八九'.indexOf(character)
    await answer.fill(String(sign === '加' ? value(left) + value(right) : value(left) - value(right)))
  }
  await page.goto('/')
  await account.fill('nobody-of-e2e')
  for (const password of ['one', 'two', 'three']) await attempt(password)
  await expect(page.getByRole('img', { name: '一道算式，请填写得数' })).toBeVisible()
  for (const password of ['four', 'five']) {
    await answerCaptcha()
    const renewed = page.waitForResponse(/GetCaptcha/)
    await attempt(password)
    await renewed
  }
  await expect(page.getByText('账号或密码不正确，请检查后重试')).toBeVisible()
  await answerCaptcha()
  await attempt('six')
  await expect(page.getByRole('alert').filter({ hasText: /登录失败次数过多，请 \d+ 秒后再试/ })).toBeVisible()
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
  await page.evaluate(() => localStorage.setItem('jst:token', 'no-such-token'))
  await page.goto('/external/workbench/SISubimtList')
  await expect(page).toHaveURL(/\/employeeLogin/)
  expect(await tokenOf(page)).toBeNull()
  await page.getByRole('textbox', { name: '企业代码' }).fill('HZJD')
  await fillSignIn(page, 'multi')
  await expect(page).toHaveURL(/SISubimtList/)
})

test('the default company is chosen by the person; its token replaces that of the sign-in', async ({ page }) => {
  await page.goto('/')
  const answer = page.waitForResponse(/AuthUser\/Login/)
  await fillSignIn(page, 'multi')
  const { Data } = (await (await answer).json()) as { Data: { Token: string } }
  await page.waitForURL(/\/chooseCompany$/)
  expect(await tokenOf(page)).not.toBe(Data.Token)
  await page.getByRole('listitem').filter({ hasText: '苏州恒泽' }).getByRole('button', { name: '设为默认' }).click()
  await expect(page.getByRole('button', { name: /^苏州恒泽机电有限公司.*默认/ })).toBeVisible()
  await page.evaluate(() => localStorage.clear())
  await page.goto('/')
  await fillSignIn(page, 'multi')
  await page.waitForURL(/\/chooseCompany$/)
  await expect(page.getByRole('button', { name: /^苏州恒泽机电有限公司.*当前.*默认/ })).toBeVisible()
  await page.getByRole('listitem').filter({ hasText: '宁波远帆' }).getByRole('button', { name: '设为默认' }).click()
  await expect(page.getByRole('button', { name: /^宁波远帆进出口有限公司.*默认/ })).toBeVisible()
})

test('two-step sign-in: set up by the picture, asked for at the next sign-in, closed with a recovery code', async ({ signIn }) => {
  const page = await signIn('provider')
  await page.goto('/external/workbench/userSetting?Tab=security')
  await page.getByRole('button', { name: '启用两步验证' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: '登录密码' }).fill('Demo@2026')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('img', { name: '供身份验证器扫描的二维码' })).toBeVisible()
  const secret = ((await dialog.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}/).textContent()) ?? '').replaceAll(/[^A-Z2-7]/g, '')
  await dialog.getByRole('textbox', { name: '验证器显示的 6 位数字' }).fill(authenticatorCode(secret))
  await page.keyboard.press('Enter')
  const codes = await dialog.getByRole('listitem').allTextContents()
  expect(codes).toHaveLength(10)
  await dialog.getByRole('button', { name: '我已保存' }).click()
  await expect(page.getByText('已启用，剩余 10 个恢复码')).toBeVisible()

  await page.evaluate(() => localStorage.clear())
  await page.goto('/')
  await fillSignIn(page, 'provider')
  await page.getByRole('textbox', { name: '验证码或恢复码' }).fill('000000')
  await page.keyboard.press('Enter')
  await expect(page.getByText('两步验证码不正确或已用过')).toBeVisible()
  await page.getByRole('textbox', { name: '验证码或恢复码' }).fill(authenticatorCode(secret, 1))
  await page.keyboard.press('Enter')
  await page.waitForURL(/external\/workbench/)

  await page.goto('/external/workbench/userSetting?Tab=security')
  await page.getByRole('button', { name: '关闭两步验证' }).click()
  await dialog.getByRole('textbox', { name: '登录密码' }).fill('Demo@2026')
  await dialog.getByRole('textbox', { name: '验证码或恢复码' }).fill(codes[0]!)
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
    const login = await page.request.post('/api/AuthUser/Login', { data: { Account: 'boss', Password: 'Demo@2026' } })
    await route.fulfill({ response: login })
  })
  await page.goto('/')
  await fillSignIn(page, 'boss')
  await page.getByRole('textbox', { name: /^新密码/ }).fill('12345678')
  await page.getByRole('textbox', { name: '再次输入新密码' }).fill('12345678')
  await page.keyboard.press('Enter')
  await expect(page.getByText('密码应包含大写字母、小写字母、数字、符号中的至少两类')).toBeVisible()
  expect(await tokenOf(page)).toBeNull()
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
    await page.evaluate((path) => {
      localStorage.clear()
      sessionStorage.setItem('jst:returnTo', path)
    }, hostile)
    await page.goto(`/?redirect=${encodeURIComponent(hostile)}`)
    await fillSignIn(page, 'boss')
    await expect(page.getByRole('button', { name: /郑国栋/ })).toBeVisible()
    expect(new URL(page.url()).origin).toBe(baseURL)
  }
})

test('without an open platform WeChat says so, and a foreign answer is refused', async ({ page }) => {
  await page.goto('/wxLogin')
  await expect(page.getByText('未配置微信开放平台，请使用账号密码或手机验证码登录。')).toBeVisible()
  await page.goto('/wxLogin?code=stolen&state=stolen')
  await expect(page.getByText('这次微信授权不是从本浏览器发起的，请重新扫码。')).toBeVisible()
})

test('every page before the workbench is clean for readers, on phones too', async ({ page }) => {
  for (const width of [1440, 375]) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/', '/employeeLogin', '/wxLogin', '/chooseCompany']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 2 })).toBeVisible()
      if (path === '/') await page.getByRole('button', { name: '手机验证码登录' }).click()
      expect(await faultsOf(page, ['light'])).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  }
})
