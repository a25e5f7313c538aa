import { expect, type Page } from '@playwright/test'
import { faultsOf } from './accessible.ts'
import { call, fillSignIn, keysReady, open, password, seen, signInElsewhere, signOut, stored, test, tokenKey } from './kit.ts'

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

test('a session that ends on a page in use is asked for over the page, and nothing typed is lost', async ({ signIn }) => {
  const page = await signIn('pricing', '/internal/userSetting')
  const mail = seen(page.getByRole('textbox', { name: '邮箱' }))
  const address = `lost${Date.now()}@example.com`
  await mail.fill(address)
  await call(page, '/api/AuthUser/Logout', {})
  await page.getByRole('button', { name: '保存' }).click()
  const dialog = page.getByRole('dialog', { name: '登录已过期' })
  await expect(dialog.getByLabel('登录密码')).toBeFocused()
  expect(await faultsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await page.keyboard.type('wrong')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('账号或密码不正确')).toBeVisible()
  await dialog.getByLabel('登录密码').fill(password)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(mail).toHaveValue(address)
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('已保存')).toBeVisible()
})

test('a locked screen shows nothing of the page to eyes and readers, also after a reload, until the password is right', async ({
  signIn,
}) => {
  const page = await signIn('ops', '/tdManage/siDataList')
  await expect(seen(page.locator('[data-row]'))).toBeVisible()
  await keysReady(page)
  await page.keyboard.press('Alt+l')
  const dialog = page.getByRole('dialog', { name: '已锁定' })
  await expect(dialog).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(0)
  await expect(page.getByRole('banner')).toHaveCount(0)
  expect(await faultsOf(page)).toEqual([])
  await page.reload()
  await expect(dialog).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(0)
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(seen(page.locator('[data-row]'))).toBeVisible()
})

for (const [what, path, address, shown] of [
  ['a page that allows logout', '/', '/', (page: Page) => page.getByRole('textbox', { name: '账号' })],
  ['an unmatched one', '/no/such/page', '/internal/404?url=%2Fno%2Fsuch%2Fpage', (page: Page) => page.getByText('/no/such/page')],
] as const)
  test(`401 on ${what}: the token is cleared and nothing else happens`, async ({ page }) => {
    await page.goto('/healthz')
    await page.evaluate((key) => localStorage.setItem(key, 'no-such-token'), tokenKey)
    // told in the very task that leaves, and kept for the document that comes after
    await page.addInitScript(() =>
      window.navigation.addEventListener('navigate', ({ destination }) => {
        if (!destination.sameDocument) sessionStorage.setItem('test:left-for', destination.url)
      }),
    )
    const refused = page.waitForResponse((answer) => answer.status() === 401)
    await page.goto(path)
    await refused
    // the page is drawn when every answer of the session has been judged
    await expect(seen(shown(page))).toBeVisible()
    expect(await stored(page, tokenKey)).toBeNull()
    expect(await stored(page, 'test:left-for', 'sessionStorage')).toBeNull()
    const { pathname, search } = new URL(page.url())
    expect(pathname + search).toBe(address)
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
  const reloads: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/CurrentEmployee/Current')) reloads.push(request.headers().authorization)
  })
  // the server changes the token behind the page's back and offers the new one to every call with the old one: the page may make one by itself
  const before = `Bearer ${await stored(page, tokenKey)}`
  const changed = Promise.withResolvers<string>()
  await page.route('**/api/**', async (route) => {
    if (route.request().headers().authorization !== before) return route.continue()
    await route.fulfill({
      status: 403,
      headers: { 'login-access-token': await changed.promise },
      json: { Status: 0, Data: null, Code: 'EMPLOYEE_CHANGED', Message: '您的企业身份已变更，正在切换，请重试' },
    })
  })
  const fresh = await call<string>(page, '/api/AuthUser/TryChooseDefaultEmployee', {})
  changed.resolve(fresh)
  await page.getByRole('link', { name: '待审核补料' }).first().click()
  await expect.poll(() => reloads).toContain(`Bearer ${fresh}`)
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

