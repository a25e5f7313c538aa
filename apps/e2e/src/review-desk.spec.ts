import { expect, type Locator, type Page } from '@playwright/test'
import { approve, attempt, call, open, seen, test, textOf } from './kit.ts'

const calls = '/api/TDBillLadingInfo'
interface Row {
  Id: number
  CGO_ID: number
  BillNo: string
  CompanyName: string
  Warnings: number
  Version: number
}
/** Unassigned instructions waiting for review, in queue order. */
const waiting = async (page: Page, query: Record<string, string> = {}) => {
  const asked = new URLSearchParams({ Status: '1', Claim: 'unclaimed', Sort: 'Queue', ...query })
  return (await call<{ Rows: Row[] }>(page, `${calls}/GetTDBillLadingPagedList?${asked}`)).Rows
}
async function first(page: Page, query: Record<string, string> = {}): Promise<Row> {
  const [row] = await waiting(page, query)
  if (!row) throw new Error('nothing waits')
  return row
}
const rowOf = (page: Page, billNo: string): Locator =>
  seen(page.getByRole('row').filter({ has: page.getByRole('link', { name: billNo, exact: true }) }))
/** Begins a review, which takes the record and loads it once more. */
const desk = async (page: Page, row: Row) => {
  await open(page, `/tdManage/siAudit?Id=${row.Id}&Begin=1`)
  await expect(page.getByRole('heading', { level: 1, name: row.BillNo })).toBeVisible()
  await expect(page.getByText('由我审核')).toBeVisible()
}
/** The page stays with its record after a verdict. */
const stay = (page: Page) => page.getByLabel('处理后自动下一票').uncheck()

test('a record that one reviewer begins with is shown as taken to another at once, and free again when it is given back', async ({
  signIn,
}) => {
  const reviewer = await signIn('reviewer')
  const clerk = await signIn('doc')
  const row = await first(reviewer)
  await open(clerk, `/tdManage/siCheck?Keyword=${row.BillNo}`)
  await expect(rowOf(clerk, row.BillNo)).toBeVisible()
  await open(reviewer, `/tdManage/siAudit?Id=${row.Id}`)
  await expect(reviewer.getByRole('heading', { level: 1, name: row.BillNo })).toBeVisible()
  await expect(reviewer.getByRole('button', { name: '退回修改' })).toBeEnabled()
  await expect(reviewer.getByText('由我审核')).toBeHidden()
  await reviewer.keyboard.press('r')
  await expect(rowOf(clerk, row.BillNo).getByTitle('林志远正在审核')).toBeVisible()
  await reviewer.getByRole('button', { name: '取消领取' }).click()
  await expect(rowOf(clerk, row.BillNo).getByTitle('林志远正在审核')).toBeHidden()
})

test('remarks pinned to fields reach the customer at those fields', async ({ signIn }) => {
  const reviewer = await signIn('reviewer')
  const customer = await signIn('customer')
  const row = await first(reviewer, { Keyword: '宁波远帆', Warnings: 'none' })
  await desk(reviewer, row)
  await stay(reviewer)
  await reviewer.getByRole('button', { name: '收货人', exact: true }).first().click()
  await reviewer.getByRole('textbox', { name: '收货人的批注' }).fill('请补充收货人的 VAT 税号')
  await reviewer.getByRole('heading', { level: 1 }).click()
  await reviewer.keyboard.press('r')
  await reviewer.getByLabel('R07 收货人税号缺失').check()
  await reviewer.getByRole('textbox', { name: '审核备注' }).fill('请按批注修改')
  await expect(reviewer.getByText('连同 1 处字段批注一起退回。')).toBeVisible()
  await reviewer.getByRole('button', { name: '退回并通知提交人' }).click()
  await expect(seen(reviewer.getByText('已退回', { exact: true }))).toBeVisible()
  await expect(customer.locator('.arco-notification').filter({ hasText: `补料已退回：${row.BillNo}` })).toBeVisible()
  await customer.goto(`/external/workbench/siSubmit?CGO_ID=${row.CGO_ID}&Id=${row.Id}`)
  await expect(seen(customer.getByText('请补充收货人的 VAT 税号'))).toBeVisible()
  await expect(customer.getByLabel('收货人', { exact: true })).toHaveAccessibleDescription(/请补充收货人的 VAT 税号/)
})

