import { randomInt } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { attempt, call, choose, seen } from './kit.ts'

/** Where pasted texts become rates. */
export const readingPage = '/SeaFreight/FreightManagement/NewFCLFreightBatch'
/** The customer of the first account, who is on level VIP (−30); whoever sells to it adds 100 a box. */
const customer = 'KH26010001'
/** A month of this attempt's own, in which the demo has no rates. */
const month = () => `${2098 - Math.floor(attempt() / 12)}-${String(12 - (attempt() % 12)).padStart(2, '0')}`
export const day = (): string => `${month()}-10`

export interface Rate {
  readonly pol: string
  readonly pod: string
  readonly floor: number
}
/** Ports of loading, one for each test. */
const names = { CNXMN: '厦门', CNFOC: '福州', CNTAO: '青岛' } as const

/** Pastes a text, takes the drafts and publishes them; answers the floor of the rate. */
export async function publish(pricing: Page, pol: keyof typeof names): Promise<Rate> {
  const floor = 2_000 + randomInt(1, 400) * 5
  await choose(pricing.getByLabel('价格作为'), '底价')
  const text = pricing.getByRole('textbox', { name: '微信、邮件文本或 Excel 单元格' })
  await text.fill(`COSCO ${names[pol]}-纽约 USD${floor}/40HQ，有效期 ${month()}-01 至 ${month()}-15，按大船ATD，航程16天`)
  await text.press('Control+Enter')
  await pricing.getByRole('button', { name: '生成 1 条草稿' }).click()
  await expect(pricing.getByText('已生成 1 条草稿')).toBeVisible()
  await pricing.getByRole('button', { name: '去发布' }).click()
  await seen(pricing.getByRole('button', { name: '发布 1 条' })).click()
  await expect(pricing.getByText('已发布 1 条')).toBeVisible()
  return { pol, pod: 'USNYC', floor }
}

/** The price of one box as the customer is asked it. */
export async function priced(sales: Page, { pol, pod }: Rate): Promise<string> {
  const query = new URLSearchParams({ Pol: pol, Pods: pod, Day: day(), Boxes: '40HQ*2', Customer: customer })
  const { Offers } = await call<{ Offers: { Boxes: { Price: string }[] }[] }>(sales, `/api/FreightPrice/ForCustomer?${query.toString()}`)
  return Offers[0]!.Boxes[0]!.Price
}
/** A price as pages show it. */
export const shown = (price: string) => Number(price).toLocaleString('en-US')

/** From the prices of a search to a quotation that was sent; its page is open. */
export async function quote(sales: Page, { pol, pod }: Rate): Promise<void> {
  await sales.goto(`/SeaFreight/FreightManagement/FreightResult?Pol=${pol}&Pods=${pod}&Day=${day()}&Boxes=40HQ*2&Customer=${customer}`)
  await expect(sales.getByRole('group', { name: '各周最低价' })).toBeVisible()
  await sales.getByRole('checkbox').nth(2).check()
  await sales.getByRole('button', { name: '生成报价单（1）' }).click()
  await sales.getByRole('button', { name: '生成报价（1 个方案）' }).click()
  await expect(seen(sales.getByRole('heading', { name: /^QT/ }))).toBeVisible()
  await seen(sales.getByRole('button', { name: '发送', exact: true })).click()
  await sales.getByRole('dialog').getByRole('button', { name: '发送', exact: true }).click()
  await expect(seen(sales.getByText('已发送'))).toBeVisible()
}
