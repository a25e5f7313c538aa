import { expect, type Page } from '@playwright/test'
import { choose, approve, fillSignIn, open, seen, test, tokenKey, untouchedOrders } from './kit.ts'

/** Fills what an order cannot know; the rest is prefilled. */
async function fillParties(page: Page): Promise<void> {
  await page.getByLabel('发货人').fill('ningbo yuanfan imp. & exp. co., ltd\nningbo, china')
  await page.getByLabel('收货人', { exact: true }).fill('HAMBURG HOME TRADING GMBH\nHAMBURG, GERMANY')
  await page.getByRole('button', { name: 'SAME AS CONSIGNEE', exact: true }).click()
  await page.getByRole('button', { name: 'N/M', exact: true }).click()
  await choose(page.getByLabel('签单方式'), '电放')
}

test('a customer submits, the reviewer is told live and rejects, the customer corrects, the reviewer approves, both logs show it', async ({
  signIn,
}) => {
  const customer = await signIn('customer')
  const reviewer = await signIn('reviewer')

  // the customer finds an order that waits for its SI and opens it
  const [{ MblNo: mblNo }] = await untouchedOrders(customer)
  await customer.getByRole('link', { name: '补料提交列表' }).first().click()
  await customer.getByRole('button', { name: '待提交' }).click()
  await expect(customer).toHaveURL(/SiState=none/)
  await customer.getByLabel('关键字').fill(mblNo)
  await customer.getByLabel('关键字').press('Enter')
  const order = customer.locator('[data-row]').filter({ visible: true })
  await expect(order).toHaveCount(1)
  await expect(order).toContainText('还剩')
  await order.getByRole('link', { name: mblNo, exact: true }).click()
  await expect(customer.getByRole('heading', { level: 1, name: mblNo })).toBeVisible()

  // nothing is sent while errors are left; each error is named
  await customer.getByRole('button', { name: '提交补料' }).click()
  await expect(customer.getByRole('region', { name: '校验结果' })).toContainText('请填写唛头')
  await fillParties(customer)
  await expect(customer.getByLabel('发货人')).toHaveValue('NINGBO YUANFAN IMP. & EXP. CO., LTD\nNINGBO, CHINA')
  await expect(seen(customer.getByText(/可以提交$/))).toBeVisible()
  await customer.getByRole('button', { name: '提交补料' }).click()
  await customer.getByRole('dialog').getByRole('button', { name: '提交补料' }).click()
  await expect(customer).toHaveURL(/siSubmitLog/)
  await expect(customer.getByRole('row').filter({ hasText: mblNo }).filter({ hasText: '提交' }).first()).toBeVisible()

  // the reviewer is told live and opens it from the pop-up
  const told = reviewer.locator('.arco-notification').filter({ hasText: mblNo })
  await expect(told).toBeVisible()
  await open(reviewer, '/tdManage/siCheck')
  await seen(reviewer.getByRole('link', { name: mblNo, exact: true })).click()
  await reviewer.getByRole('button', { name: '与上一版' }).click()
  await expect(seen(reviewer.getByText('首次提交，没有上一版。'))).toBeVisible()
  await reviewer.getByLabel('处理后自动下一票').uncheck()
  await reviewer.getByRole('button', { name: '退回修改' }).click()
  await reviewer.getByRole('button', { name: '退回并通知提交人' }).click()
  await expect(reviewer.getByRole('alert').filter({ hasText: '请填写审核备注' })).toBeVisible()
  await reviewer.getByLabel('R07 收货人税号缺失').check()
  await reviewer.getByRole('textbox', { name: '审核备注' }).fill('请补充收货人 VAT 税号')
  await reviewer.getByRole('button', { name: '退回并通知提交人' }).click()
  await expect(seen(reviewer.getByText('已退回', { exact: true }))).toBeVisible()

  // the customer is told live, corrects and submits again
  const back = customer.locator('.arco-notification').filter({ hasText: `补料已退回：${mblNo}` })
  await expect(back).toBeVisible()
  await open(customer, '/manage/message')
  await customer.getByRole('link', { name: `补料已退回：${mblNo}` }).click()
  await expect(customer).toHaveURL(/\/manage\/messageDetail\?id=\d+/)
  await customer.getByRole('button', { name: '查看相关业务' }).click()
  await expect(seen(customer.getByText(/已退回：\[R07 收货人税号缺失\] 请补充收货人 VAT 税号/))).toBeVisible()
  await customer.getByLabel('收货人', { exact: true }).fill('HAMBURG HOME TRADING GMBH\nHAMBURG, GERMANY\nVAT DE123456789')
  await customer.getByRole('button', { name: '重新提交' }).click()
  await customer.getByRole('dialog').getByRole('button', { name: '重新提交' }).click()
  await expect(customer).toHaveURL(/siSubmitLog/)

  // the reviewer sees what changed and approves
  await expect(reviewer.locator('.arco-notification').filter({ hasText: '第 2 版' })).toBeVisible()
  await open(reviewer, '/tdManage/siCheck')
  await seen(reviewer.getByRole('link', { name: mblNo, exact: true })).click()
  await expect(reviewer.getByRole('table', { name: '与上一版的差异' })).toContainText('VAT DE123456789')
  await approve(reviewer, mblNo)
  await expect(customer.locator('.arco-notification').filter({ hasText: `补料审核通过：${mblNo}` })).toBeVisible()

  // both logs show the whole story
  const story = ['审核通过 · 第 2 版', '重新提交 · 第 2 版', '退回修改 · 第 1 版', '提交 · 第 1 版']
  for (const [index, line] of story.entries())
    await expect(reviewer.getByRole('list', { name: '全程' }).getByRole('listitem').nth(index)).toContainText(line)
  await customer.goto('/external/workbench/siSubmitLog')
  await customer.getByRole('searchbox').or(customer.getByLabel('关键字')).first().fill(mblNo)
  await customer.keyboard.press('Enter')
  for (const event of ['审核通过', '重新提交', '退回修改', '提交'])
    await expect(
      customer
        .getByRole('row')
        .filter({ hasText: mblNo })
        .filter({ has: customer.getByText(event, { exact: true }) })
        .first(),
    ).toBeVisible()
})

