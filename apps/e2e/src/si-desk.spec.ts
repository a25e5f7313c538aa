import { expect, type Locator, type Page } from '@playwright/test'
import { faultsOf } from './accessible.ts'
import { choose, approve, open, seen, test, textOf, untouchedOrders } from './kit.ts'

const notice = (page: Page, text: string) => page.locator('.arco-notification').filter({ hasText: text })
const submit = (page: Page) => page.getByRole('button', { name: '提交补料', exact: true })

test('three bills of one order by allocation: stopped by an imbalance, repaired, submitted; one is sent back, corrected and approved', async ({
  signIn,
}) => {
  const customer = await signIn('customer')
  const reviewer = await signIn('reviewer')
  const [{ Id, MblNo }] = await untouchedOrders(customer)

  // what all bills have in common is filled in once, then there are three
  await open(customer, `/external/workbench/siSubmit?CGO_ID=${Id}`)
  await customer.getByLabel('发货人', { exact: true }).fill('NINGBO YUANFAN IMP. & EXP. CO., LTD\nNINGBO, CHINA\nTEL: 86-574-87001234')
  await customer
    .getByLabel('收货人', { exact: true })
    .fill('HAMBURG HOME TRADING GMBH\nHAMBURG, GERMANY\nVAT DE123456789 TEL: 49-40-123456')
  await customer.getByRole('button', { name: 'SAME AS CONSIGNEE', exact: true }).click()
  await customer.getByRole('button', { name: 'N/M', exact: true }).click()
  await choose(customer.getByLabel('签单方式'), '电放')
  await customer.getByLabel('拆分票数').fill('3')
  await customer.getByLabel('拆分票数').press('Enter')
  const drafts = customer.getByRole('navigation', { name: '提单草稿' })
  await expect(drafts.getByRole('listitem')).toHaveCount(3)
  for (const letter of ['A', 'B', 'C']) await expect(drafts.getByText(`${MblNo}${letter}`)).toBeVisible()

  // shared out evenly, then one cell is typed over: one package is left
  await customer.getByRole('group', { name: '编辑步骤' }).getByRole('button', { name: '分配' }).click()
  await customer.getByRole('button', { name: '平均分' }).click()
  await expect(customer.getByText('已全部分配')).toBeVisible()
  const cell = customer.locator('[data-row="0"] [aria-colindex="6"]')
  const box = await textOf(customer.locator('[data-row="0"] [aria-colindex="2"]'))
  const numberIn = async (place: Locator) => Number((await textOf(place, /^[\d,]+$/)).replaceAll(',', ''))
  const loaded = await numberIn(customer.locator('[data-row="0"] [aria-colindex="4"]'))
  const share = await numberIn(cell)
  expect(share).toBeGreaterThan(2)
  await cell.click()
  await customer.keyboard.type(String(share - 2))
  await customer.keyboard.press('Enter')
  await expect(customer.getByText(/未分配 2 件/)).toBeVisible()
  await customer.getByRole('button', { name: '应用到各票' }).click()
  await submit(customer).click()
  const checks = customer.getByRole('region', { name: '校验结果' })
  await expect(checks).toContainText(
    `箱 ${box} 的件数在 第 1 票 ${MblNo}A、第 2 票 ${MblNo}B、第 3 票 ${MblNo}C 中合计 ${loaded - 2}，与装箱 ${loaded} 不一致`,
  )
  await expect(customer.getByRole('dialog')).toHaveCount(0)

  // evened out again, nothing stands in the way
  await customer.getByRole('group', { name: '编辑步骤' }).getByRole('button', { name: '分配' }).click()
  await customer.getByRole('button', { name: '平均分' }).click()
  await customer.getByRole('button', { name: '应用到各票' }).click()
  await expect(checks).not.toContainText('个错误')
  await submit(customer).click()
  const dialog = customer.getByRole('dialog')
  for (const letter of ['A', 'B', 'C']) await expect(dialog.getByRole('row').filter({ hasText: `${MblNo}${letter}` })).toBeVisible()
  await dialog.getByRole('button', { name: '提交补料' }).click()
  await expect(customer).toHaveURL(/siSubmitLog/)

  // the reviewer hears of it, and sends the second bill back with what is wrong
  const bill = `${MblNo}B`
  await expect(notice(reviewer, MblNo)).toBeVisible()
  await open(reviewer, '/tdManage/siCheck')
  await seen(reviewer.getByRole('link', { name: bill, exact: true })).click()
  await expect(reviewer.getByRole('heading', { level: 1, name: bill })).toBeVisible()
  await reviewer.getByLabel('处理后自动下一票').uncheck()
  await reviewer.getByRole('button', { name: '货物描述', exact: true }).first().click()
  await reviewer.getByRole('textbox', { name: '货物描述的批注' }).fill('写明不锈钢牌号')
  await reviewer.getByRole('heading', { level: 1 }).click()
  await reviewer.getByRole('button', { name: '退回修改' }).click()
  await reviewer.getByLabel('R02 货描笼统').check()
  await reviewer.getByLabel('审核备注').fill('请写明材质与用途')
  await reviewer.getByRole('button', { name: '退回并通知提交人' }).click()
  await expect(seen(reviewer.getByText('已退回', { exact: true }))).toBeVisible()

  // the customer hears of it, sees in the log of versions what was refused and why, goes to it from the message, corrects and submits again
  await expect(notice(customer, `补料已退回：${bill}`)).toBeVisible()
  await open(customer, `/external/workbench/SILogs?Keyword=${bill}`)
  const refused = seen(customer.getByRole('row').filter({ hasText: bill }).filter({ hasText: '退回修改' }))
  await expect(refused).toContainText('第 1 版')
  await expect(refused).toContainText('请写明材质与用途')
  await open(customer, '/manage/message')
  await customer.getByRole('link', { name: `补料已退回：${bill}` }).click()
  await customer.getByRole('button', { name: '查看相关业务' }).click()
  await expect(seen(customer.getByText(/已退回：\[R02 货描笼统\] 请写明材质与用途/))).toBeVisible()
  await expect(customer.getByRole('heading', { level: 1, name: bill })).toBeVisible()
  await expect(seen(customer.getByText('退回修改 · 第 1 版'))).toBeVisible()

  // what was refused stands beside what it becomes: first untouched with its remark, then what was corrected
  await customer.getByRole('button', { name: '与退回的版本对照' }).click()
  const compared = customer.getByRole('table', { name: '与上一版的差异' })
  const goods = compared.getByRole('row').filter({ hasText: '货物描述' })
  await expect(goods).toContainText('写明不锈钢牌号')
  await expect(goods).toContainText('（未改）')
  await expect(compared.getByRole('row')).toHaveCount(2)
  await goods.getByRole('button', { name: '货物描述' }).press('Enter')
  await expect(customer.getByLabel('货物描述', { exact: true })).toBeFocused()
  await customer.getByLabel('货物描述', { exact: true }).fill('STAINLESS STEEL 304 PANS\nFOR HOUSEHOLD USE')
  await customer.keyboard.press('Alt+Digit4')
  await expect(goods).toContainText('STAINLESS STEEL 304 PANS')
  await expect(goods).not.toContainText('（未改）')
  expect(await faultsOf(customer)).toEqual([])
  await customer.getByRole('group', { name: '编辑步骤' }).getByRole('button', { name: '填写' }).click()
  await customer.getByRole('button', { name: '重新提交' }).click()
  await customer.getByRole('dialog').getByRole('button', { name: '重新提交' }).click()
  await expect(customer).toHaveURL(/siSubmitLog/)

  // the reviewer compares the two versions and approves
  await expect(notice(reviewer, `${bill}（第 2 版）`)).toBeVisible()
  await open(reviewer, '/tdManage/siCheck')
  await seen(reviewer.getByRole('link', { name: bill, exact: true })).click()
  await expect(reviewer.getByRole('table', { name: '与上一版的差异' })).toContainText('STAINLESS STEEL 304 PANS')
  await reviewer.getByLabel('处理后自动下一票').uncheck()
  await approve(reviewer, bill)
  await expect(notice(customer, `补料审核通过：${bill}`)).toBeVisible()

  // both sides can read the whole story
  for (const line of ['审核通过 · 第 2 版', '重新提交 · 第 2 版', '退回修改 · 第 1 版', '提交 · 第 1 版'])
    await expect(seen(reviewer.getByRole('list', { name: '全程' }).getByText(line))).toBeVisible()
  await customer.goto(`/external/workbench/siSubmitLog?Keyword=${bill}`)
  for (const event of ['审核通过', '重新提交', '退回修改', '提交'])
    await expect(
      seen(
        customer
          .getByRole('row')
          .filter({ hasText: bill })
          .filter({ has: customer.getByText(event, { exact: true }) }),
      ),
    ).toBeVisible()
  await customer.goto(`/external/workbench/SILogs?Keyword=${bill}`)
  await expect(seen(customer.getByRole('row').filter({ hasText: bill }).filter({ hasText: '重新提交' }))).toContainText(
    'STAINLESS STEEL 304 PANS',
  )

  // from the log of versions the customer sees what was refused beside what was approved
  await seen(customer.getByRole('link', { name: bill, exact: true })).click()
  await customer.getByRole('radio', { name: '新版本：第 2 版' }).check()
  await expect(seen(customer.getByRole('region', { name: '版本对比' }))).toContainText('第 1 版 退回修改：[R02 货描笼统] 请写明材质与用途')
  const story = seen(customer.getByRole('table', { name: '与上一版的差异' }))
  await expect(story.getByRole('row').filter({ hasText: '货物描述' })).toContainText('写明不锈钢牌号')
  await expect(story).toContainText('STAINLESS STEEL 304 PANS')
})
