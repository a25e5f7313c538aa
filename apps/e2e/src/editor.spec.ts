import { expect, type Page } from '@playwright/test'
import { choose, call, open, seen, test, untouchedOrders } from './kit.ts'

/** The newest approved bill that stands alone. */
async function approved(page: Page): Promise<{ Id: number }> {
  const { Rows } = await call<{ Rows: { Id: number; DraftCount: number }[] }>(
    page,
    '/api/TDBillLadingInfo/GetTDBillLadingPagedList?Status=2&PageSize=20',
  )
  return Rows.find(({ DraftCount }) => DraftCount === 1)!
}

test('a clerk makes three bills for a customer: shares the boxes out, fills them in, submits; the customer is told', async ({ signIn }) => {
  const customer = await signIn('customer2')
  const clerk = await signIn('doc', '/tdManage/siCreator')
  const [{ MblNo: mblNo }] = await untouchedOrders(customer, clerk)
  await clerk.getByRole('button', { name: /苏州恒泽机电/ }).click()
  await clerk.getByRole('textbox', { name: '委托', exact: true }).fill(mblNo)
  await clerk.getByRole('textbox', { name: '委托', exact: true }).press('Enter')
  const order = clerk.getByRole('row').filter({ hasText: mblNo })
  await expect(order).toContainText('还剩')
  await expect(order).toContainText('未提交')
  await order.getByRole('radio').check()
  await clerk.getByLabel('拆分票数').fill('3')
  await clerk.getByRole('button', { name: '开始补料' }).click()
  await expect(seen(clerk.getByText('代 苏州恒泽机电有限公司 提交'))).toBeVisible()

  // everything lies with the first bill; it is shared out by keyboard and buttons, green when nothing is left
  await expect(seen(clerk.getByText('3 / 3 票'))).toBeVisible()
  await clerk.keyboard.press('Alt+2')
  await expect(seen(clerk.getByText('已全部分配'))).toBeVisible()
  await clerk.getByRole('button', { name: '清除' }).click()
  await expect(seen(clerk.getByText(/未分配/))).toBeVisible()
  await clerk.getByRole('button', { name: '平均分' }).click()
  await expect(seen(clerk.getByText('已全部分配'))).toBeVisible()
  await clerk.getByRole('button', { name: '应用到各票' }).click()
  await clerk.keyboard.press('Alt+1')

  // each bill has its own consignee
  const rail = clerk.getByRole('navigation', { name: '提单草稿' })
  for (const [index, city] of ['SANTOS', 'LIMA', 'CALLAO'].entries()) {
    await rail.getByRole('button', { name: new RegExp(`^${mblNo}${'ABC'.charAt(index)} .*件`) }).click()
    await clerk.getByLabel('发货人').fill('SUZHOU HENGZE ELECTROMECHANICAL CO., LTD\nSUZHOU, CHINA\nTEL: 86-512-62881234')
    await clerk.getByLabel('收货人', { exact: true }).fill(`IMPORT HOUSE ${city}\n${city}, BRAZIL\nCNPJ 12.345.678/0001-95`)
    await clerk.getByLabel('第一通知人').fill('SAME AS CONSIGNEE')
    await clerk.getByRole('textbox', { name: '唛头' }).fill('N/M')
    await choose(clerk.getByLabel('签单方式'), '正本提单')
  }
  await expect(rail.getByText(/待填/)).toHaveCount(0)
  // a line too long in each is not sent; one click repairs all of them
  await clerk.keyboard.press('Control+Enter')
  await expect(clerk.getByRole('region', { name: '校验结果' })).toContainText('3 个错误')
  await clerk.getByRole('button', { name: '一键修正 3 项' }).click()
  await expect(clerk.getByLabel('发货人')).toHaveValue(/^SUZHOU HENGZE ELECTROMECHANICAL\nCO\., LTD/)
  await clerk.keyboard.press('Control+Enter')
  const dialog = clerk.getByRole('dialog', { name: '提交补料' })
  await expect(dialog.getByRole('row')).toHaveCount(5)
  await dialog.getByRole('button', { name: '提交补料' }).click()
  await expect(clerk).toHaveURL(/\/tdManage\/siDetail\?Id=\d+/)
  await customer.goto(`/external/workbench/SISubimtList?Keyword=${mblNo}`)
  await expect(customer.getByRole('row').filter({ hasText: mblNo }).filter({ hasText: '待审核' })).toBeVisible()
})