test('what was typed survives a reload and an expired session', async ({ signIn }) => {
  const page = await signIn('customer2')
  const [order] = await untouchedOrders(page)
  const address = `/external/workbench/siSubmit?CGO_ID=${order.Id}`
  await page.goto(address)
  await page.getByLabel('发货人').fill('TYPED BEFORE THE BREAK')
  await expect(seen(page.getByText(/已保存 \d\d:\d\d/))).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('发货人')).toHaveValue('TYPED BEFORE THE BREAK')

  await page.evaluate((key) => localStorage.setItem(key, 'expired'), tokenKey)
  await page.goto(address)
  await expect(page).toHaveURL(/\/\?.*showLogin=true/)
  await fillSignIn(page, 'customer2')
  await expect(page.getByLabel('发货人')).toHaveValue('TYPED BEFORE THE BREAK')
  await expect(seen(page.getByText(/已恢复 .* 未提交的内容/))).toBeVisible()
})

test('the whole submission by keyboard only', async ({ signIn }) => {
  const page = await signIn('customer')
  const [{ MblNo }] = await untouchedOrders(page)
  await page.goto('/external/workbench/SISubimtList?SiState=none&Sort=-SiDeadline')
  await page.getByRole('link', { name: MblNo, exact: true }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: MblNo })).toBeVisible()
  await page.getByLabel('发货人').focus()
  await page.keyboard.type('NINGBO YUANFAN IMP. & EXP. CO., LTD')
  await page.keyboard.press('Tab')
  await page.keyboard.type('TO ORDER OF SHIPPER')
  await page.keyboard.press('Tab')
  await page.keyboard.type('ROTTERDAM IMPORT HOUSE B.V.')
  await page.getByLabel('签单方式').focus()
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
  await page.getByLabel('唛头', { exact: true }).focus()
  await page.keyboard.type('N/M')
  await page.getByRole('button', { name: '提交补料' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: '提交补料' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/siSubmitLog/)
})
