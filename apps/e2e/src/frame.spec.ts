import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { faultsOf } from './accessible.ts'
import { chineseOf } from './chinese.ts'
import { choose, call, open, seen, test, textOf } from './kit.ts'

const field = (page: Page) => page.getByRole('combobox', { name: '查找页面、单据、客户、提单、箱号' })
const menu = (page: Page) => page.getByRole('navigation', { name: '主菜单' })
/** Opens the palette and looks for something; what Enter would take then is marked. */
async function find(page: Page, what: string, found: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: '查找', exact: true }).press('Enter')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(what)
  await expect(page.getByRole('option', { name: found, selected: true })).toBeVisible()
}

test('palette: a page by pinyin, an order by the end of its number and an act, by keyboard alone; Escape gives the focus back', async ({
  signIn,
}) => {
  const page = await signIn('doc')
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('dshbl')
  await expect(page.getByRole('option', { name: /^待审核补料/ })).toHaveAttribute('aria-selected', 'true')
  expect(await faultsOf(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/tdManage\/siCheck$/)
  const list = '/api/TDBillLadingInfo/GetTDBillLadingPagedList?PageIndex=1&PageSize=1'
  const orderNo = (await call<{ Rows: { OrderNo: string }[] }>(page, list)).Rows[0]!.OrderNo

  await find(page, orderNo.slice(-6), new RegExp(orderNo))
  await expect(page.getByRole('group', { name: '委托' }).getByRole('option').filter({ hasText: orderNo })).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/CGO_ID=\d+/)

  await find(page, '深色', /深色/)
  await page.keyboard.press('Enter')
  await expect(page.locator('body')).toHaveAttribute('arco-theme', 'dark')
  await find(page, '浅色', /浅色/)
  await page.keyboard.press('Enter')
  await expect(page.locator('body')).not.toHaveAttribute('arco-theme', 'dark')
  await page.getByRole('button', { name: '查找', exact: true }).press('Enter')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: '查找', exact: true })).toBeFocused()
})

test('who asked for less motion sees another theme at once, in one step, and windows that open and close without a move', async ({
  signIn,
}) => {
  const page = await signIn('doc', '/tdManage/siCheck')
  await expect(seen(page.locator('[data-row]'))).toBeVisible()
  const moving = await page.evaluate(async () => {
    let moves = 0
    for (const type of ['transitionrun', 'animationstart']) document.addEventListener(type, () => (moves += 1))
    for (const theme of ['dark', '', 'dark']) {
      document.body.setAttribute('arco-theme', theme)
      for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame)
      moves += document.getAnimations().length
    }
    return moves
  })
  expect(moving).toBe(0)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a customer finds own numbers and nobody else’s', async ({ signIn }) => {
  const customer = await signIn('customer', '/external/workbench/SISubimtList')
  const bill = await textOf(customer.locator('[data-row]').first().getByRole('link').first())
  const search = async (page: Page) => {
    await page.keyboard.press('Control+k')
    await field(page).fill(bill)
  }
  await search(customer)
  await expect(customer.getByRole('option').filter({ hasText: bill }).first()).toBeVisible()
  const other = await signIn('customer2')
  await search(other)
  await expect(other.getByText(`没有找到“${bill}”`)).toBeVisible()
})

test('a favourite survives a reload, is there in another browser, and goes again', async ({ signIn }) => {
  const page = await signIn('ops')
  // as an attempt before this one may have left it
  const { Favourites } = await call<{ Favourites: { Id: number }[] }>(page, '/api/Workbench/GetFrame')
  for (const { Id } of Favourites) await call(page, '/api/Favourite/RemoveFavourite', { Id })
  await open(page, '/tdManage/siDataList?Keyword=COSU')
  const added = page.waitForResponse('**/api/Favourite/AddFavourite')
  await page.getByRole('button', { name: '收藏此页' }).click()
  await added
  const kept = (one: Page) =>
    menu(one).getByRole('button', { name: '我的收藏' }).locator('xpath=..').getByRole('link', { name: '补料数据列表' })
  await expect(kept(page)).toBeVisible()
  await page.reload()
  await expect(kept(page)).toHaveAttribute('href', '/tdManage/siDataList?Keyword=COSU')
  const elsewhere = await signIn('ops')
  await kept(elsewhere).click()
  await expect(elsewhere).toHaveURL(/Keyword=COSU/)
  await elsewhere.keyboard.press('Control+k')
  await expect(elsewhere.getByRole('group', { name: '我的收藏' }).getByRole('option')).toHaveCount(1)
  await elsewhere.keyboard.press('Alt+Enter')
  await expect(elsewhere.getByRole('group', { name: '我的收藏' })).toHaveCount(0)
})

