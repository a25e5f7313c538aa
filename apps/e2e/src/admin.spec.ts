import { expect } from '@playwright/test'
import { call, seen, test, password } from './kit.ts'

interface User {
  Id: number
  UpdateTime: string
  Disabled: boolean
}

test('an account is disabled by keys with a reason: the person is out at once, and comes back when it is enabled', async ({ signIn }) => {
  const admin = await signIn('admin', '/system/user/userList')
  // as an attempt before this one may have left it
  const [user] = (await call<{ Rows: User[] }>(admin, '/api/User/GetPagedList?Keyword=finance')).Rows
  if (user!.Disabled)
    await call(admin, '/api/User/SetState', { Id: user!.Id, UpdateTime: user!.UpdateTime, Disabled: false, Reason: '重新开始测试' })
  const finance = await signIn('finance')
  await admin.getByRole('searchbox', { name: '关键字' }).fill('finance')
  await admin.getByRole('searchbox', { name: '关键字' }).press('Enter')
  await expect(admin.locator('[data-row]')).toHaveCount(1)
  await seen(admin.getByRole('link', { name: '吴敏' })).press('Enter')
  await expect(admin.getByRole('heading', { name: '近半年登录' })).toBeVisible()
  await admin.getByRole('button', { name: '停用账号' }).press('Enter')
  const dialog = admin.getByRole('dialog')
  await dialog.getByRole('textbox', { name: '原因' }).press('Enter')
  await expect(dialog.getByText('请填写原因，至少 4 个字')).toBeVisible()
  await dialog.getByRole('textbox', { name: '原因' }).fill('已离职，企业来函申请停用')
  await dialog.getByRole('textbox', { name: '原因' }).press('Enter')
  await expect(admin.getByRole('button', { name: '启用账号' })).toBeVisible()
  // the password is asked for over the page, and helps no more
  await finance.getByRole('dialog').locator('input[type=password]').fill(password)
  await finance.keyboard.press('Enter')
  await expect(finance.getByText('该账号已停用，请联系管理员')).toBeVisible()
  await admin.getByRole('button', { name: '变更记录' }).click()
  await expect(admin.getByText('原因：已离职，企业来函申请停用').first()).toBeVisible()
  await admin.keyboard.press('Escape')
  await admin.getByRole('button', { name: '启用账号' }).click()
  await dialog.getByRole('textbox', { name: '原因' }).fill('企业撤回申请')
  await dialog.getByRole('button', { name: '启用账号' }).click()
  await expect(admin.getByRole('button', { name: '停用账号' })).toBeVisible()
})

test('staff of a forwarder have no pages of people', async ({ signIn }) => {
  const boss = await signIn('boss')
  await expect(boss.getByRole('link', { name: '待审核补料' }).first()).toBeVisible()
  await expect(boss.getByRole('link', { name: '个人用户列表' })).toHaveCount(0)
})
