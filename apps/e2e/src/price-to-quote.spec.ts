import { expect } from '@playwright/test'
import { fillSignIn, seen, test, textOf } from './kit.ts'
import { day, priced, publish, quote, readingPage, shown } from './quoting.ts'

const center = '/external/customer/freightCenter'

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
  await visitor.getByText('接受此方案').click()
  await visitor.getByLabel('您的姓名').fill('张敏')
  await visitor.getByLabel('您的电话').fill('13800000000')
  await visitor.getByRole('button', { name: '确认接受' }).click()
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
  await visitor.goto(`${center}?Pol=${rate.pol}&Pod=${rate.pod}&Day=${day()}&Boxes=40HQ*2`)
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
