import { expect, type Page } from '@playwright/test'
import { call, open, seen, stored, test, tokenKey } from './kit.ts'

test('tabs: a page is kept with what was typed, restored after a reload, closed by keyboard', async ({ signIn }) => {
  const page = await signIn('doc')
  await page.getByRole('link', { name: '待审核补料' }).first().click()
  await page.getByLabel('关键字').filter({ visible: true }).fill('COSU')
  await page.getByRole('tab', { name: '工作台' }).click()
  await page.getByRole('tab', { name: '待审核补料' }).click()
  await expect(page.getByLabel('关键字').filter({ visible: true })).toHaveValue('COSU')
  await expect(page).toHaveTitle('待审核补料-上海海捷国际货运代理有限公司')
  await page.reload()
  await expect(page.getByRole('tab')).toHaveText([/工作台/, /待审核补料/])
  await page.getByRole('tab', { name: '待审核补料' }).focus()
  await page.keyboard.press('Delete')
  await expect(page.getByRole('tab')).toHaveText([/工作台/])
})

const sessionReads = ['/api/CurrentUser/Start', '/api/Employee/GetCurrentEmployeeMenuTree']
/** Reads that the first of them answers: the page need not ask them. */
const started = ['/api/CurrentEmployee/Current', '/api/CurrentUser/Current', '/api/CurrentUser/GetUserBindEmployeeList']
for (const [account, path, list] of [
  ['doc', '/tdManage/siCheck', '/api/TDBillLadingInfo/GetTDBillLadingPagedList'],
  ['customer', '/external/workbench/SISubimtList', '/api/CargoOrder/GetCargoOrderPagedList'],
] as const)
  test(`a reload asks for each part of the session and for the list once, all before the code is there: ${path}`, async ({ signIn }) => {
    const once: string[] = [...sessionReads, list]
    const page = await signIn(account)
    // the last thing that a page asks for when it opens
    const opened = page.waitForResponse('**/api/Message/UnReadMessageCount')
    await open(page, path)
    await opened
    await expect(seen(page.locator('[data-row]'))).toBeVisible()
    const authorization = `Bearer ${await stored(page, tokenKey)}`
    const asked: string[] = []
    const headers: Record<string, unknown> = {}
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      asked.push(pathname)
      if (once.includes(pathname))
        headers[pathname] = { authorization: request.headers().authorization, 'web-version': request.headers()['web-version'] }
    })
    await page.reload()
    await expect(seen(page.locator('[data-row]'))).toBeVisible()
    await expect.poll(() => asked).toContain('/api/Message/UnReadMessageCount')
    expect(asked.filter((one) => once.includes(one)).toSorted()).toEqual(once.toSorted())
    expect(asked.filter((one) => started.includes(one))).toEqual([])
    expect(headers).toEqual(Object.fromEntries(once.map((one) => [one, { authorization, 'web-version': '1' }])))
    expect(asked.indexOf(list)).toBeLessThan(asked.indexOf('/api/Message/UnReadMessageCount'))
  })

test('a list as one wants to see it again is saved under a name, opened by one click, and gone when it is removed', async ({ signIn }) => {
  const page = await signIn('doc', '/tdManage/siDataList')
  // room for all views
  await page.setViewportSize({ width: 1920, height: 900 })
  const name = `中远提单${Date.now()}`
  await expect(page.locator('[data-row]').first()).toBeVisible()
  await page.getByLabel('关键字').fill('COSU')
  await page.getByLabel('关键字').press('Enter')
  await expect(page).toHaveURL(/Keyword=COSU/)
  await page.getByRole('button', { name: '我的视图' }).press('Enter')
  await page.getByRole('textbox', { name: '视图名称' }).fill(name)
  await page.getByRole('textbox', { name: '视图名称' }).press('Enter')
  const chip = page.getByRole('list', { name: '常用视图' }).getByRole('button', { name, exact: true })
  await expect(chip).toHaveAttribute('aria-pressed', 'true')
  await page.evaluate(() => Object.keys(localStorage).forEach((key) => key.startsWith('jst:views') && localStorage.removeItem(key)))
  await page.goto('/tdManage/siDataList')
  await expect(chip).toHaveAttribute('aria-pressed', 'false')
  await chip.click()
  await expect(page).toHaveURL(/Keyword=COSU/)
  await page.getByRole('button', { name: '我的视图' }).click()
  await page.getByRole('button', { name: `删除「${name}」` }).click()
  await expect(chip).toHaveCount(0)
})

