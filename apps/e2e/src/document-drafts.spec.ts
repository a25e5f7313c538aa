import { expect, type Page } from '@playwright/test'
import { attempt, open, seen, test } from './kit.ts'

const edit = '/system/company/customer/customerEdit'
const list = '/system/company/customer/customerList'
const field = (page: Page, name: string) => seen(page.getByRole('textbox', { name, exact: true }))
const state = (page: Page, words: RegExp) => expect(seen(page.getByText(words))).toBeVisible()
const saved = (page: Page) => state(page, /草稿已自动保存/)
const unique = (name: string) => `${name}${Date.now()}${attempt()}`

/** The renderer process dies as it stands: nothing in the page can run any more. */
async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  void session.send('Page.crash').catch(() => undefined)
  await crashed
}

/** A customer of its own; answers the address of the page on which it is changed. */
async function customer(page: Page): Promise<string> {
  const name = unique('草稿试验客户')
  await page.goto(edit)
  await seen(page.getByRole('textbox', { name: /企业名称/ })).fill(name)
  await seen(page.getByRole('button', { name: '保存', exact: true })).click()
  await page.waitForURL(/customerDetail\?Id=\d+/)
  return `${edit}?Id=${new URL(page.url()).searchParams.get('Id')}`
}

test('what is typed into a new customer is there after a reload and a crash, and goes with the save', async ({ signIn }) => {
  const first = await signIn('boss', edit)
  const name = unique('宁波草稿')
  await seen(first.getByRole('textbox', { name: /企业名称/ })).fill(name)
  // the address names the draft: a restored window finds it
  await expect(first).toHaveURL(/Draft=/)
  await saved(first)
  await first.reload()
  await expect(seen(first.getByRole('textbox', { name: /企业名称/ }))).toHaveValue(name)
  await state(first, /上次未提交的内容已恢复/)
  // what the server has cannot help
  let cut = true
  await first.context().route('**/api/Document/SaveDraft', (route) => (cut ? route.abort() : route.continue()))
  await field(first, '简称').fill('草稿')
  await state(first, /内容已保存在本机/)
  const url = first.url()
  await crash(first)
  const page = await first.context().newPage()
  await page.goto(url)
  await expect(field(page, '简称')).toHaveValue('草稿')
  cut = false
  await seen(page.getByRole('button', { name: '保存', exact: true })).click()
  await page.waitForURL(/customerDetail\?Id=\d+/)
  await page.goto(edit)
  await expect(seen(page.getByRole('textbox', { name: /企业名称/ }))).toHaveValue('')
  await expect(page.getByRole('link', { name })).toHaveCount(0)
})

test('an open editor saves what is typed without being asked, and says the time of the save', async ({ signIn }) => {
  const page = await signIn('boss', edit)
  const name = unique('自动保存客户')
  const saves = async (typed: string, type: () => Promise<void>) => {
    const kept = page.waitForResponse(
      (answer) => answer.url().includes('/SaveDraft') && (answer.request().postData() ?? '').includes(typed),
    )
    await type()
    const { Data } = (await (await kept).json()) as { Data: { SavedAt: string } }
    const time = new Date(Data.SavedAt).toLocaleTimeString('en-GB', { timeZone: 'Asia/Shanghai', hour: '2-digit', minute: '2-digit' })
    await state(page, new RegExp(`草稿已自动保存 .*${time}`))
  }
  // nothing is pressed, and the field keeps the focus
  const box = seen(page.getByRole('textbox', { name: /企业名称/ }))
  await saves(name, () => box.fill(name))
  await expect(box).toBeFocused()
  await saves('SECOND', () => field(page, '简称').fill('SECOND'))
  // the record itself is not written by it
  await page.goto(list)
  await expect(page.getByText(name)).toHaveCount(0)
})