test('the frame speaks English, Arco with it, and Chinese again; pages say that they are Chinese', async ({ signIn }) => {
  const page = await signIn('doc')
  await page.getByRole('button', { name: '语言 CN' }).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await expect(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'SI awaiting review' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.reload()
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  await expect(page.getByRole('main', { name: 'Page content' }).locator('[lang="zh-CN"]').first()).toBeAttached()
  expect(await faultsOf(page)).toEqual([])
  await page.keyboard.press('Control+k')
  await expect(page.locator('input:focus')).toHaveRole('combobox')
  await page.keyboard.type('qie')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('切换到中文')
  await expect(page.getByRole('option', { name: /切换到中文/, selected: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(menu(page)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
})

for (const [account, path, names] of [
  ['doc', '/workbench', ['上海海捷国际货运代理有限公司', '陈雨欣', '单证员']],
  // a page without data, so that the frame alone is looked at: english.spec.ts looks at the pages
  [
    'customer',
    '/external/workbench/userSetting?Tab=display',
    ['上海海捷国际货运代理有限公司', '宁波远帆进出口有限公司', '沈佳怡', '客户操作员'],
  ],
] as const)
  test(`the frame of ${account} has no Chinese in English but names and messages: menu, tabs, bell, account, keys`, async ({ signIn }) => {
    const page = await signIn(account, path)
    await page.evaluate(() => localStorage.setItem('jst:lan', 'EN'))
    await page.reload()
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
    for (const group of await page.getByRole('navigation', { name: 'Main menu' }).getByRole('button', { expanded: false }).all())
      await group.click()
    await expect.poll(() => chineseOf(page, names)).toEqual([])
    await page.getByRole('button', { name: /^Messages/ }).click()
    await expect(page.getByRole('region', { name: 'Latest messages' }).locator('.jst-message-day').first()).toBeVisible()
    await expect.poll(() => chineseOf(page, names)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /account menu$/ }).click()
    await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
    await expect.poll(() => chineseOf(page, names)).toEqual([])
    await page.keyboard.press('Escape')
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await expect.poll(() => chineseOf(page, names)).toEqual([])
  })

test('a window whose code is not here yet waits for the network, and so does a page; neither breaks what is open', async ({ signIn }) => {
  const page = await signIn('doc', '/tdManage/siCheck')
  const bell = page.getByRole('button', { name: /^消息/ })
  await page.context().setOffline(true)
  await bell.click()
  await expect(page.locator('.jst-notifications-wait')).toBeVisible()
  await page.keyboard.press('Escape')
  await menu(page).getByRole('link', { name: '补料数据列表' }).click()
  await expect(seen(page.locator('[data-row]').first())).toBeVisible()
  await page.context().setOffline(false)
  await expect(page).not.toHaveURL(/siCheck/)
  await bell.click()
  await expect(page.getByRole('region', { name: '最新消息' }).getByRole('link', { name: '查看全部消息' })).toBeVisible()
  await expect(page.getByText('这个页面出错了')).toHaveCount(0)
})

test('watermark: one’s own lets clicks through; the company’s is there for colleagues at once', async ({ signIn }) => {
  const boss = await signIn('boss', '/internal/userSetting?Tab=display')
  // as an attempt before this one may have left it
  await call(boss, '/api/Workbench/SaveFrameOptions', { ForceWatermark: false })
  const reviewer = await signIn('reviewer')
  await expect(reviewer.locator('.jst-watermark')).toHaveCount(0)
  await expect(boss.locator('.jst-watermark')).toHaveCount(0)
  await boss.getByRole('checkbox', { name: '在页面上显示我的水印' }).check()
  await expect(boss.locator('.jst-watermark')).toHaveAttribute('data-lines', /^郑国栋 boss \d{4}-/)
  await boss.getByRole('checkbox', { name: '对本企业所有人强制显示水印' }).click()
  await expect(reviewer.locator('.jst-watermark')).toHaveAttribute('data-lines', /^林志远 ewer \d{4}-/)
  await expect(reviewer.locator('.jst-watermark')).toHaveAttribute('aria-hidden', 'true')
  await menu(reviewer).getByRole('link', { name: '待审核补料' }).click()
  await expect(reviewer).toHaveURL(/siCheck/)
  expect(await faultsOf(reviewer)).toEqual([])
  await boss.getByRole('checkbox', { name: '对本企业所有人强制显示水印' }).click()
  await expect(reviewer.locator('.jst-watermark')).toHaveCount(0)
})

test('work center: a claim elsewhere is seen at once, and a thing to do leads to where it is done', async ({ signIn }) => {
  const reviewer = await signIn('reviewer', '/internal/WorkCenter')
  const mine = seen(reviewer.getByRole('button', { name: /^我领取的补料\s*\d/ }))
  const before = await textOf(mine)
  const free = '/api/TDBillLadingInfo/GetTDBillLadingPagedList?Status=1&Claim=unclaimed&PageSize=1'
  const { Rows } = await call<{ Rows: { Id: number }[] }>(reviewer, free)
  await call(reviewer, '/api/TDBillLadingInfo/ClaimTDBillLading', { Ids: Rows.map(({ Id }) => Id) })
  await expect(mine).not.toHaveText(before)
  await mine.click()
  await seen(reviewer.getByRole('link', { name: '继续审核' })).click()
  await expect(reviewer).toHaveURL(/\/tdManage\/siAudit\?Id=\d+$/)
})

test('external links: a site that is not allowed is shown as text, with a way back, and nothing of it is asked for', async ({ signIn }) => {
  const page = await signIn('doc')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  for (const address of ['https://evil.example/login', 'javascript:alert(1)', '//evil.example', 'http://127.0.0.1/']) {
    await page.goto(`/internal/webview?url=${encodeURIComponent(address)}`)
    await expect(page.getByText(address, { exact: false }).first()).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(0)
  }
  expect(asked.filter((url) => new URL(url).hostname === 'evil.example')).toEqual([])
  expect(await faultsOf(page)).toEqual([])
  await seen(page.getByRole('button', { name: '返回' })).click()
  await expect(page).not.toHaveURL(/evil\.example%2Flogin.*evil/)
})

test('card: what is shown stands in the code and in the file, and a colleague sees no more', async ({ signIn }) => {
  const page = await signIn('boss')
  // as an attempt before this one may have left it
  const { EmployeeId, UpdateTime } = await call<{ EmployeeId: number; UpdateTime: string }>(page, '/api/UserCard/GetCard')
  await call(page, '/api/UserCard/SaveCard', { ShowCompany: true, ShowPost: true, ShowMobile: true, ShowEmail: true, UpdateTime })
  await page.getByRole('button', { name: /账号菜单$/ }).click()
  await page.getByRole('menuitem', { name: '电子名片' }).click()
  await expect(page.getByRole('img', { name: /郑国栋 的名片二维码/ })).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: '下载名片' }).click()])
  expect(download.suggestedFilename()).toBe('郑国栋.vcf')
  const card = await readFile(await download.path(), 'utf8')
  expect(card).toContain('FN:郑国栋\r\n')
  expect(card.replaceAll('\r\n ', '')).toContain('ORG:上海海捷国际货运代理有限公司')
  await page.getByRole('checkbox', { name: /^企业/ }).uncheck()
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('名片已保存')).toBeVisible()
  const colleague = await signIn('ops', `/UserCard/Index?Id=${EmployeeId}`)
  const face = colleague.getByRole('region', { name: '电子名片' })
  await expect(face.getByRole('heading', { name: '郑国栋' })).toBeVisible()
  await expect(face.getByText('上海海捷国际货运代理有限公司')).toHaveCount(0)
})

