import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { expectClean } from './accessible.ts'
import { seen, test } from './kit.ts'

const save = async (page: Page) => {
  await page.getByRole('button', { name: '保存角色' }).click()
  await page.getByRole('dialog', { name: '保存前确认变更' }).getByRole('button', { name: '保存并生效' }).click()
}

test('a button that is taken away disappears at once in the other browser, without a reload, and comes back', async ({ signIn }) => {
  const [boss, reviewer] = [await signIn('boss'), await signIn('reviewer')]
  await reviewer.goto('/tdManage/siCheck?Status=1')
  await reviewer.getByRole('row').nth(1).getByRole('link').first().click()
  const approve = seen(reviewer.getByRole('button', { name: '审核通过' }))
  await expect(approve).toBeVisible()
  await boss.goto('/system/role/companyRole')
  await boss.getByRole('link', { name: '补料审核员' }).click()
  const audit = boss.getByRole('listitem').filter({ hasText: '补料审核' }).getByRole('checkbox', { name: '审核', exact: true })
  for (const given of [false, true]) {
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
  await expect(boss.getByText('取消权限：补料审核—审核')).toBeVisible()
})

test('a preview shows the workbench of the role, writes nothing, and is left by its banner', async ({ signIn }) => {
  const boss = await signIn('boss')
  await boss.goto('/system/role/companyRole')
  await boss.getByRole('link', { name: '业务人员' }).click()
  await boss.getByRole('button', { name: '以角色预览' }).click()
  const banner = boss.getByText('正在以「业务人员」预览，只能查看')
  await expect(banner).toBeVisible()
  await expect(boss.getByRole('link', { name: '公司角色' })).toHaveCount(0)
  await boss.reload()
  await expect(banner).toBeVisible()
  await boss.getByRole('button', { name: '退出预览' }).click()
  await expect(banner).toHaveCount(0)
  await expect(boss.getByRole('link', { name: '公司角色' })).toBeVisible()
})

test('the menu is ordered by keys: up, into the one above, out again', async ({ signIn }) => {
  const admin = await signIn('admin')
  await admin.goto('/system/menu')
  for (const [name, path] of [
    ['报表', '/reports'],
    ['大屏', '/screens'],
  ] as const) {
    await admin.getByRole('button', { name: '新建一级菜单' }).click()
    await admin.getByRole('textbox', { name: '名称', exact: true }).fill(name)
    await admin.getByRole('textbox', { name: '路径', exact: true }).fill(path)
    await admin.getByRole('button', { name: '保存菜单' }).click()
    await expect(admin.getByRole('treeitem', { name: new RegExp(`^${name}`) })).toBeVisible()
  }
  const last = admin.getByRole('treeitem', { name: /^大屏/ })
  const names = () => admin.getByRole('treeitem', { level: 1 }).allInnerTexts()
  await last.focus()
  await last.press('Alt+ArrowUp')
  await expect.poll(async () => (await names()).findIndex((text) => text.startsWith('大屏'))).toBeLessThan((await names()).length - 1)
  await last.press('Alt+ArrowDown')
  await expect.poll(async () => (await names()).at(-1)).toContain('大屏')
  await last.press('Alt+ArrowRight')
  await expect(last).toHaveAttribute('aria-level', '2')
  await last.press('Alt+ArrowLeft')
  await expect(last).toHaveAttribute('aria-level', '1')
})

test('a role in use goes only with its people', async ({ signIn }) => {
  const boss = await signIn('boss')
  await boss.goto('/system/role/roleEdit')
  await boss.getByRole('textbox', { name: '角色名称' }).fill('临时角色')
  await save(boss)
  await expect(boss.getByRole('heading', { name: '角色：临时角色' })).toBeVisible()
  await boss.goto('/system/role/companyRole')
  await boss
    .getByRole('row', { name: /临时角色/ })
    .getByRole('button', { name: '删除' })
    .click()
  await expect(boss.getByText('没有成员使用该角色，删除后不能恢复。')).toBeVisible()
  await boss.getByRole('button', { name: '删除角色' }).click()
  await expect(boss.getByRole('row', { name: /临时角色/ })).toHaveCount(0)
  await boss
    .getByRole('row', { name: /业务人员/ })
    .getByRole('button', { name: '删除' })
    .click()
  await boss.getByRole('button', { name: '删除角色' }).click()
  await expect(boss.getByText('请选择转到角色')).toBeVisible()
})

test('the pages of the system are accessible and free of console errors, light and dark', async ({ signIn }) => {
  const admin = await signIn('admin')
  await expectClean(
    admin,
    [
      '/system/menu',
      '/internal/MaintenanceMenu',
      '/internal/ExternalMaintenanceMenu',
      '/system/role/companyRole',
      '/system/role/roleEdit?Id=2',
      '/system/permission/permissionList',
    ],
    async (path) => {
      if (path === '/system/menu') await admin.getByRole('treeitem', { name: /^补料审核/ }).click()
    },
  )
})