test('a draft that was left is offered on the page of new ones, and 放弃 removes it', async ({ signIn }) => {
  const page = await signIn('boss', edit)
  const name = unique('留下的草稿')
  await seen(page.getByRole('textbox', { name: /企业名称/ })).fill(name)
  await saved(page)
  await page.goto(list)
  await page.goto(edit)
  await seen(page.getByRole('link', { name })).click()
  await expect(seen(page.getByRole('textbox', { name: /企业名称/ }))).toHaveValue(name)
  await seen(page.getByRole('button', { name: '放弃', exact: true })).click()
  await page.getByRole('dialog').getByRole('button', { name: '放弃' }).click()
  await expect(seen(page.getByRole('textbox', { name: /企业名称/ }))).toHaveValue('')
  await page.goto(edit)
  await expect(page.getByRole('link', { name })).toHaveCount(0)
})

test('two tabs of one browser type in one draft, and neither loses a field', async ({ signIn }) => {
  const one = await signIn('boss')
  const url = await customer(one)
  await one.goto(url)
  const two = await one.context().newPage()
  await two.goto(url)
  await expect(field(two, '简称')).toBeVisible()
  await field(one, '简称').fill('第一页签')
  await expect(field(two, '简称')).toHaveValue('第一页签')
  await field(two, '注册地址').fill('宁波市鄞州区')
  await expect(field(one, '注册地址')).toHaveValue('宁波市鄞州区')
  await expect(field(one, '简称')).toHaveValue('第一页签')
})

test('a second person takes over what the first one typed; what both type is asked and told', async ({ signIn }) => {
  const boss = await signIn('boss')
  const url = await customer(boss)
  await open(boss, url)
  await field(boss, '简称').fill('老板的')
  await saved(boss)
  const sales = await signIn('sales', url)
  await expect(field(sales, '简称')).toHaveValue('老板的')
  await state(sales, /未提交的内容已载入/)
  // one goes on: the other sees it at once, and can put his own value back
  await field(sales, '简称').fill('销售的')
  await expect(field(boss, '简称')).toHaveValue('销售的')
  await state(boss, /修改了您填写的以下内容/)
  await seen(boss.getByRole('button', { name: '简称 恢复我的' })).click()
  await expect(field(sales, '简称')).toHaveValue('老板的')

  // both type while one is cut off: he is asked once he is back
  await sales.context().setOffline(true)
  await field(sales, '简称').fill('离线改的')
  await state(sales, /内容已保存在本机/)
  await field(boss, '简称').fill('在线改的')
  await saved(boss)
  await sales.context().setOffline(false)
  await state(sales, /同一处内容两边改得不一样/)
  await seen(sales.getByRole('button', { name: '简称 用我的' })).click()
  await expect(field(boss, '简称')).toHaveValue('离线改的')
})

test('an application for credit is typed, closed and found again, by its own person alone', async ({ signIn }) => {
  const boss = await signIn('boss')
  const url = (await customer(boss)).replace('customerEdit', 'customerDetail')
  await open(boss, url)
  const dialog = (page: Page) => page.getByRole('dialog', { name: /信用/ })
  const reason = (page: Page) => dialog(page).getByRole('textbox', { name: /申请理由/ })
  await seen(boss.getByRole('button', { name: '申请调整' })).click()
  await reason(boss).fill('旺季放量')
  await saved(boss)
  await boss.reload()
  await seen(boss.getByRole('button', { name: '申请调整' })).click()
  await expect(reason(boss)).toHaveValue('旺季放量')
  // closing asks nothing and loses nothing
  await dialog(boss).getByRole('button', { name: '取消' }).click()
  await expect(dialog(boss)).toHaveCount(0)
  await seen(boss.getByRole('button', { name: '申请调整' })).click()
  await expect(reason(boss)).toHaveValue('旺季放量')
  await dialog(boss)
    .getByRole('textbox', { name: /信用额度/ })
    .fill('100000')
  await dialog(boss).getByRole('button', { name: '提交审批' }).click()
  await expect(dialog(boss)).toHaveCount(0)
})