test('signing out clears local and session storage whole and reloads the page where one is; every other tab of the browser follows', async ({
  signIn,
}) => {
  const page = await signIn('finance')
  const other = await page.context().newPage()
  await open(other, '/workbench')
  await expect(other.getByRole('tab', { name: '工作台' })).toBeVisible()
  await open(page, '/tdManage/siDataList?Status=2')
  await page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage]) storage.setItem('test:left', '1')
  })
  // the next document says how it was opened, and what it found in the storages
  await page.addInitScript(() => {
    if ('test:opened' in sessionStorage) return
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const found = 'test:left' in localStorage || 'test:left' in sessionStorage
    sessionStorage.setItem('test:opened', `${entry?.type} ${location.pathname}${location.search} ${found}`)
  })
  await signOut(page)
  await expect(page).toHaveURL(/\/(\?.*)?$/)
  expect(await stored(page, 'test:opened', 'sessionStorage')).toBe('reload /tdManage/siDataList?Status=2 false')
  for (const key of [tokenKey, 'jst:tabs', 'test:left']) await expect.poll(() => stored(page, key)).toBeNull()
  await expect(other).toHaveURL(/\/(\?.*)?$/)
})

test('showConflict shows its notice also with a live session', async ({ signIn }) => {
  const page = await signIn('finance')
  await page.goto('/?showConflict=true')
  await expect(page.getByRole('alert')).toContainText('账号曾在其他地方登录')
  await page.getByRole('button', { name: '进入工作台' }).click()
  await expect(page).toHaveURL(/\/workbench$/)
})

test('the live channel works in the portal after the login: a takeover is heard there', async ({ signIn }) => {
  const page = await signIn('finance')
  const connected = new Promise<void>((resolve) =>
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('auth/ok')) resolve()
      }),
    ),
  )
  await page.goto('/chooseCompany')
  await connected
  await signInElsewhere(page, 'finance')
  await expect(page).toHaveURL(/showConflict=true/)
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
  // a page without a place in the menu has no crumbs; the tools of the head stay at the right all the same
  const last = page.getByRole('banner').getByRole('button').last()
  const room = async () => page.viewportSize()!.width - (await last.evaluate((button) => button.getBoundingClientRect().right))
  await expect.poll(room).toBeLessThan(40)
})

test('the page 404 of a customer stands in the customer’s own frame, with menu and tabs', async ({ signIn }) => {
  const page = await signIn('customer', '/external/workbench/SISubimtList')
  await page.goto('/external/workbench/no-such-page')
  await expect(page).toHaveURL(/\/internal\/404\?url=%2Fexternal%2Fworkbench%2Fno-such-page/)
  await expect(seen(page.getByText('/external/workbench/no-such-page'))).toBeVisible()
  await expect(page.getByRole('tab', { name: '补料提交列表' })).toBeVisible()
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '补料提交列表' }).click()
  await expect(page).toHaveURL(/SISubimtList/)
})

test('/workbench is handed over to the external workbench for a customer', async ({ signIn }) => {
  const page = await signIn('customer')
  await page.goto('/workbench')
  await expect(page).toHaveURL(/\/external\/workbench$/)
  await page.goto('/workbench/SISubimtList')
  await expect(page).toHaveURL(/\/external\/workbench\/SISubimtList/)
})

test('a path is answered by its app in whatever case it is written', async ({ signIn }) => {
  const page = await signIn('customer')
  for (const [path, address, title] of [
    ['/Manage/message', /\/Manage\/message$/, /^我的消息-/],
    ['/Workbench/SISubimtList', /\/external\/workbench\/SISubimtList$/, /^补料提交列表-/],
    ['/External/workbench/siTemplate', /\/External\/workbench\/siTemplate$/, /^补料模板-/],
    ['/employeelogin', /\/employeelogin$/, /^企业账号登录-/],
  ] as const) {
    await page.goto(path)
    await expect(page).toHaveTitle(title)
    await expect(page).toHaveURL(address)
  }
})
