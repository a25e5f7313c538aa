import { randomInt } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { call, seen, test } from './kit.ts'
import { day, priced, publish, quote, readingPage, shown } from './quoting.ts'

const online = '/external/workbench/BookOnline'

/** Fills what a booking needs beside its route, boxes and price. */
async function fillGoods(page: Page): Promise<void> {
  await seen(page.getByRole('row', { name: '第 1 行货物' }).getByLabel('英文品名')).fill('WOODEN FURNITURE')
  const row = page.getByRole('row', { name: '第 1 行货物' })
  await seen(row.getByLabel('件数')).fill('860')
  await seen(row.getByLabel('毛重 KG')).fill('18600')
  await seen(row.getByLabel('体积 CBM')).fill('120.5')
  await seen(page.getByRole('textbox', { name: '发货人' })).fill(
    'NINGBO YUANFAN IMPORT AND EXPORT CO., LTD\nNO. 88 RENMIN ROAD, NINGBO\nCHINA\nUSCI: 91441900730442249J',
  )
  await seen(page.getByRole('textbox', { name: '联系人', exact: true })).fill('沈佳怡')
  await seen(page.getByRole('textbox', { name: '电话' })).fill('13800000000')
}

test('a customer books from a quotation, completes what is asked, gets the SO, and is amended; then the instruction is opened', async ({
  signIn,
}) => {
  const pricing = await signIn('pricing', readingPage)
  const rate = await publish(pricing, 'CNTAO')
  const sales = await signIn('sales')
  const price = await priced(sales, rate)
  await quote(sales, rate)
  const customer = await signIn('customer', '/external/workbench?View=quotes')
  await seen(customer.getByRole('link', { name: /^QT/ })).click()
  await customer.getByRole('button', { name: '接受此方案' }).click()
  await customer.getByRole('dialog').getByRole('button', { name: '接受此方案' }).click()
  await seen(customer.getByRole('link', { name: '按此方案订舱' })).click()
  // what the quotation says stands in the form already
  await expect(seen(customer.getByRole('row', { name: '第 1 行箱型箱量' }).getByLabel('箱量'))).toHaveValue('2')
  await fillGoods(customer)
  await seen(customer.getByRole('button', { name: '提交订舱' })).click()
  await expect(seen(customer.getByRole('heading', { name: /^BK\d+/ }))).toBeVisible()
  const id = Number(new URL(customer.url()).searchParams.get('Id'))
  // quote total = booking total
  await expect(seen(customer.getByText(`USD ${shown(String(Number(price) * 2))}.00`))).toBeVisible()

  const ops = await signIn('ops', `/quckBook/internalBookDetail?Id=${id}`)
  await seen(ops.getByRole('button', { name: '退回补充' })).click()
  const dialog = ops.getByRole('dialog')
  await dialog.getByRole('textbox').last().fill('请补充 HS 编码')
  await dialog.getByRole('button', { name: '退回补充' }).click()
  await expect(seen(ops.getByText('已退回客户补充'))).toBeVisible()

  // the customer's page follows by itself
  await expect(seen(customer.getByText('请补充 HS 编码'))).toBeVisible()
  await seen(customer.getByRole('link', { name: '去修改' })).click()
  await seen(customer.getByRole('row', { name: '第 1 行货物' }).getByLabel('HS 编码')).fill('940360')
  await seen(customer.getByRole('button', { name: '提交补充' })).click()
  await expect(seen(customer.getByText('已补充'))).toBeVisible()

  await seen(ops.getByRole('button', { name: '受理', exact: true })).click()
  await ops.getByRole('dialog').getByRole('button', { name: '受理', exact: true }).click()
  await seen(ops.getByRole('button', { name: '放舱', exact: true })).click()
  const order = ops.getByRole('dialog', { name: '放舱' })
  const so = `COSU${randomInt(10_000_000, 99_999_999)}`
  await order.getByRole('textbox', { name: 'SO 号' }).fill(so)
  await order.getByRole('textbox', { name: '船名' }).fill('COSCO ROME')
  await order.getByRole('textbox', { name: '航次' }).fill('045E')
  await order.getByLabel('截单', { exact: true }).fill(`${new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)} 16:00`)
  await order.getByRole('button', { name: '放舱', exact: true }).click()
  await expect(seen(ops.getByText(so))).toBeVisible()
  await expect(seen(customer.getByText(so))).toBeVisible()

  await seen(customer.getByRole('link', { name: '申请改配' })).click()
  await seen(customer.getByRole('textbox', { name: '改配原因' })).fill('加货一个柜')
  await seen(customer.getByRole('row', { name: '第 1 行箱型箱量' }).getByLabel('箱量')).fill('3')
  await seen(customer.getByRole('button', { name: '提交改配申请', exact: true })).click()
  await expect(seen(customer.getByText('改配申请中'))).toBeVisible()
  await seen(ops.getByRole('button', { name: '同意', exact: true })).click()
  await ops.getByRole('dialog').getByRole('button', { name: '同意改配' }).click()
  await expect(seen(customer.getByText('已改配'))).toBeVisible()
  const { Boxes } = await call<{ Boxes: string }>(ops, `/api/BookingOrder/Get?Id=${id}`)
  expect(Boxes).toBe('40HQ*3')

  await seen(customer.getByRole('link', { name: '补料', exact: true })).click()
  await expect(customer).toHaveURL(/siSubmit\?CGO_ID=\d+/)
  await expect(seen(customer.getByRole('heading', { name: `补料 ${so}` }))).toBeVisible()

  // one timeline of the whole shipment: the confirmation stands beside the instruction and leads back to its booking
  const whole = seen(customer.getByRole('list', { name: '全程' }))
  const given = whole.getByRole('listitem').filter({ hasText: `SO 号 ${so}` })
  await expect(given.getByRole('link', { name: /^订舱单 BK\d+/ })).toHaveAttribute('href', `/external/workbench/BookOnlineDetail?Id=${id}`)
  await expect(whole.getByRole('listitem').filter({ hasText: '放舱后生成委托' })).toBeVisible()
  // the quotation is the forwarder's own
  await expect(whole.getByText(/QT\d+/)).toHaveCount(0)
  await seen(customer.getByRole('button', { name: '本单' })).click()
  await expect(customer).toHaveURL(/Timeline=own/)
  await expect(seen(customer.getByRole('list', { name: '本单' })).getByText(`SO 号 ${so}`)).toHaveCount(0)
})

test('what is typed into a booking is there again after a reload', async ({ signIn }) => {
  const customer = await signIn('customer', `${online}?Pol=CNSHA&Pod=USLAX&Day=${day()}&Boxes=40HQ*1`)
  await fillGoods(customer)
  await expect(seen(customer.getByText(/草稿已自动保存/))).toBeVisible()
  await customer.reload()
  await expect(seen(customer.getByRole('row', { name: '第 1 行货物' }).getByLabel('英文品名'))).toHaveValue('WOODEN FURNITURE')
})
