import { expect, type Page } from '@playwright/test'
import { faultsOf } from './accessible.ts'
import { attempt, call, choose, open, seen, test } from './kit.ts'

const unique = (name: string) => `${name}${Date.now()}${attempt()}`
const button = (page: Page, name: string) => seen(page.getByRole('button', { name, exact: true }))
const box = (page: Page, name: string) => seen(page.getByRole('textbox', { name, exact: true }))
const dialog = (page: Page) => page.getByRole('dialog').last()
const says = (page: Page, words: string | RegExp) => expect(seen(page.getByText(words))).toBeVisible()

/** An act on the page of a content asks first. */
async function act(page: Page, name: string, done: string): Promise<void> {
  await button(page, name).click()
  await dialog(page).getByRole('button', { name, exact: true }).click()
  await says(page, done)
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** A news item of its own, on whose page the person then is; its number. */
async function addNews(page: Page, title: string): Promise<string> {
  await open(page, '/Portal/NewsManagement')
  await button(page, '新增新闻').click()
  await dialog(page).getByRole('textbox', { name: '标题', exact: true }).fill(title)
  await choose(dialog(page).getByRole('combobox', { name: '栏目' }), '公司新闻')
  await dialog(page).getByRole('button', { name: '保存', exact: true }).click()
  await page.waitForURL(/NewsInfo\?Id=\d+/)
  await expect(box(page, '正文')).toBeVisible()
  return new URL(page.url()).searchParams.get('Id')!
}

async function saveNews(page: Page, title: string): Promise<void> {
  await button(page, '保存').click()
  await says(page, `已保存：${title}`)
  await expect(button(page, '预览')).toBeVisible()
  await expect(page.getByText('有未保存的修改')).toHaveCount(0)
}

interface Grant {
  MenuId: number
  Buttons: string[]
}

/** Lets the role of an account keep the whole site, as the administrator may. */
async function letKeepSite(boss: Page, account: string): Promise<void> {
  const { Rows } = await call<{ Rows: { Id: number }[] }>(boss, '/api/Role/GetRolePagedList?PageSize=100')
  type Role = { Id: number; CompanyId: number; Grants: Grant[]; PermissionItems: object[]; Members: { Account: string }[] }
  const roles = await Promise.all(Rows.map(({ Id }) => call<Role>(boss, `/api/Role/GetRoleInfo?Id=${Id}`)))
  const { Members, ...role } = roles.find((one) => one.Members.some(({ Account }) => Account === account))!
  expect(Members.length).toBe(1)
  type Menu = { Id: number; Path: string; Mine: string[] | null }
  const menus = await call<Menu[]>(boss, `/api/Role/GetGrantableMenus?CompanyId=${role.CompanyId}`)
  const own = menus.filter(({ Path, Mine }) => Mine && (Path === '/Portal' || Path.startsWith('/Portal/')))
  const others = role.Grants.filter(({ MenuId }) => own.every(({ Id }) => Id !== MenuId))
  const { CompanyName: _, CompanyKind: __, ...kept } = role as typeof role & { CompanyName: string; CompanyKind: string }
  await call(boss, '/api/Role/AddOrModifyRole', {
    ...kept,
    Grants: [...others, ...own.map(({ Id, Mine }) => ({ MenuId: Id, Buttons: Mine }))],
  })
}

test('a news item is written by keyboard, looked at, published, read without a script, taken offline and restored', async ({
  signIn,
  browser,
}) => {
  const [first, second] = [unique('加班船通知'), unique('加班船更正')]
  const boss = await signIn('boss')
  const id = await addNews(boss, first)

  const body = box(boss, '正文')
  await body.focus()
  await boss.keyboard.type('## 航次安排')
  await boss.keyboard.press('Enter')
  await boss.keyboard.type('十二月加开两班，')
  await boss.keyboard.press('Control+b')
  await boss.keyboard.type('舱位有限')
  await boss.keyboard.press('Enter')
  // the tools are one stop before the text; arrows move inside
  await boss.keyboard.press('Shift+Tab')
  const tools = boss.getByRole('toolbar', { name: '正文的格式', exact: true })
  await expect(tools.getByRole('button', { name: '标题', exact: true })).toBeFocused()
  for (let at = 0; at < 6; at += 1) await boss.keyboard.press('ArrowRight')
  await expect(tools.getByRole('button', { name: '项目符号' })).toBeFocused()
  await boss.keyboard.press('Enter')
  // the text has the focus again with the next frame, before anybody types on
  await expect(body).toBeFocused()
  await boss.keyboard.type('截单时间不变')
  await expect(body.getByRole('listitem')).toHaveText('截单时间不变')

  // what is on the screen is a picture as good as any
  const buffer = await boss.screenshot({ clip: { x: 0, y: 0, width: 640, height: 360 } })
  const chooser = boss.waitForEvent('filechooser')
  await button(boss, '封面图片：选择图片').click()
  await (await chooser).setFiles({ name: '"><img src=x onerror=1>.png', mimeType: 'image/png', buffer })
  await expect(seen(boss.getByRole('img', { name: '封面图片预览' }))).toBeVisible()
  expect(await faultsOf(boss)).toEqual([])
  await saveNews(boss, first)

  await button(boss, '预览').click()
  const preview = dialog(boss).getByRole('region', { name: `预览：${first}` })
  await expect(preview.locator('h1')).toHaveText(first)
  await expect(preview.locator('.rich strong')).toHaveText('舱位有限')
  await boss.keyboard.press('Escape')
  await act(boss, '发布', '已发布')

  const context = await browser.newContext({ javaScriptEnabled: false })
  const visitor = await context.newPage()
  const listed = (title: string) => visitor.getByRole('main').getByRole('link', { name: title, exact: true })
  const article = `/external/newsDetaile?Id=${id}`
  const inSiteMap = async () => (await (await visitor.request.get('/sitemap.xml')).text()).includes(`newsDetaile?Id=${id}<`)
  /** Opens the list anew until it shows what is meant. */
  const list = (check: () => Promise<void>) =>
    expect(async () => {
      await visitor.goto('/external/newsList')
      await check()
    }).toPass({ timeout: 15_000 })
  await list(() => expect(listed(first)).toBeVisible({ timeout: 1_000 }))
  await listed(first).click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(first)
  await expect(visitor.getByRole('heading', { level: 2, name: '航次安排' })).toBeVisible()
  await expect(visitor.locator('.rich strong')).toHaveText('舱位有限')
  await expect(visitor.locator('.rich li')).toHaveText('截单时间不变')
  const picture = visitor.locator('article img')
  await expect(picture).toHaveAttribute('src', /^\/site-picture\/[0-9a-f]{32}\/960$/)
  // with nothing of scripts, the browser still chooses a width and draws it
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBeGreaterThan(100)
  expect(await inSiteMap()).toBe(true)

  await act(boss, '下线', '已下线')
  await list(() => expect(listed(first)).toHaveCount(0, { timeout: 1_000 }))
  expect((await visitor.goto(article))?.status()).toBe(404)
  expect(await inSiteMap()).toBe(false)

  await box(boss, '标题').fill(second)
  await saveNews(boss, second)
  await act(boss, '发布', '已发布')
  await list(() => expect(listed(second)).toBeVisible({ timeout: 1_000 }))
  await button(boss, '历史版本').click()
  await dialog(boss).getByRole('button', { name: '恢复第 1 版' }).click()
  await dialog(boss).getByRole('button', { name: '恢复', exact: true }).click()
  await expect(box(boss, '标题')).toHaveValue(first)
  await says(boss, /访客看到的仍是上次发布的版本/)
  await act(boss, '更新发布', '已更新发布')
  await list(async () => {
    await expect(listed(first)).toBeVisible({ timeout: 1_000 })
    await expect(listed(second)).toHaveCount(0, { timeout: 1_000 })
  })
  await act(boss, '下线', '已下线')
  await context.close()
})

test('two people at one part of the site know of each other, and the later save loses nothing', async ({ signIn }) => {
  const path = '/Portal/EnterpriseInformation'
  const boss = await signIn('boss')
  await letKeepSite(boss, 'ops')
  const ops = await signIn('ops', path)
  await expect(box(ops, '企业口号')).toBeVisible()
  await open(boss, path)
  await says(boss, '孙婷 也在编辑此页')
  // who was first hears of the second without asking
  await says(ops, '郑国栋 也在编辑此页')

  const [slogan, summary] = [unique('订舱找海捷'), unique('一站式海运出口服务')]
  await box(ops, '企业口号').fill(slogan)
  await box(boss, '企业口号').fill('老板写的口号')
  await box(boss, '企业简介').fill(summary)
  await button(boss, '保存').click()
  await says(boss, '草稿已保存')
  await says(ops, '郑国栋 刚保存了草稿')
  await button(ops, '保存').click()
  await says(ops, '保存之前，这里的内容已在别处被修改')
  await expect(box(ops, '企业口号')).toHaveValue(slogan)
  const comparison = seen(ops.getByRole('table', { name: '他人的修改与您的修改' }))
  await expect(comparison.getByRole('row', { name: /企业口号/ })).toContainText('老板写的口号')
  expect(await faultsOf(ops)).toEqual([])
  // what both changed is chosen, and what only the first has changed stays
  await comparison
    .getByRole('row', { name: /企业口号/ })
    .getByRole('radio', { name: /您的内容/ })
    .check()
  await button(ops, '按所选合并').click()
  await button(ops, '保存').click()
  await says(ops, '草稿已保存')
  await expect(box(ops, '企业简介')).toHaveValue(summary)
  await expect(box(boss, '企业口号')).toHaveValue(slogan)
})

test('a news item that two people change is not overwritten unseen', async ({ signIn }) => {
  const title = unique('两人同改')
  const boss = await signIn('boss')
  await letKeepSite(boss, 'ops')
  const id = await addNews(boss, title)
  const ops = await signIn('ops', `/Portal/NewsInfo?Id=${id}`)
  await says(ops, '郑国栋 也在编辑此页')
  await says(boss, '孙婷 也在编辑此页')
  await box(ops, '摘要').fill('操作部写的摘要')
  await box(boss, '摘要').fill('老板写的摘要')
  await saveNews(boss, title)
  await says(ops, '郑国栋 刚保存了草稿')
  await button(ops, '保存').click()
  await says(ops, '保存之前，这里的内容已在别处被修改')
  await expect(box(ops, '摘要')).toHaveValue('操作部写的摘要')
  await expect(seen(ops.getByRole('table', { name: '他人的修改与您的修改' }))).toContainText('老板写的摘要')
  await button(ops, '保存您的内容').click()
  await says(ops, `已保存：${title}`)
  await boss.reload()
  await expect(box(boss, '摘要')).toHaveValue('操作部写的摘要')
})

test('the editors are as wide as a phone and clean for readers there', async ({ signIn }) => {
  const boss = await signIn('boss')
  await boss.setViewportSize({ width: 390, height: 844 })
  const { Rows } = await call<{ Rows: { Id: number }[] }>(boss, '/api/SiteNews/List?PageSize=1')
  for (const path of [`/Portal/NewsInfo?Id=${Rows[0]!.Id}`, '/Portal/NewsManagement', '/Portal/websiteConfig', '/Portal/Home']) {
    await open(boss, path)
    await expect(seen(boss.getByRole('heading', { level: 1 }))).toBeVisible()
    await boss.waitForLoadState('networkidle')
    expect([path, await boss.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 390])
    expect(await faultsOf(boss)).toEqual([])
  }
})
