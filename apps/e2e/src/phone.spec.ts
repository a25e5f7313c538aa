import { expect, type Page } from '@playwright/test'
import { open, seen, test } from './kit.ts'

const phone = { width: 390, height: 844 }

/** Nothing has to be pulled sideways to be read. */
const fits = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const shown = document.querySelector('.jst-kept-page:not([aria-hidden])')
        return Math.max(document.documentElement.scrollWidth, shown?.scrollWidth ?? 0)
      }),
    )
    .toBeLessThanOrEqual(phone.width)

test('on a phone the pages of a customer fit, rows are cards with their headings, and the menu lies over the page', async ({ signIn }) => {
  const page = await signIn('customer')
  await page.setViewportSize(phone)
  for (const path of ['/external/workbench', '/external/workbench/SISubimtList', '/manage/message', '/external/workbench/siSubmitLog']) {
    await open(page, path)
    await expect(seen(page.locator('[data-row]'))).toBeVisible()
    await fits(page)
  }
  const card = seen(page.locator('[data-row]'))
  await expect(card).toHaveCSS('display', 'flex')
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeHidden()
  await page.getByRole('button', { name: '打开菜单' }).click()
  await page.getByRole('link', { name: '补料模板' }).click()
  await expect(page).toHaveURL(/siTemplate/)
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeHidden()
})

test('on a phone a reviewer reads the differences before the bill and gives the verdict', async ({ signIn }) => {
  const page = await signIn('reviewer', '/tdManage/siCheck')
  await page.setViewportSize(phone)
  await seen(page.locator('[data-row] a')).click()
  await expect(page).toHaveURL(/siAudit/)
  await fits(page)
  const top = (heading: string) => page.getByRole('heading', { name: heading }).evaluate((element) => element.getBoundingClientRect().top)
  await expect.poll(async () => (await top('对照')) < (await top('提单内容'))).toBe(true)
  await expect(page.getByRole('button', { name: '审核通过' })).toBeInViewport()
})
