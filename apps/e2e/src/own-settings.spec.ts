import { expect, type Page } from '@playwright/test'
import { faultsOf } from './accessible.ts'
import { call, callWith, dataOf, fillSignIn, password, seen, test } from './kit.ts'

test('the settings are opened from the menu of the account; of two pages the later one is told of the change of the first', async ({
  signIn,
}) => {
  const page = await signIn('sales')
  await page.getByRole('button', { name: /王思琪/ }).click()
  await page.getByRole('menuitem', { name: '个人设置' }).click()
  await expect(page).toHaveURL(/\/internal\/userSetting/)
  const other = await page.context().newPage()
  await other.goto('/internal/userSetting')
  const mail = (of: Page) => seen(of.getByRole('textbox', { name: '邮箱' }))
  await mail(other).fill('no address')
  await other.keyboard.press('Enter')
  await expect(other.getByText('邮箱格式不正确，例如 name@example.com')).toBeVisible()
  const address = `siqi${Date.now()}@example.com`
  await mail(page).fill(address)
  await page.keyboard.press('Enter')
  await expect(page.getByText('已保存')).toBeVisible()
  await mail(other).fill('other@example.com')
  await other.keyboard.press('Enter')
  await expect(other.getByText(/这里的内容已在别处被修改/)).toBeVisible()
  await expect(mail(other)).toHaveValue('other@example.com')
  await other.getByRole('button', { name: '采用现在的内容' }).click()
  await expect(mail(other)).toHaveValue(address)
})

test('the settings are clean for readers, in both themes', async ({ signIn }) => {
  const page = await signIn('ops')
  for (const tab of ['profile', 'security', 'devices', 'log', 'companies', 'display']) {
    await page.goto(`/internal/userSetting?Tab=${tab}`)
    await expect(page.locator('.jst-setting-body > *').first()).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    expect(await faultsOf(page)).toEqual([])
  }
})

test('devices and sign-in log name this browser and what failed', async ({ visit }) => {
  const page = await visit()
  await page.goto('/')
  await page.getByRole('textbox', { name: '账号' }).fill('pricing')
  await page.getByRole('textbox', { name: '密码' }).fill('wrong')
  await page.getByRole('textbox', { name: '密码' }).press('Enter')
  await expect(page.getByText('账号或密码不正确')).toBeVisible()
  await fillSignIn(page, 'pricing')
  await page.waitForURL(/\/workbench$/)
  await page.goto('/internal/userSetting?Tab=devices')
  await expect(page.getByRole('row', { name: /Chrome · Linux.*当前设备/ })).toBeVisible()
  await page.getByRole('button', { name: '登录记录' }).click()
  await expect(page.getByRole('row', { name: /密码不正确.*127\.0\.0\.1/ }).first()).toBeVisible()
  await page.getByRole('button', { name: '密码不正确' }).click()
  await expect(page).toHaveURL(/Tab=log.*Outcome=bad_credentials/)
  await expect(page.getByRole('row', { name: /成功/ })).toHaveCount(0)
})

test('the password is changed by the keyboard, and the old one is worth nothing', async ({ signIn, visit, request }) => {
  const another = 'Harbour#77'
  // as an attempt before this one may have left it
  const left = await request.post('/api/AuthUser/Login', { data: { Account: 'provider', Password: another } })
  if (left.ok()) {
    const { Token } = await dataOf<{ Token: string }>(Promise.resolve(left))
    await callWith(request, Token, '/api/CurrentUser/ChangePassword', { Password: another, NewPassword: password })
  }
  const page = await signIn('provider')
  const change = async (before: string, after: string) => {
    await page.goto('/manage/userSetting?Tab=security')
    await page.getByRole('button', { name: '修改密码' }).press('Enter')
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused()
    for (const text of [before, after, after]) {
      await page.keyboard.type(text)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
    }
    await page.getByRole('dialog').getByRole('button', { name: '修改密码' }).press('Enter')
    await expect(page.getByText('密码已修改，其他设备已退出登录')).toBeVisible()
  }
  await change(password, another)
  const other = await visit()
  await other.goto('/')
  await fillSignIn(other, 'provider')
  await expect(other.getByText('账号或密码不正确')).toBeVisible()
  await change(another, password)
})

test('looks and notices are kept with the account: a reload and another browser have them', async ({ signIn }) => {
  const page = await signIn('ops', '/internal/userSetting?Tab=display')
  const plain = { Theme: 'light', Density: 'standard', PopUps: 'on', Colours: 'normal', TabLooks: 'line' }
  const kept = () => call<Record<string, string>>(page, '/api/CurrentUser/GetDisplay')
  await page.getByRole('radio', { name: '深色' }).check()
  await expect(page.locator('body')).toHaveAttribute('arco-theme', 'dark')
  await page.getByRole('radio', { name: '紧凑' }).check()
  await page.getByRole('combobox', { name: '色彩' }).click()
  await page.getByRole('option', { name: '灰色模式' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-colours', 'grey')
  await page.getByRole('checkbox', { name: '新消息弹窗提醒' }).uncheck()
  await expect.poll(async () => (await kept())['PopUps']).toBe('off')
  await page.reload()
  await expect(page.getByRole('radio', { name: '紧凑' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: '新消息弹窗提醒' })).not.toBeChecked()
  const elsewhere = await signIn('ops', '/internal/userSetting?Tab=display')
  await expect(elsewhere.locator('html')).toHaveAttribute('data-colours', 'grey')
  await expect(elsewhere.locator('body')).toHaveAttribute('arco-theme', 'dark')
  // for those who come after
  await call(elsewhere, '/api/CurrentUser/SaveDisplay', plain)
})