test('a company adds a code of its own beside the platform’s, and pastes pairs of codes after a check of every row', async ({ signIn }) => {
  const page = await signIn('boss', '/system/basicCode')
  // of this attempt alone
  const [code, system] = [`OWN${Date.now()}`, `中远 EDI ${Date.now()}`]
  await expect(page.locator('[data-row]').first()).toBeVisible()
  await seen(page.getByRole('button', { name: '新增代码' })).click()
  const drawer = page.getByRole('dialog', { name: '新增代码' })
  await choose(drawer.getByLabel('字典分组'), '放单方式')
  await drawer.getByRole('textbox', { name: '代码' }).fill('乱码')
  await drawer.getByRole('button', { name: '保存' }).click()
  await expect(drawer.getByText('代码须以字母或数字开头')).toBeVisible()
  await drawer.getByRole('textbox', { name: '代码' }).fill(code)
  await drawer.getByRole('textbox', { name: '中文名称' }).fill('本公司代签')
  await drawer.getByRole('textbox', { name: '中文名称' }).press('Enter')
  await seen(page.getByRole('button', { name: '本企业代码' })).click()
  const row = page.getByRole('row').filter({ hasText: code })
  await expect(row).toContainText('本公司代签')
  await row.getByRole('button', { name: '变更记录' }).click()
  await expect(page.getByRole('dialog', { name: /变更记录/ }).getByText('新增', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  expect(await faultsOf(page)).toEqual([])

  await page.goto('/system/relationMapping')
  await seen(page.getByRole('button', { name: '粘贴导入' })).click()
  const paste = page.getByRole('dialog', { name: '粘贴导入映射' })
  const lines = (ours: string) =>
    `类别\t对方系统\t对方代码\t对方名称\t我方代码\n港口\t${system}\tCNSGH\tSHANGHAI\t${ours}\n箱型\t${system}\t45G1\t\t40HQ`
  await paste.getByLabel('粘贴内容').fill(lines('ZZZZZ'))
  await paste.getByRole('button', { name: '检查' }).click()
  await expect(paste.getByText('第 2 行「我方代码」：我方没有代码“ZZZZZ”，请核对后填写')).toBeVisible()
  await expect(paste.getByRole('button', { name: /^导入/ })).toHaveCount(0)
  await paste.getByLabel('粘贴内容').fill(lines('CNSHA'))
  await paste.getByRole('button', { name: '检查' }).click()
  await expect(paste.getByText('检查通过：新增 2 行')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await paste.getByRole('button', { name: '导入 2 行' }).click()
  await expect(page.locator('[data-row]').filter({ hasText: system })).toHaveCount(2)
})