test('what was approved is amended with a reason, and the log says so', async ({ signIn }) => {
  const page = await signIn('customer')
  const { Id } = await approved(page)
  await open(page, `/external/workbench/siSubmit?Id=${Id}`)
  await expect(seen(page.getByText(/本次提交为改单|改单，会产生改单费/))).toBeVisible()
  await page.getByLabel('备注（不显示在提单上）').fill('SHIPPED ON BOARD')
  await page.getByRole('button', { name: '移到货描' }).click()
  await expect(page.getByRole('textbox', { name: '货物描述' })).toHaveValue(/SHIPPED ON BOARD$/)
  await page.getByRole('button', { name: '重新提交' }).click()
  const dialog = page.getByRole('dialog', { name: '重新提交' })
  await dialog.getByRole('button', { name: '重新提交' }).click()
  await expect(dialog.getByText('请选择改单原因')).toBeVisible()
  await choose(dialog.getByLabel('改单原因'), 'A02 货描或唛头更正')
  await dialog.getByRole('button', { name: '重新提交' }).click()
  await expect(page).toHaveURL(/siSubmitLog/)
  await expect(page.getByRole('row').filter({ hasText: '改单' }).first()).toBeVisible()
})

interface Row {
  Id: number
  CGO_ID: number
  DraftCount: number
  Version: number
}
test('a text is kept at its field and taken again by the keyboard, after a question where another one stands', async ({ signIn }) => {
  const page = await signIn('customer')
  const { Id } = await approved(page)
  await open(page, `/external/workbench/siSubmit?Id=${Id}`)
  const goods = page.getByRole('textbox', { name: '货物描述' })
  const text = 'ELECTRIC FANS\nHS CODE 841451'
  await goods.fill(text)
  await goods.press('Alt+ArrowDown')
  const panel = page.getByRole('dialog', { name: '货物描述：常用文字' })
  await panel.getByRole('button', { name: '存当前内容为常用' }).click()
  await expect(panel.getByRole('option').filter({ hasText: 'ELECTRIC FANS' })).toHaveCount(1)
  await page.keyboard.press('Escape')
  await goods.fill('SAMPLES')
  await goods.press('Alt+ArrowDown')
  await panel.getByRole('combobox').fill('ELECTRIC FANS')
  await expect(panel.getByRole('option')).toHaveCount(1)
  await panel.getByRole('combobox').press('Enter')
  await expect(panel.getByRole('button', { name: '替换' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(goods).toHaveValue(text)
  await expect(goods).toBeFocused()
})

test('boxes are shared out anew between two bills that wait for review; both go back together, in one act', async ({ signIn }) => {
  const page = await signIn('customer')
  const waiting = async () => {
    const list = '/api/TDBillLadingInfo/GetTDBillLadingPagedList?Status=1&PageSize=100'
    return (await call<{ Rows: Row[] }>(page, list)).Rows.filter(({ DraftCount }) => DraftCount === 2)
  }
  const [first] = await waiting()
  await open(page, `/external/workbench/siSubmit?Id=${first!.Id}`)
  const rail = page.getByRole('navigation', { name: '提单草稿' })
  await expect(rail.getByRole('listitem')).toHaveCount(2)
  await page.keyboard.press('Alt+2')
  await page.getByRole('button', { name: '平均分' }).click()
  await page.getByRole('button', { name: '应用到各票' }).click()
  await page.keyboard.press('Alt+1')
  await page.keyboard.press('Control+Enter')
  const dialog = page.getByRole('dialog', { name: '重新提交' })
  await expect(dialog).toContainText('本委托 2 票中的 2 票将一并重新提交审核')
  await dialog.getByRole('button', { name: '重新提交' }).click()
  await expect(page).toHaveURL(/siSubmitLog/)
  const bills = (await waiting()).filter(({ CGO_ID }) => CGO_ID === first!.CGO_ID)
  expect(bills.map(({ Version }) => Version)).toEqual([first!.Version + 1, first!.Version + 1])
})
