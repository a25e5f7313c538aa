import { expect, type Page } from '@playwright/test'
import { seen, stored, test, textOf } from './kit.ts'

const titles = (page: Page) => page.getByRole('tab')
const storedTabs = async (page: Page) => JSON.parse((await stored(page, 'jst:tabs')) ?? '[]') as { path?: string }[]

test('tabs: a route has one, whatever its case and its query; they are moved by keys and by the mouse, and the order stays', async ({
  signIn,
}) => {
  const page = await signIn('doc')
  await page.goto('/tdManage/siCheck')
  await expect(titles(page)).toHaveText([/工作台/, /待审核补料/])
  await page.goto('/TDMANAGE/siDataList')
  await expect(titles(page)).toHaveText([/工作台/, /待审核补料/, /补料数据列表/])
  await page.goto('/tdManage/sicheck?Status=3')
  await expect(page.getByRole('tab', { name: '待审核补料' })).toHaveAttribute('aria-selected', 'true')
  await expect(titles(page)).toHaveText([/工作台/, /待审核补料/, /补料数据列表/])
  await page.getByRole('tab', { name: '补料数据列表' }).focus()
  await page.keyboard.press('Alt+Shift+ArrowLeft')
  await expect(titles(page)).toHaveText([/工作台/, /补料数据列表/, /待审核补料/])
  await page.getByRole('tab', { name: '待审核补料' }).dragTo(page.getByRole('tab', { name: '工作台' }), { targetPosition: { x: 4, y: 10 } })
  await expect(titles(page)).toHaveText([/待审核补料/, /工作台/, /补料数据列表/])
  await page.reload()
  await expect(titles(page)).toHaveText([/待审核补料/, /工作台/, /补料数据列表/])
})

test('tabs: what is stored without a route is dropped at the start, and /internal never is a tab', async ({ signIn }) => {
  const page = await signIn('doc')
  await page.goto('/tdManage/siCheck')
  await expect(titles(page)).toHaveText([/工作台/, /待审核补料/])
  await expect.poll(() => storedTabs(page)).toHaveLength(2)
  const [first, second] = await storedTabs(page)
  const gone = { ...first, path: '/gone/away', key: '/gone/away', title: '旧页面' }
  await page.evaluate((tabs) => localStorage.setItem('jst:tabs', tabs), JSON.stringify([first, second, gone]))
  await page.reload()
  await expect(titles(page)).toHaveText([/工作台/, /待审核补料/])
  await expect.poll(() => storedTabs(page)).toEqual([first, second])
  await page.goto('/internal')
  await expect(page).toHaveURL(/\/workbench$|\/internal\/404/)
  await expect(titles(page)).toHaveText([/工作台/, /待审核补料/])
  expect((await storedTabs(page)).map(({ path }) => path?.toLowerCase())).not.toContain('/internal')
})

test('tabs: a page that is left before it could be shown keeps its tab, and two windows keep each other’s', async ({ signIn }) => {
  const page = await signIn('doc')
  await expect(titles(page)).toHaveText([/工作台/])
  await page.route('**/api/CurrentUser/Start', () => undefined)
  await page.goto('/tdManage/siCheck', { waitUntil: 'commit' })
  await expect.poll(() => storedTabs(page)).toHaveLength(2)
  await expect(titles(page)).toHaveCount(0)
  await page.unroute('**/api/CurrentUser/Start')
  await page.goto('/tdManage/siDataList')
  await expect(titles(page)).toHaveText([/工作台/, /待审核补料/, /补料数据列表/])

  const other = await page.context().newPage()
  await other.goto('/workbench')
  await expect(titles(other)).toHaveCount(3)
  await page.goto('/system/message')
  await expect(titles(page)).toHaveCount(4)
  await other.getByRole('button', { name: '关闭 待审核补料' }).click()
  await expect(titles(other)).toHaveText([/工作台/, /补料数据列表/])
  for (const one of [page, other]) {
    await one.reload()
    await expect(titles(one)).toHaveText([/工作台/, /补料数据列表/, /消息/])
  }
})

test('a tab is re-pointed and retitled when its page shows another record', async ({ signIn }) => {
  const page = await signIn('reviewer')
  await page.goto('/tdManage/siCheck')
  const bills = page.locator('[data-row] a')
  const [first, second] = [await textOf(bills.nth(0)), await textOf(bills.nth(1))]
  await page.locator('[data-row] a', { hasText: first }).click()
  await expect(page.getByRole('tab', { name: first })).toBeVisible()
  await page.getByRole('tab', { name: '待审核补料' }).click()
  await page.locator('[data-row] a', { hasText: second }).click()
  await expect(page.getByRole('tab', { name: second })).toBeVisible()
  await expect(page.getByRole('tab', { name: first })).toHaveCount(0)
})

test('two bills are open at once, each in its tab, also after a reload', async ({ signIn }) => {
  const page = await signIn('reviewer')
  await page.goto('/tdManage/siDataList')
  const links = page.locator('[data-row] a[href*="siDetail"]')
  const [first, second] = [await textOf(links.nth(0)), await textOf(links.nth(1))]
  const open = async (bill: string) => {
    await page.getByRole('tab', { name: '补料数据列表' }).click()
    await seen(page.locator('[data-row] a', { hasText: bill }).first()).click()
    await expect(page.getByRole('tab', { name: bill })).toHaveAttribute('aria-selected', 'true')
  }
  await open(first)
  await open(second)
  await open(first)
  const both = [/工作台/, /补料数据列表/, new RegExp(first), new RegExp(second)]
  await expect(titles(page)).toHaveText(both)
  await page.reload()
  await expect(titles(page)).toHaveText(both)
})

test('返回 leads to the page before, and without one to where the page belongs', async ({ signIn }) => {
  const page = await signIn('reviewer')
  await page.goto('/tdManage/siCheck?Status=1')
  await page.locator('[data-row] a').first().click()
  await seen(page.getByRole('button', { name: '返回' })).click()
  await expect(page).toHaveURL(/\/tdManage\/siCheck\?Status=1/)
  await page.goto('/tdManage/siDetail?Id=1')
  await seen(page.getByRole('button', { name: '返回' })).click()
  await expect(page).not.toHaveURL(/siDetail/)
  await expect(page).toHaveURL(/\/tdManage\/|\/workbench/)
})

test('a message opens at the path of its own workbench', async ({ signIn }) => {
  for (const [account, list, detail] of [
    ['reviewer', '/system/message', /\/system\/messageDetail\?id=\d+$/],
    ['customer', '/manage/message', /\/manage\/messageDetail\?id=\d+$/],
  ] as const) {
    const page = await signIn(account, list)
    await page.locator('[data-row] a').first().click()
    await expect(page).toHaveURL(detail)
  }
})

test('where site data is barred the entry is drawn all the same, and says why nobody stays signed in', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  })
  await page.goto('/')
  await expect(page.getByRole('textbox', { name: '账号' })).toBeVisible()
  await expect(page.getByText('浏览器禁止本站保存数据')).toBeVisible()
})
