import { expect, type Locator, type Page } from '@playwright/test'
import { keysReady, seen, tabTo, test } from './kit.ts'

const section = (page: Page, name: string) => seen(page.getByRole('region', { name, exact: true }))
const cell = (page: Page, line: string, name: string) => seen(page.getByRole('row', { name: line })).getByLabel(name, { exact: true })
/** A day that sailings of the demo leave around. */
const soon = new Date(Date.now() + 12 * 86_400_000).toISOString().slice(0, 10)
/** Presses of Tab from the first field of a booking to the last one. */
const most = 30

/** Sides that type a booking, each on its page. */
const desks = [
  { who: 'a customer', account: 'customer', path: '/external/workbench/BookOnline', isStaff: false },
  { who: 'staff', account: 'ops', path: '/quckBook/internalBookOnline', isStaff: true },
]

for (const { who, account, path, isStaff } of desks)
  test(`a booking is typed and sent by ${who} by the keys of the keyboard alone, its last field within 30 presses of Tab of the first`, async ({
    signIn,
  }) => {
    const page = await signIn(account, path)
    await keysReady(page)
    let presses = 0
    const to = async (place: Locator) => {
      presses += await tabTo(page, place, most)
    }
    const pick = async (place: Locator, typed: string, shown = typed) => {
      await to(place)
      await page.keyboard.type(typed)
      await expect(seen(page.getByRole('option'))).toContainText(shown)
      await page.keyboard.press('Enter')
    }
    const type = async (place: Locator, text: string) => {
      await to(place)
      await page.keyboard.type(text)
    }
    const customer = seen(page.getByRole('combobox', { name: '客户', exact: true }))
    const number = seen(page.getByRole('textbox', { name: '客户单号' }))
    await (isStaff ? customer : number).focus()
    if (isStaff) await pick(customer, 'yuanfan', '宁波远帆')
    await type(number, 'PO 2026-118')
    await pick(section(page, '航线与船期').getByRole('combobox', { name: '装货港' }), 'CNSHA')
    await pick(section(page, '航线与船期').getByRole('combobox', { name: '卸货港' }), 'USLAX')
    await type(section(page, '航线与船期').getByRole('textbox', { name: '预计开航' }), soon)
    await to(cell(page, '第 1 行箱型箱量', '箱型'))
    for (const key of ['4', '0', 'h', 'q', 'Enter']) await page.keyboard.press(key)
    // the sailing is taken by the keys of its row
    await to(section(page, '价格').locator('tr[data-row="0"]'))
    const sailing = seen(section(page, '价格').locator('tr[data-row]:has(button:enabled)'))
    for (let row = 0; row < 5 && !(await sailing.evaluate((element) => element === document.activeElement)); row += 1)
      await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(section(page, '价格').getByText('已选用').or(section(page, '价格').getByText('当前价格')).first()).toBeVisible()
    await type(cell(page, '第 1 行货物', '英文品名'), 'WOODEN FURNITURE')
    await type(cell(page, '第 1 行货物', '件数'), '860')
    await type(cell(page, '第 1 行货物', '毛重 KG'), '18600')
    await type(cell(page, '第 1 行货物', '体积 CBM'), '60.5')
    await type(
      seen(page.getByRole('textbox', { name: '发货人' })),
      'NINGBO YUANFAN IMPORT AND EXPORT CO., LTD\nNO. 88 RENMIN ROAD, NINGBO\nCHINA\nUSCI: 91441900730442249J',
    )
    // the flags are one stop, and the arrows lead from one to the next
    await to(section(page, '附加服务').getByRole('checkbox', { name: '拖车' }))
    await page.keyboard.press('ArrowRight')
    await expect(section(page, '附加服务').getByRole('checkbox', { name: '报关' })).toBeFocused()
    await page.keyboard.press('Space')
    await type(seen(page.getByRole('textbox', { name: '联系人', exact: true })), '沈佳怡')
    await type(seen(page.getByRole('textbox', { name: '电话' })), '13800000000')
    await type(seen(page.getByRole('textbox', { name: '订舱备注' })), 'KEYS ONLY')
    if (isStaff) await type(seen(page.getByRole('textbox', { name: '内部备注' })), 'BY STAFF')
    expect(presses).toBeLessThanOrEqual(most)
    await page.keyboard.press('Control+Enter')
    await expect(seen(page.getByRole('heading', { level: 1, name: /^BK\d+/ }))).toBeVisible()
    await expect(seen(page.getByRole('main').getByText('已提交', { exact: true }))).toBeVisible()
    await expect(seen(page.getByText('KEYS ONLY'))).toBeVisible()
  })

test('folded fields, lines and sailings of a booking are reached by keys too', async ({ signIn }) => {
  const page = await signIn('customer', '/external/workbench/BookOnline')
  await keysReady(page)
  const route = section(page, '航线与船期')
  await route.getByRole('button', { name: /^更多/ }).focus()
  await page.keyboard.press('Enter')
  await tabTo(page, route.getByLabel('船名'), 3)
  await page.keyboard.type('COSCO ROME')
  const more = route.getByRole('button', { name: /^更多/ })
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(route.getByText('船名 COSCO ROME')).toBeVisible()

  await section(page, '货物').getByRole('button', { name: '增加货物' }).focus()
  await page.keyboard.press('Enter')
  await expect(cell(page, '第 2 行货物', '英文品名')).toBeFocused()
  await page.keyboard.type('TOYS')
  await page.keyboard.press('Alt+Delete')
  await expect(seen(page.getByRole('row', { name: '第 2 行货物' }))).toHaveCount(0)
  await expect(cell(page, '第 1 行货物', '英文品名')).toBeFocused()
  await section(page, '货物').getByRole('button', { name: '增加货物' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(cell(page, '第 1 行货物', '唛头')).toBeVisible()
})