test('a batch approves what has no warning and leaves the rest to be read', async ({ signIn }) => {
  const reviewer = await signIn('reviewer')
  const [clean, warned] = [await first(reviewer, { Warnings: 'none' }), await first(reviewer, { Warnings: 'some' })]
  await reviewer.goto('/tdManage/siCheck?Status=1&PageSize=100')
  for (const { BillNo } of [clean, warned]) await rowOf(reviewer, BillNo).getByRole('checkbox').check()
  await reviewer.getByRole('button', { name: '批量审核通过' }).click()
  const plan = reviewer.getByRole('table', { name: '处理方式' })
  await expect(plan.getByRole('row').filter({ hasText: clean.BillNo })).toContainText('将审核通过')
  await expect(plan.getByRole('row').filter({ hasText: warned.BillNo })).toContainText('处警告')
  await reviewer.getByRole('button', { name: '审核通过 1 票' }).click()
  await expect(reviewer.getByText('1 票全部处理完成')).toBeVisible()
  await reviewer.getByRole('button', { name: '知道了' }).click()
  await expect(rowOf(reviewer, clean.BillNo)).toBeHidden()
  await expect(rowOf(reviewer, warned.BillNo).getByRole('checkbox')).toBeChecked()
})

test('a verdict that still waits its five seconds is sent when the reviewer reloads the page', async ({ signIn }) => {
  const reviewer = await signIn('reviewer')
  const row = await first(reviewer, { Warnings: 'none' })
  await desk(reviewer, row)
  await stay(reviewer)
  await approve(reviewer, row.BillNo)
  const asked = reviewer.waitForEvent('dialog')
  const again = reviewer.reload()
  await (await asked).accept()
  await again
  await expect.poll(async () => (await call<{ Status: number }>(reviewer, `${calls}/GetTDBillLadingState?Id=${row.Id}`)).Status).toBe(2)
})

test('a version that was replaced while it was read is not approved, and the new one is shown', async ({ signIn }) => {
  const reviewer = await signIn('reviewer')
  const customer = await signIn('customer')
  const row = await first(reviewer, { Keyword: '宁波远帆' })
  await desk(reviewer, row)
  const record = await call<Record<string, unknown>>(customer, `${calls}/GetTDBillLadingInfo?Id=${row.Id}`)
  await call(customer, `${calls}/ModifyTDBillLadingInfo`, { ...record, TBI_MARKS: 'CHANGED MARKS' })
  await expect(reviewer.getByText(/提交人刚提交了第 \d+ 版，您看的是旧版本，不能再按旧版本审核。/)).toBeVisible()
  await expect(reviewer.getByRole('button', { name: '审核通过' })).toBeDisabled()
  await reviewer.getByRole('button', { name: '查看新版本的差异' }).click()
  await expect(reviewer.getByRole('table', { name: '与上一版的差异' })).toContainText('CHANGED MARKS')
  await stay(reviewer)
  await approve(reviewer, row.BillNo)
  await expect(seen(reviewer.getByText('审核通过', { exact: true }))).toBeVisible()
  await expect(seen(reviewer.getByText('该补料审核通过，不在待审核队列中，不能再审核。'))).toBeVisible()
})

test('J and K walk through the queue with the filters and the order of the list', async ({ signIn }) => {
  const reviewer = await signIn('reviewer')
  await open(reviewer, '/tdManage/siCheck?Status=1&Warnings=none&Sort=-Deadline')
  const rows = await waiting(reviewer, { Warnings: 'none', Sort: '-Deadline' })
  const [one, two] = [rows[0]?.BillNo ?? '', rows[1]?.BillNo ?? '']
  await rowOf(reviewer, one).getByRole('link').first().click()
  await expect(reviewer.getByRole('heading', { level: 1, name: one })).toBeVisible()
  // the keys lead on once it is known what waits
  await expect(reviewer.getByText(/队列第 1 \/ \d+ 票/)).toBeVisible()
  await reviewer.keyboard.press('j')
  await expect(reviewer.getByRole('heading', { level: 1, name: two })).toBeVisible()
  await expect(reviewer).toHaveURL(/Warnings=none/)
  await expect(reviewer.getByText(/队列第 2 \/ \d+ 票/)).toBeVisible()
  await reviewer.keyboard.press('k')
  await expect(reviewer.getByRole('heading', { level: 1, name: one })).toBeVisible()
})

