import { expect, type Locator, type Page } from '@playwright/test'
import { call, open, seen, test, tokenOf } from './kit.ts'

interface MenuNode {
  Path: string
  Name: string
  Children: MenuNode[]
}
const flat = (nodes: readonly MenuNode[]): MenuNode[] => nodes.flatMap((node) => [node, ...flat(node.Children)])
/** Pages that everybody has, whatever the menu: home, own settings, business card; a message belongs to the box. */
const everyone = ['/external/workbench/usersetting', '/manage/usersetting', '/internal/usersetting', '/usercard/index']
const belongsTo: Record<string, string> = { '/system/messagedetail': '/system/message', '/manage/messagedetail': '/manage/message' }

/** Where the links in sight lead, without queries. */
const shown = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')]
      .filter((link) => link.checkVisibility())
      .map((link) => new URL(link.href).pathname.toLowerCase()),
  )
/** Names of the pages that the palette has found. */
const pagesFound = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role="group"]')]
      .filter((group) => group.querySelector('.jst-palette-group')?.textContent === '页面')
      .flatMap((group) => [...group.querySelectorAll('.jst-palette-name')].map((name) => name.textContent)),
  )
const homeOf = (account: string) => (/^(customer|provider|multi)/.test(account) ? '/external/workbench' : '/workbench')
const accounts = ['admin', 'boss', 'doc', 'reviewer', 'ops', 'pricing', 'sales', 'finance', 'customer', 'customer2', 'provider', 'multi']

for (const account of accounts)
  test(`every counter, tile, card, bell entry and search entry of ${account} leads to a page of the own menu`, async ({
    newPage,
    request,
  }) => {
    const page = await newPage(await tokenOf(request, account))
    const menu = flat(await call<MenuNode[]>(page, '/api/Employee/GetCurrentEmployeeMenuTree'))
    const has = (path: string) => menu.some((node) => node.Path.toLowerCase() === path)
    const strays = async () => (await shown(page)).filter((path) => !has(belongsTo[path] ?? path) && !everyone.includes(path))

    for (const path of ['/internal/WorkCenter', '/tdManage/workbench'].filter((one) => has(one.toLowerCase()))) {
      await open(page, path)
      await expect(page.locator('.jst-stat-wait:visible, .jst-skeleton-row:visible')).toHaveCount(0)
      await expect.poll(strays).toEqual([])
    }
    await open(page, homeOf(account))
    await expect(seen(page.getByRole('heading', { level: 1 }))).toBeVisible()
    await expect(page.locator('.jst-stat-wait:visible')).toHaveCount(0)
    await expect.poll(strays).toEqual([])
    await page.getByRole('button', { name: /^消息，/ }).click()
    await expect(page.getByRole('region', { name: '最新消息' }).getByRole('link', { name: '查看全部消息' })).toBeVisible()
    await expect.poll(strays).toEqual([])
    await page.keyboard.press('Escape')

    await page.keyboard.press('Control+k')
    const names = new Set(menu.map((node) => node.Name)).add('供应商工作台')
    for (const words of ['补', '消', '工', '系']) {
      await page.getByRole('combobox', { name: /^查找页面/ }).fill(words)
      await expect.poll(async () => (await pagesFound(page)).filter((name) => !names.has(name))).toEqual([])
    }
  })

/** Faults of the page from now on: exceptions, errors of the console, and what the person may not ask for, each with where it stood. */
function errorsFrom(page: Page): string[] {
  const errors: string[] = []
  const note = (text: string) => errors.push(`${new URL(page.url()).pathname}: ${text}`)
  page.on('pageerror', (error) => note(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') note(`${message.text()} ${message.location().url}`)
  })
  return errors
}

for (const account of [...accounts, 'peer'])
  test(`every link in the menu of ${account} opens its page without an error`, async ({ newPage, request }) => {
    const page = await newPage(await tokenOf(request, account))
    // groups and the pages of one stand side by side: a press shows these, whichever were shown before
    await page.evaluate(() => localStorage.setItem('jst:layout', 'columns'))
    await open(page, homeOf(account))
    const groups = page.locator('.jst-menu-groups')
    await expect(groups).toBeVisible()
    const errors = errorsFrom(page)
    const press = async (link: Locator) => {
      const path = await link.evaluate((element) => (element as HTMLAnchorElement).pathname)
      await link.click()
      await expect(page).toHaveURL((url) => url.pathname.toLowerCase() === path.toLowerCase())
      await expect(seen(page.locator('.jst-kept-page'))).toContainText(/\S/)
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
      await expect(link).toHaveAttribute('aria-current', 'page')
    }
    for (const link of await groups.getByRole('link').all()) await press(link)
    // pages opened lately change their order with each press
    for (const group of await groups.locator('button:not([aria-label="最近访问"])').all()) {
      await group.click()
      await expect(group).toHaveAttribute('aria-pressed', 'true')
      for (const link of await page.locator('.jst-menu-pages').getByRole('link').all()) await press(link)
    }
    // what the last pages asked for may still be under way; what they show is waited for screen by screen in crawl.spec.ts
    await page.waitForLoadState('networkidle')
    expect(errors).toEqual([])
  })

test('a provider has a home of their own: messages and company, no shipping instructions', async ({ signIn }) => {
  const page = await signIn('provider')
  await expect(seen(page.getByRole('heading', { name: '供应商工作台' }))).toBeVisible()
  await expect(page.getByRole('link', { name: /^未读消息/ })).toBeVisible()
  await expect(page.getByText(/补料|客户工作台/)).toHaveCount(0)
  await page.getByRole('link', { name: /^未读消息/ }).click()
  await expect(page).toHaveURL(/\/manage\/message\?UnReadOnly=true/)
})

test('a visitor has a home of their own without a script, which leads somebody signed in to their workbench', async ({ visit, signIn }) => {
  const page = await visit()
  await page.goto('/external/home')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('script[src]')).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: '免费注册' }).click()
  await expect(page).toHaveURL(/\/register/)
  const provider = await signIn('provider')
  await provider.goto('/external/home')
  await provider.getByRole('banner').getByRole('link', { name: '登录工作台' }).click()
  await provider.getByRole('button', { name: '进入工作台' }).click()
  await expect(provider).toHaveURL(/\/external\/workbench$/)
})
