import { expect } from '@playwright/test'
import { faultsOf } from './accessible.ts'
import { open, seen, test } from './kit.ts'

test('a document clerk validates the stored data of an order: findings lead to their fields, nothing is saved, leaving asks nothing', async ({
  signIn,
}) => {
  const page = await signIn('doc')
  const writes: string[] = []
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    if (request.method() !== 'GET' && path.startsWith('/api/') && !path.endsWith('/CheckTDBillLadingInfo')) writes.push(path)
  })
  await open(page, '/tdManage/siDataList')
  await page.getByRole('checkbox', { name: '选择本行' }).first().check()
  await page.getByRole('button', { name: '数据校验' }).click()
  await expect(page).toHaveURL(/\/tdManage\/siDetail\?Id=\d+&Show=validation$/)
  await expect(seen(page.getByRole('heading', { name: /^数据校验 \S+/ }))).toBeVisible()
  await expect(page.getByText(/^数据校验模式：.*不会保存或提交任何内容。$/)).toBeVisible()
  const findings = page.getByRole('region', { name: '校验结果' })
  await expect(findings.getByRole('status')).toHaveText(/个错误|条提示|没有发现问题/)

  // the keys of the editor do nothing here
  for (const key of ['Control+s', 'Control+Enter', 'Control+z']) await page.keyboard.press(key)
  await page.getByRole('button', { name: '重新校验' }).click()
  await expect(findings.getByRole('status')).toHaveText(/个错误|条提示|没有发现问题/)
  await expect(page.locator('input, textarea, select').filter({ visible: true })).toHaveCount(0)
  expect(await faultsOf(page)).toEqual([])

  await page.getByRole('button', { name: '退出校验' }).click()
  await expect(page).toHaveURL(/\/tdManage\/siDetail\?Id=\d+$/)
  await seen(page.getByRole('link', { name: '数据校验' })).click()
  await expect(page).toHaveURL(/Show=validation$/)
  await page.getByRole('button', { name: /^关闭 数据校验/ }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('tab', { name: /数据校验/ })).toHaveCount(0)
  expect(writes).toEqual([])
})
