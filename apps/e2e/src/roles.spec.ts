import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { call, open, seen, test } from './kit.ts'

const save = async (page: Page) => {
  await page.getByRole('button', { name: '保存角色' }).click()
  await page.getByRole('dialog', { name: '保存前确认变更' }).getByRole('button', { name: '保存并生效' }).click()
}

test('a button that is taken away disappears at once in the other browser, without a reload, and comes back', async ({ signIn }) => {
  const boss = await signIn('boss', '/system/role/companyRole')
  const reviewer = await signIn('reviewer', '/tdManage/siCheck?Status=1')
  await reviewer.getByRole('row').nth(1).getByRole('link').first().click()
  const approve = seen(reviewer.getByRole('button', { name: '审核通过' }))
  await boss.getByRole('link', { name: '补料审核员' }).click()
  const audit = boss.getByRole('listitem').filter({ hasText: '补料审核' }).getByRole('checkbox', { name: '审核', exact: true })
  // an attempt before this one may have left it without
  const { Rows } = await call<{ Rows: { Id: number; Name: string }[] }>(boss, '/api/Role/GetRolePagedList?PageSize=100')
  const { Id } = Rows.find(({ Name }) => Name === '补料审核员')!
  const { Grants } = await call<{ Grants: { Buttons: string[] }[] }>(boss, `/api/Role/GetRoleInfo?Id=${Id}`)
  const has = Grants.some(({ Buttons }) => Buttons.includes('audit'))
  if (has) await expect(approve).toBeVisible()
  for (const given of has ? [false, true] : [true, false, true]) {
    await audit.setChecked(given)
    await boss.getByRole('button', { name: '保存角色' }).click()
    const dialog = boss.getByRole('dialog', { name: '保存前确认变更' })
    await expect(dialog.getByText(given ? '+ 补料审核—审核' : '− 补料审核—审核')).toBeVisible()
    const saved = boss.waitForResponse('**/api/Role/AddOrModifyRole')
    await dialog.getByRole('button', { name: '保存并生效' }).click()
    await saved
    if (given) await expect(approve).toBeVisible()
    else await expect(reviewer.getByRole('button', { name: '审核通过' })).toHaveCount(0)
    await expect(boss.getByText('角色已保存，已登录的成员立即生效').first()).toBeVisible()
  }
  await boss.getByRole('button', { name: '变更记录' }).click()
  await expect(boss.getByText('取消权限：补料审核—审核').first()).toBeVisible()
})

test('a preview shows the workbench of the role, writes nothing, and is left by its banner', async ({ signIn }) => {
  const boss = await signIn('boss', '/system/role/companyRole')
  await boss.getByRole('link', { name: '业务人员' }).click()
  await boss.getByRole('button', { name: '以角色预览' }).click()
  const banner = boss.getByText('正在以「业务人员」预览，只能查看')
  await expect(banner).toBeVisible()
  await expect(boss.getByRole('link', { name: '公司角色' })).toHaveCount(0)
  await boss.reload()
  await expect(banner).toBeVisible()
  await boss.getByRole('button', { name: '退出预览' }).click()
  await expect(banner).toHaveCount(0)
  await boss.getByRole('button', { name: '系统管理' }).click()
  await expect(boss.getByRole('link', { name: '公司角色' })).toBeVisible()
})

test('the menu is ordered by keys: up, into the one above, out again', async ({ signIn }) => {
  const admin = await signIn('admin', '/system/menu')
  const own = Date.now()
  const [above, lowest] = [`报表${own}`, `大屏${own}`]
  for (const [name, path] of [
    [above, `/reports${own}`],
    [lowest, `/screens${own}`],
  ] as const) {
    await admin.getByRole('button', { name: '新建一级菜单' }).click()
    await admin.getByRole('textbox', { name: '名称', exact: true }).fill(name)
    await admin.getByRole('textbox', { name: '路径', exact: true }).fill(path)
    await admin.getByRole('button', { name: '保存菜单' }).click()
    await expect(admin.getByRole('treeitem', { name: new RegExp(`^${name}`) })).toBeVisible()
  }
  const last = admin.getByRole('treeitem', { name: new RegExp(`^${lowest}`) })
  const bottom = admin.getByRole('treeitem', { level: 1 }).last()
  await expect(bottom).toContainText(lowest)
  await last.focus()
  await last.press('Alt+ArrowUp')
  await expect(bottom).toContainText(above)
  await last.press('Alt+ArrowDown')
  await expect(bottom).toContainText(lowest)
  await last.press('Alt+ArrowRight')
  await expect(last).toHaveAttribute('aria-level', '2')
  await last.press('Alt+ArrowLeft')
  await expect(last).toHaveAttribute('aria-level', '1')
})

test('a role in use goes only with its people', async ({ signIn }) => {
  const boss = await signIn('boss', '/system/role/roleEdit')
  const name = `临时角色${Date.now()}`
  await boss.getByRole('textbox', { name: '角色名称' }).fill(name)
  await save(boss)
  await expect(boss.getByRole('heading', { name: `角色：${name}` })).toBeVisible()
  await open(boss, '/system/role/companyRole')
  await boss
    .getByRole('row', { name: new RegExp(name) })
    .getByRole('button', { name: '删除' })
    .click()
  await expect(boss.getByText('没有成员使用该角色，删除后不能恢复。')).toBeVisible()
  await boss.getByRole('button', { name: '删除角色' }).click()
  await expect(boss.getByRole('row', { name: new RegExp(name) })).toHaveCount(0)
  await boss
    .getByRole('row', { name: /业务人员/ })
    .getByRole('button', { name: '删除' })
    .click()
  await boss.getByRole('button', { name: '删除角色' }).click()
  await expect(boss.getByText('请选择转到角色')).toBeVisible()
})
