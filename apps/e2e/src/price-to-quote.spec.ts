import { randomInt } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { expectClean } from './accessible.ts'
import { call, choose, fillSignIn, seen, test, textOf } from './kit.ts'

const readingPage = '/SeaFreight/FreightManagement/NewFCLFreightBatch'
const center = '/external/customer/freightCenter'
/** The customer of the first account, who is on level VIP (−30); whoever sells to it adds 100 a box. */
const customer = 'KH26010001'
const day = '2098-12-10'

interface Rate {
  readonly pol: string
  readonly pod: string
  readonly floor: number
}
/** Ports that the demo has no rates from on that day, one for each test. */
const names = { CNXMN: '厦门', CNFOC: '福州' } as const

/** Pastes a text, takes the drafts and publishes them; answers the floor of the rate. */
async function publish(pricing: Page, pol: keyof typeof names): Promise<Rate> {
  const floor = 2_000 + randomInt(1, 400) * 5
  await choose(pricing.getByLabel('价格作为'), '底价')
  const text = pricing.getByRole('textbox', { name: '微信、邮件文本或 Excel 单元格' })
  await text.fill(`COSCO ${names[pol]}-纽约 USD${floor}/40HQ，有效期 2098.12.1-2098.12.15，按大船ATD，航程16天`)
  await text.press('Control+Enter')
  await pricing.getByRole('button', { name: '生成 1 条草稿' }).click()
  await expect(pricing.getByText('已生成 1 条草稿')).toBeVisible()
  await pricing.getByRole('button', { name: '去发布' }).click()
  await seen(pricing.getByRole('button', { name: '发布 1 条' })).click()
  await expect(pricing.getByText('已发布 1 条')).toBeVisible()
  return { pol, pod: 'USNYC', floor }
}

/** The price of one box as the customer is asked it. */
async function priced(sales: Page, { pol, pod }: Rate): Promise<string> {
  const query = new URLSearchParams({ Pol: pol, Pods: pod, Day: day, Boxes: '40HQ*2', Customer: customer })
  const { Offers } = await call<{ Offers: { Boxes: { Price: string }[] }[] }>(sales, `/api/FreightPrice/ForCustomer?${query.toString()}`)
  return Offers[0]!.Boxes[0]!.Price
}
const shown = (price: string) => Number(price).toLocaleString('en-US')

/** From the prices of a search to a quotation that was sent; its page is open. */
async function quote(sales: Page, { pol, pod }: Rate): Promise<void> {
  await sales.goto(`/SeaFreight/FreightManagement/FreightResult?Pol=${pol}&Pods=${pod}&Day=${day}&Boxes=40HQ*2&Customer=${customer}`)
  await expect(sales.getByRole('group', { name: '各周最低价' })).toBeVisible()
  await sales.getByRole('checkbox').nth(2).check()
  await sales.getByRole('button', { name: '生成报价单（1）' }).click()
  await sales.getByRole('button', { name: '生成报价（1 个方案）' }).click()
  await expect(seen(sales.getByRole('heading', { name: /^QT/ }))).toBeVisible()
  await seen(sales.getByRole('button', { name: '发送', exact: true })).click()
  await sales.getByRole('dialog').getByRole('button', { name: '发送', exact: true }).click()
  await expect(seen(sales.getByText('已发送'))).toBeVisible()
}

test('a pasted text becomes a price by the level of the customer, a quotation, and a link that is accepted without a sign-in', async ({
  signIn,
  visit,
}) => {
  const pricing = await signIn('pricing', readingPage)
  const rate = await publish(pricing, 'CNXMN')
  const sales = await signIn('sales')
  const price = await priced(sales, rate)
  expect(Number(price)).toBeGreaterThan(rate.floor)
  await quote(sales, rate)
  await sales.getByRole('button', { name: '分享' }).click()
  const dialog = sales.getByRole('dialog', { name: '分享报价' })
  await expect(dialog.getByRole('img', { name: /报价单 QT\d+ 的图片/ })).toBeVisible()
  await dialog.getByRole('button', { name: '生成链接' }).click()
  const address = await textOf(dialog.locator('.jst-share-address'))
  const visitor = await visit()
  await visitor.goto(new URL(address).pathname)
  await expect(visitor.getByText(shown(price)).first()).toBeVisible()
  expect(await visitor.content()).not.toContain(shown(String(rate.floor)))
  await visitor.getByRole('button', { name: '接受此方案' }).click()
  await expect(visitor.getByText('您已接受方案 1')).toBeVisible()
})

test('the customer who signs in sees exactly that price and that quotation, and accepts it', async ({ signIn, visit }) => {
  const pricing = await signIn('pricing', readingPage)
  const rate = await publish(pricing, 'CNFOC')
  const sales = await signIn('sales')
  const price = await priced(sales, rate)
  await quote(sales, rate)
  // a visitor sees the service, and signs in for the price
  const visitor = await visit()
  await visitor.goto(`${center}?Pol=${rate.pol}&Pod=${rate.pod}&Day=${day}&Boxes=40HQ*2`)
  await expect(visitor.getByRole('heading', { name: /中远|COSCO/ })).toBeVisible()
  expect(await visitor.content()).not.toContain(shown(price))
  await visitor.getByRole('link', { name: /^登录查看/ }).click()
  await fillSignIn(visitor, 'customer')
  await expect(visitor.getByText(`USD ${shown(price)}.00`).first()).toBeVisible()
  await visitor.getByRole('link', { name: '我的报价' }).click()
  await seen(visitor.getByRole('link', { name: /^QT/ })).click()
  await expect(visitor.getByText(shown(price)).first()).toBeVisible()
  expect(await visitor.content()).not.toContain(shown(String(rate.floor)))
  await visitor.getByRole('button', { name: '接受此方案' }).click()
  await visitor.getByRole('dialog').getByRole('button', { name: '接受此方案' }).click()
  await expect(visitor.getByText('您已接受该报价，业务员会尽快与您联系。')).toBeVisible()
})

test('the pages of customers and the push are accessible and free of console errors, light and dark', async ({ signIn }) => {
  const person = await signIn('customer', '/external/workbench?View=rates')
  await expectClean(person, [
    `/external/workbench?View=rates&Pol=CNSHA&Pods=USNYC&Day=${day}&Boxes=40HQ*2`,
    '/external/workbench?View=quotes',
  ])
  const sales = await signIn('sales')
  await expectClean(sales, ['/SeaFreight/FreightPush?View=push', '/SeaFreight/FreightPush?View=log'])
})
