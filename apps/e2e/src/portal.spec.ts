import { sitePages } from '@jst/contracts/portal'
import { expect } from '@playwright/test'
import { faultsOf } from './accessible.ts'
import { test } from './kit.ts'

const paths = sitePages.filter(({ kind }) => kind !== 'article').map(({ path }) => path)

for (const width of [390, 1440])
  test(`every page for visitors is clean for readers and as wide as a window of ${width}`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width, height: 800 } })
    const page = await context.newPage()
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    for (const path of paths) {
      await page.goto(path)
      await expect(page.getByRole('main')).toBeVisible()
      expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, width])
      await page.emulateMedia({ colorScheme: 'light' })
      expect(await faultsOf(page, ['light'])).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await faultsOf(page, ['dark'])).toEqual([])
    }
    expect(errors).toEqual([])
    await context.close()
  })

test('a visitor without scripts finds sailings and a rate by keyboard, tracks a shipment, and leaves a message', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/external/home')
  const sailings = page.locator('form').filter({ hasText: '船期查询' })
  await sailings.getByLabel('装货港').fill('上海')
  await sailings.getByLabel('卸货港').fill('USLAX')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /上海 → 洛杉矶：\d+ 个航次/ })).toBeVisible()
  await page.getByRole('link', { name: '在线运价' }).click()
  await page.getByLabel('装货港').fill('上海')
  await page.getByLabel('卸货港').fill('洛杉矶')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('table')).toContainText('登录查看')
  await page.getByRole('link', { name: '在线跟踪' }).click()
  await page.getByLabel('提单号、订舱号或箱号').fill('NOSUCH123456')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toContainText('没有查到“NOSUCH123456”')

  await page.goto('/external/MHpage/ContactUs')
  await page.getByLabel('姓名').fill('王小姐')
  await page.getByLabel('手机或电话').fill('13900001111')
  await page.getByLabel('需求').fill('上海到洛杉矶 2x40HQ，下周走货，请报价')
  // nobody types so fast: the first try is refused with what was typed kept
  await expect(async () => {
    await page.getByRole('button', { name: '提交' }).click()
    await expect(page.getByText('已收到')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await context.close()
})