test('a template is made from a record, edited, shared and removed', async ({ signIn }) => {
  const customer = await signIn('customer', '/external/workbench/siTemplate')
  const name = `浏览器测试模板 ${Date.now()}`
  await customer.getByRole('button', { name: '从补料生成' }).click()
  const dialog = customer.getByRole('dialog')
  await dialog.getByRole('group', { name: '补料' }).getByRole('radio').first().check()
  await dialog.getByRole('textbox', { name: '模板名称' }).fill(name)
  await dialog.getByRole('radio', { name: '个人' }).check()
  await dialog.getByRole('button', { name: '生成模板' }).click()
  await expect(customer.getByRole('dialog', { name: `编辑模板 ${name}` })).toBeVisible()
  await customer.getByRole('dialog').getByLabel('唛头').fill('N/M')
  await customer
    .getByRole('dialog')
    .getByRole('radio', { name: /公司模板/ })
    .check()
  await customer.getByRole('dialog').getByRole('button', { name: '保存' }).click()
  const row = customer.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('公司')
  await row.getByRole('button', { name: '删除' }).click()
  await customer.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  await expect(row).toBeHidden()
})

test('the draft bill goes to the customer, who asks for a change of one and confirms another', async ({ signIn }) => {
  const reviewer = await signIn('reviewer')
  const customer = await signIn('customer')
  const keyword = encodeURIComponent('宁波远帆')
  const approved = await call<{ Rows: Row[] }>(reviewer, `${calls}/GetTDBillLadingPagedList?Status=2&Keyword=${keyword}`)
  // two of this attempt's own
  const [one, two] = approved.Rows.slice(2 * attempt())
  if (!one || !two) throw new Error('nothing is approved')
  for (const row of [one, two]) {
    await reviewer.goto(`/tdManage/siDetail?Id=${row.Id}`)
    await reviewer.getByRole('button', { name: '发送样单' }).click()
    await reviewer.getByRole('dialog').getByRole('button', { name: '发送样单' }).click()
    await expect(seen(reviewer.getByText('样单待确认', { exact: true }))).toBeVisible()
  }
  await customer.goto(`/external/workbench/siSubmit?CGO_ID=${one.CGO_ID}&Id=${one.Id}`)
  await customer.getByRole('button', { name: '要求修改' }).click()
  await customer.getByRole('dialog').getByRole('textbox', { name: '备注' }).fill('收货人地址有误')
  await customer.getByRole('dialog').getByRole('button', { name: '要求修改' }).click()
  await expect(reviewer.locator('.arco-notification').filter({ hasText: `样单要求修改：${one.BillNo}` })).toBeVisible()
  await customer.goto(`/external/workbench/siSubmit?CGO_ID=${two.CGO_ID}&Id=${two.Id}`)
  await customer.getByRole('button', { name: '确认样单' }).click()
  await customer.getByRole('dialog').getByRole('button', { name: '确认样单' }).click()
  await expect(seen(customer.getByText('样单已确认', { exact: true }))).toBeVisible()
})

test('a list is taken away whole under its Chinese name', async ({ signIn }) => {
  const reviewer = await signIn('reviewer')
  for (const [path, name] of [
    ['/tdManage/siDataList', /^补料列表_\d{4}-\d\d-\d\d\.xlsx$/],
    ['/tdManage/siSubmitLog', /^补料.*\.xlsx$/],
  ] as const) {
    await reviewer.goto(path)
    const [file] = await Promise.all([reviewer.waitForEvent('download'), seen(reviewer.getByRole('button', { name: '导出' })).click()])
    expect(file.suggestedFilename()).toMatch(name)
  }
})

test('the sums of the cockpit open the lists that they count', async ({ signIn }) => {
  const reviewer = await signIn('reviewer', '/tdManage/workbench')
  const sum = reviewer.getByRole('table', { name: '各船公司补料' }).locator('tfoot a').last()
  const count = await textOf(sum, /(\d+)/)
  await sum.click()
  await expect(reviewer).toHaveURL(/siCheck\?Status=3/)
  await expect(seen(reviewer.getByText(`共 ${count} 条`))).toBeVisible()
})