test('the stored theme is there before the code of the app', async ({ signIn }) => {
  const page = await signIn('doc')
  await page.goto('/workbench')
  await page.evaluate(() => localStorage.setItem('jst:theme', 'dark'))
  await page.route('**/assets/internal/index-*.js', (route) => route.abort())
  await page.reload()
  await expect(page.locator('body')).toHaveAttribute('arco-theme', 'dark')
})

test('a hidden tab asks for nothing', async ({ signIn }) => {
  const page = await signIn('doc')
  const heard: string[] = []
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))))
  await open(page, '/tdManage/siCheck')
  await expect(page.locator('[data-row]').first()).toBeVisible()
  await page.getByRole('button', { name: '系统管理' }).click()
  await page.getByRole('link', { name: '我的消息' }).first().click()
  await expect(page.getByRole('tab', { name: '我的消息' })).toHaveAttribute('aria-selected', 'true')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const ofList = () => asked.filter((url) => url.includes('GetTDBillLadingPagedList'))
  const customer = await signIn('customer')
  const { Rows } = await call<{ Rows: { Id: number }[] }>(customer, '/api/TDBillLadingInfo/GetTDBillLadingPagedList?Status=1&PageSize=1')
  await call(customer, `/api/TDBillLadingInfo/ChangeTDBillLadingStatus?TDId=${Rows[0]!.Id}&Status=8`)
  await expect.poll(() => heard.some((frame) => frame.includes('si/changed'))).toBe(true)
  expect(ofList()).toEqual([])
  // showing the list again renews it, once
  await page.getByRole('tab', { name: '待审核补料' }).click()
  await expect.poll(ofList).toHaveLength(1)
  await expect(page.locator('[data-row]').first()).toBeVisible()
})

test('a batch of approvals is one frame for each open workbench, which asks once for what it shows', async ({ signIn, newPage }) => {
  const reviewer = await signIn('reviewer')
  const first = await signIn('boss')
  const second = await newPage((await stored(first, tokenKey))!)
  const heard = new Map<Page, string[]>()
  const asked = new Map<Page, string[]>()
  for (const page of [first, second]) {
    const frames: string[] = []
    const calls: string[] = []
    heard.set(page, frames)
    asked.set(page, calls)
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => String(payload).includes('si/changed') && frames.push(String(payload))),
    )
    // the last questions of a page that opens
    const questions = ['Workbench/GetFrame', 'CurrentUser/GetDisplay', 'ListView/GetListSettings'].map((path) =>
      page.waitForResponse(`**/api/${path}`),
    )
    await open(page, '/workbench')
    await Promise.all(questions)
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/')) calls.push(pathname)
    })
  }
  const { Rows } = await call<{ Rows: { Id: number; Version: number }[] }>(
    reviewer,
    '/api/TDBillLadingInfo/GetTDBillLadingPagedList?Status=1&Warnings=none&Sort=-Deadline&PageSize=3',
  )
  const Items = Rows.map(({ Id, Version }) => ({ Id, Version }))
  const { Done } = await call<{ Done: number }>(reviewer, '/api/TDBillLadingInfo/BatchApproveTDBillLading', { Items })
  expect(Done).toBeGreaterThan(1)
  const toDo = '/api/Workbench/GetToDo'
  const week = '/api/Workbench/GetWeek'
  const shown = [toDo, week]
  for (const page of [first, second]) await expect.poll(() => asked.get(page)!.toSorted()).toEqual(shown)
  // a later event, which concerns the list of things to do alone: nothing else was asked for in between
  const [{ Id }] = (
    await call<{ Rows: [{ Id: number }] }>(reviewer, '/api/TDBillLadingInfo/GetTDBillLadingPagedList?Status=1&Claim=unclaimed')
  ).Rows
  await call(reviewer, '/api/TDBillLadingInfo/ClaimTDBillLading', { Ids: [Id] })
  for (const page of [first, second]) {
    await expect.poll(() => asked.get(page)!.toSorted()).toEqual([toDo, toDo, week])
    expect(heard.get(page)).toHaveLength(1)
  }
  await call(reviewer, '/api/TDBillLadingInfo/ReleaseTDBillLading', { Ids: [Id] })
})

test('roles: who may only read sees no review buttons, a customer no internal page', async ({ signIn }) => {
  const finance = await signIn('finance', '/tdManage/siCheck?Status=1')
  await finance.getByRole('row').nth(1).getByRole('link').first().click()
  await expect(seen(finance.getByText(/您没有补料审核权限，只能查看/))).toBeVisible()
  await expect(finance.getByRole('button', { name: '审核通过' })).toHaveCount(0)
})
