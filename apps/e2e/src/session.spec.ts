import { expect, type Page } from '@playwright/test'
import { call, fillSignIn, open, seen, signInElsewhere, stored, test, tokenKey } from './kit.ts'

/** Signs in with the live channel cut, so that the answer of a call is what tells the page. */
async function withoutLiveChannel(page: Page, account: string): Promise<Page> {
  await page.routeWebSocket('**/api/client/ws', (socket) => socket.close())
  await page.goto('/')
  await fillSignIn(page, account)
  await page.waitForURL(/\/workbench$/)
  await expect(page.getByRole('tab', { name: '工作台' })).toBeVisible()
  return page
}

test('401: the token is cleared and the page goes to / with showLogin true', async ({ signIn }) => {
  const page = await signIn('sales')
  await page.evaluate((key) => localStorage.setItem(key, 'no-such-token'), tokenKey)
  await page.goto('/tdManage/siCheck')
  await expect(page).toHaveURL(/\/\?.*showLogin=true/)
  await expect(seen(page.getByText('登录已过期，请重新登录'))).toBeVisible()
  await expect.poll(() => stored(page, tokenKey)).toBeNull()
})

test('401 on a page that allows logout, and on an unmatched one: nothing else happens', async ({ page }) => {
  await page.goto('/healthz')
  await page.evaluate((key) => localStorage.setItem(key, 'no-such-token'), tokenKey)
  await page.goto('/')
  await expect(page.getByRole('textbox', { name: '账号' })).toBeVisible()
  await expect(page).toHaveURL(({ search }) => search === '')
})

test('409: a sign-in elsewhere takes the session over; the next call of the older page goes to / with showConflict true', async ({
  visit,
}) => {
  const page = await withoutLiveChannel(await visit(), 'pricing')
  await signInElsewhere(page, 'pricing')
  // the next call is that of the click, unless the page had one of its own still to make and is gone by then
  const link = page.getByRole('link', { name: '待审核补料' }).first()
  await link.click({ timeout: 5_000 }).catch(() => undefined)
  await expect(page).toHaveURL(/\/\?.*showConflict=true/)
  await expect(page.getByText('账号已在其他地方登录')).toBeVisible()
  await fillSignIn(page, 'pricing')
  await expect(page).toHaveURL(/workbench|siCheck/)
})

test('a page that is only open learns of the takeover over the live channel', async ({ signIn }) => {
  const page = await signIn('finance')
  await signInElsewhere(page, 'finance')
  await expect(page).toHaveURL(/\/\?.*showConflict=true/)
})

test('403 with a login access token: the token is adopted and the user information reloaded', async ({ visit }) => {
  const page = await withoutLiveChannel(await visit(), 'ops')
  // the server has changed the token behind the page's back; the next refusal offers the new one
  const fresh = await call<string>(page, '/api/AuthUser/TryChooseDefaultEmployee', {})
  await page.route(
    '**/api/TDBillLadingInfo/GetTDBillLadingPagedList*',
    (route) =>
      route.fulfill({
        status: 403,
        headers: { 'login-access-token': fresh },
        json: { Status: 0, Data: null, Code: 'EMPLOYEE_CHANGED', Message: '您的企业身份已变更，正在切换，请重试' },
      }),
    { times: 1 },
  )
  const reloaded = page.waitForRequest(
    (request) => request.url().includes('/api/CurrentEmployee/Current') && request.headers().authorization === `Bearer ${fresh}`,
  )
  await page.getByRole('link', { name: '待审核补料' }).first().click()
  await reloaded
  await expect.poll(() => stored(page, tokenKey)).toBe(fresh)
})

test('any refusal is passed on to the page that asked', async ({ signIn }) => {
  const page = await signIn('boss')
  await page.route('**/api/TDBillLadingInfo/GetTDBillLadingPagedList*', (route) =>
    route.fulfill({
      status: 500,
      json: {
        Status: 0,
        Data: null,
        Code: 'INTERNAL',
        Message: '系统出现异常，请稍后重试；如仍失败，请把编号告知管理员',
        RequestId: 'req-1',
      },
    }),
  )
  await page.getByRole('link', { name: '待审核补料' }).first().click()
  await expect(seen(page.getByText('系统出现异常，请稍后重试'))).toBeVisible()
  await expect(seen(page.getByRole('button', { name: '重试' }))).toBeVisible()
})

test('message detail with Status 0 shows nothing', async ({ signIn }) => {
  const page = await signIn('customer', '/manage/messageDetail?id=999999')
  await expect(page.getByRole('button', { name: '返回' })).toBeVisible()
  await expect(page.getByRole('region', { name: '消息内容' })).toHaveCount(0)
})

test('a template file that cannot be downloaded is told: 下载模板文件失败; else it is saved under its name', async ({ signIn }) => {
  const page = await signIn('customer', '/external/workbench/siSubmit?CGO_ID=2')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '下载明细模板' }).click()
  expect((await download).suggestedFilename()).toBe('补料集装箱明细模板.xlsx')
  await page.route('**/DownloadTemplateFile*', (route) =>
    route.fulfill({ status: 500, json: { Status: 0, Data: null, Code: 'INTERNAL', Message: '系统出现异常' } }),
  )
  await page.getByRole('button', { name: '下载明细模板' }).click()
  await expect(page.getByText('下载模板文件失败')).toBeVisible()
})

test('signing out clears token, local and session storage and reloads; every other tab of the browser follows', async ({ signIn }) => {
  const page = await signIn('finance')
  const other = await page.context().newPage()
  await open(other, '/workbench')
  await expect(other.getByRole('tab', { name: '工作台' })).toBeVisible()
  await page.getByRole('button', { name: /吴敏/ }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await expect(page).toHaveURL(/\/(\?.*)?$/)
  for (const key of [tokenKey, 'jst:tabs']) await expect.poll(() => stored(page, key)).toBeNull()
  await expect(other).toHaveURL(/\/(\?.*)?$/)
})

test('an account bound to two companies chooses one and can change over', async ({ page }) => {
  await page.goto('/')
  await fillSignIn(page, 'multi')
  await page.getByRole('button', { name: /苏州恒泽机电有限公司/ }).click()
  await page.waitForURL(/external\/workbench/)
  await expect(seen(page.getByText('苏州恒泽机电有限公司'))).toBeVisible()
})

test('an unmatched path goes to /internal/404 with the path as text, and no link leaves the site', async ({ signIn }) => {
  const page = await signIn('admin')
  await page.goto('/no/such/page?next=//evil.example')
  await expect(page).toHaveURL(/\/internal\/404\?url=%2Fno%2Fsuch%2Fpage/)
  await expect(seen(page.getByText('/no/such/page?next=//evil.example'))).toBeVisible()
  await expect(page.locator('a[href*="evil.example"]')).toHaveCount(0)
})

test('/workbench is handed over to the external workbench for a customer', async ({ signIn }) => {
  const page = await signIn('customer')
  await page.goto('/workbench')
  await expect(page).toHaveURL(/\/external\/workbench$/)
  await page.goto('/workbench/SISubimtList')
  await expect(page).toHaveURL(/\/external\/workbench\/SISubimtList/)
})
