import { expect } from '@playwright/test'
import { faultsOf } from './accessible.ts'
import { seen, test } from './kit.ts'

const csv = (...lines: string[]) => ({ name: '码头.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) })

test('a port by keyboard alone: added, changed in place, disabled, read of in its history, put into the bin and back', async ({
  signIn,
}) => {
  const boss = await signIn('boss', '/BasicData/GlobleHaven')
  const code = `CN9${String(Date.now() % 81).padStart(2, '2')}`.replaceAll(/[01]/g, 'Z')
  await seen(boss.getByRole('button', { name: '新增港口' })).press('Enter')
  const drawer = boss.getByRole('dialog')
  await drawer.getByRole('textbox', { name: /港口代码/ }).focus()
  for (const [at, text] of [code.toLowerCase(), '键盘港', 'Keyboard port', 'CN', '中国'].entries()) {
    if (at > 0) await boss.keyboard.press('Tab')
    await boss.keyboard.type(text)
  }
  await boss.keyboard.press('Tab')
  await boss.keyboard.type('mx')
  await expect(drawer.getByRole('option').first()).toContainText('美西')
  await boss.keyboard.press('Enter')
  expect(await faultsOf(boss)).toEqual([])
  await boss.keyboard.press('Enter')
  await expect(drawer).toHaveCount(0)

  await boss.getByRole('searchbox', { name: '关键字' }).fill('jianpan')
  await boss.keyboard.press('Enter')
  await expect(boss.locator('[data-row]').filter({ hasNotText: '键盘港' })).toHaveCount(0)
  const row = boss.getByRole('row', { name: new RegExp(code) })
  await row.getByRole('checkbox', { name: `修改装货港：${code}` }).click()
  await expect(row.getByRole('checkbox', { name: `修改装货港：${code}` })).toBeChecked()
  const menu = async (item: string) => {
    await row.getByRole('button', { name: `更多操作：${code}` }).click()
    await boss.getByRole('menuitem', { name: item }).click()
  }
  await menu('停用')
  await expect(row.getByText('停用')).toBeVisible()
  await menu('变更记录')
  await expect(drawer.getByText('装货港：否 → 是')).toBeVisible()
  await boss.keyboard.press('Escape')
  await menu('移入回收站')
  await boss.getByRole('dialog').getByRole('button', { name: '移入回收站' }).click()
  await expect(row).toHaveCount(0)
  await boss.goto(`/BasicData/GlobleHaven?State=removed&Keyword=${code}`)
  await menu('恢复')
  await expect(row).toHaveCount(0)
  expect(await faultsOf(boss)).toEqual([])
})

test('a file of terminals: checked, an unknown port learned from the queue, imported, taken back', async ({ signIn }) => {
  const boss = await signIn('boss', '/BasicData/Wharf')
  // codes, and a name that nobody knows, of this attempt's own
  const own = String(Date.now() % 10_000).padStart(4, '0')
  const [foreign, first, second] = [`NINGBO SEAPORT ${own}`, `A${own}`, `B${own}`]
  const file = csv('码头代码,码头名称,所属港口', `${first},一号码头,上海`, `${second},二号码头,${foreign}`)
  const check = async () => {
    await seen(boss.getByRole('button', { name: '导入', exact: true })).click()
    await boss.getByRole('dialog').locator('input[type=file]').setInputFiles(file)
  }
  await check()
  await expect(boss.getByText(`没有找到所属港口“${foreign}”，请填写代码或名称`)).toBeVisible()
  expect(await faultsOf(boss)).toEqual([])
  await boss.goto('/DataMaintenance/BasicDataMapping')
  await boss
    .getByRole('row', { name: new RegExp(foreign) })
    .getByRole('button', { name: '宁波 CNNGB' })
    .click()
  await expect(boss.getByRole('row', { name: new RegExp(foreign) })).toHaveCount(0)

  await boss.goto('/BasicData/Wharf?Layer=company')
  await check()
  await boss.getByRole('button', { name: '导入 2 行' }).click()
  await expect(boss.getByRole('row', { name: new RegExp(second) }).getByText('宁波 CNNGB')).toBeVisible()
  await seen(boss.getByRole('button', { name: '导入', exact: true })).click()
  const dialog = boss.getByRole('dialog')
  await dialog.getByRole('button', { name: '撤销导入' }).click()
  await dialog.getByRole('alert').getByRole('button', { name: '撤销导入' }).click()
  await expect(dialog.getByText('已撤销').first()).toBeVisible()
  await boss.keyboard.press('Escape')
  await expect(boss.getByRole('row', { name: new RegExp(second) })).toHaveCount(0)
})
