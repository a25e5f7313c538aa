import { readFile } from 'node:fs/promises'
import { sitePages } from '@jst/contracts/portal'
import { expect } from '@playwright/test'
import { faultsOf } from './accessible.ts'
import { attempt, seen, test } from './kit.ts'

const paths = [...sitePages.filter(({ kind }) => kind !== 'article').map(({ path }) => path), '/external/newsDetaile?Id=1']

for (const width of [390, 1440])
  test(`every page for visitors is clean for readers and as wide as a window of ${width}`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width, height: 800 } })
    const page = await context.newPage()
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    for (const path of paths) {
      await page.goto(path)
      await expect(page.getByRole('main')).toBeVisible()
      await page.locator('.share').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')))
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
  const menu = page.getByRole('navigation', { name: '主导航' })
  await menu.getByRole('link', { name: '在线运价' }).click()
  await page.getByLabel('装货港').fill('上海')
  await page.getByLabel('卸货港').fill('洛杉矶')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('table')).toContainText('登录查看')
  await menu.getByRole('link', { name: '在线跟踪' }).click()
  await page.getByLabel('提单号、订舱号或箱号').fill('NOSUCH123456')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toContainText('没有查到“NOSUCH123456”')

  await page.goto('/external/MHpage/ContactUs')
  await page.getByLabel('姓名').fill('王小姐')
  await page.getByLabel('手机或电话').fill('13900001111')
  await page.getByLabel('需求').fill('上海到洛杉矶 2x40HQ，下周走货，请报价')
  // nobody types so fast: the first try is refused with what was typed kept
  await expect(async () => {
    await page.getByRole('checkbox', { name: '我已阅读并同意隐私说明' }).check()
    await page.getByRole('button', { name: '提交' }).click()
    await expect(page.getByText('已收到')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await context.close()
})

test('on a phone the three questions are tabs by keyboard, what stays beside the page covers no field, and the footer ends the page', async ({
  browser,
}) => {
  const height = 844
  const context = await browser.newContext({ viewport: { width: 390, height }, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/external/home')
  const field = page.getByLabel('提单号、订舱号或箱号')
  await expect(page.getByLabel('装货港')).toHaveCount(2)
  await expect(page.getByLabel('装货港').first()).toBeVisible()
  await expect(field).toBeHidden()
  await page.getByRole('radio', { name: '查运价' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('radio', { name: '查货物' })).toBeChecked()
  await expect(field).toBeVisible()
  await expect(page.getByLabel('装货港').first()).toBeHidden()
  await field.fill('NOSUCH123456')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toContainText('没有查到“NOSUCH123456”')

  // at the end of a page with a form, the bar stands below everything
  await page.goto('/external/MHpage/ContactUs')
  const bar = page.getByRole('complementary', { name: '快速联系' })
  await page.mouse.wheel(0, 100_000)
  await expect
    .poll(() =>
      bar.evaluate((beside) => [beside, document.querySelector('footer')!].map((one) => Math.round(one.getBoundingClientRect().bottom))),
    )
    .toEqual([height, height - 48])
  await context.close()
})

test('an article is handed on by keyboard, without scripts, on a phone too', async ({ browser }) => {
  for (const width of [390, 1440]) {
    const context = await browser.newContext({ viewport: { width, height: 800 }, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/external/newsDetaile?Id=1')
    const address = page.getByLabel('文章链接')
    await expect(address).toBeHidden()
    await page.getByText('分享', { exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(address).toHaveValue(/\/external\/newsDetaile\?Id=1$/)
    await expect(page.getByRole('link', { name: '用邮件发送' })).toHaveAttribute('href', /^mailto:\?subject=.+&body=.+newsDetaile/)
    await expect(page.locator('svg.qr')).toBeVisible()
    await context.close()
  }
})

test('a published sailing table is downloaded as a file', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/external/electronic/schedules')
  const download = page.waitForEvent('download')
  await page
    .getByRole('link', { name: /^下载 xlsx：/ })
    .first()
    .click()
  expect((await download).suggestedFilename()).toMatch(/_\d{4}-\d\d-\d\d\.xlsx$/)
  await context.close()
})

test('an article and a schedule are printed without what surrounds them', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const path of ['/external/newsDetaile?Id=1', '/external/electronic/schedules?Pol=CNSHA&Pod=USLAX']) {
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const around of ['banner', 'contentinfo', 'complementary', 'navigation'] as const)
      await expect(page.getByRole(around).filter({ visible: true }), around).toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })
  }
  await context.close()
})

test('what a visitor writes is found and handled by the staff of the site', async ({ browser, signIn }) => {
  const name = `留言${Date.now()}${attempt()}`
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/external/customer/contact')
  await page.getByLabel('姓名').fill(name)
  await page.getByLabel('手机或电话').fill('13900001111')
  await page.getByLabel('需求').fill('宁波到鹿特丹 1x40HQ 请报价')
  await expect(async () => {
    await page.getByRole('checkbox', { name: '我已阅读并同意隐私说明' }).check()
    await page.getByRole('button', { name: '提交' }).click()
    await expect(page.getByText('已收到')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await context.close()

  const boss = await signIn('boss', '/Portal/Home?View=messages')
  await seen(boss.getByRole('button', { name, exact: true })).click()
  const drawer = boss.getByRole('dialog').last()
  await expect(drawer).toContainText('宁波到鹿特丹 1x40HQ 请报价')
  await drawer.getByText('标为已处理').click()
  await drawer.getByRole('textbox', { name: '备注' }).fill('已报价')
  await drawer.getByRole('button', { name: '保存', exact: true }).click()
  await expect(seen(boss.getByText('已保存处理结果'))).toBeVisible()
  await expect(seen(boss.getByRole('row').filter({ hasText: name }))).toContainText('已处理')
})

test('who applies for a job attaches a CV, which the staff of the site download and remove with the application', async ({
  browser,
  signIn,
}) => {
  const name = `应聘${Date.now()}${attempt()}`
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/external/MHpage/socialRecruitment')
  await page
    .getByRole('main')
    .getByRole('link', { name: /海运操作（美线）/ })
    .click()
  await page.getByLabel('姓名').fill(name)
  await page.getByLabel('手机或电话').fill('13900003333')
  await page.getByLabel('工作经历与联系时间').fill('三年美线操作，工作日下午可以接电话')
  const content = '%PDF-1.7 简历 %%EOF'
  // nobody types so fast: the first try is refused with what was typed kept, and the file is chosen again
  await expect(async () => {
    await page.getByRole('checkbox', { name: '我已阅读并同意隐私说明' }).check()
    await page.getByLabel('简历文件').setInputFiles({ name: '陈晨 简历.pdf', mimeType: 'application/pdf', buffer: Buffer.from(content) })
    await page.getByRole('button', { name: '提交' }).click()
    await expect(page.getByText('已收到')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await context.close()

  const boss = await signIn('boss', '/Portal/RecruitmentManagement?View=applications')
  await seen(boss.getByRole('button', { name, exact: true })).click()
  const drawer = boss.getByRole('dialog').last()
  const download = boss.waitForEvent('download')
  await drawer.getByRole('button', { name: '陈晨 简历.pdf' }).click()
  const file = await download
  expect([file.suggestedFilename(), await readFile(await file.path(), 'utf8')]).toEqual(['陈晨 简历.pdf', content])
  await boss.keyboard.press('Escape')
  const row = seen(boss.getByRole('row').filter({ hasText: name }))
  await row.getByRole('button', { name: '删除' }).click()
  await expect(boss.getByRole('dialog').last()).toContainText('连同简历一起删除')
  await boss.getByRole('dialog').last().getByRole('button', { name: '删除' }).click()
  await expect(seen(boss.getByText('已删除'))).toBeVisible()
  await expect(boss.getByRole('row').filter({ hasText: name })).toHaveCount(0)
})
