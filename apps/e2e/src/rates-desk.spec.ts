import { randomInt } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { faultsOf } from './accessible.ts'
import { seen, tabTo, test } from './kit.ts'

const folder = '/SeaFreight/FreightManagement'

async function pick(page: Page, label: RegExp, code: string): Promise<void> {
  await seen(page.getByRole('combobox', { name: label })).focus()
  await page.keyboard.type(code)
  await expect(seen(page.getByRole('option'))).toContainText(code)
  await page.keyboard.press('Enter')
}
async function typeDay(page: Page, label: RegExp, day: string): Promise<void> {
  await seen(page.getByLabel(label)).focus()
  await page.keyboard.type(day)
  await page.keyboard.press('Tab')
}

test('rates are typed into a grid, published and found on a later day: by keyboard', async ({ signIn }) => {
  // a service of this attempt's own: two rates of the same one would be doubles
  const service = `E${randomInt(100_000, 999_999)}`
  const pricing = await signIn('pricing', `${folder}/FCLFreightAdd`)
  const grid = pricing.getByRole('grid', { name: '卸货港与价格' })
  await expect(grid).toBeVisible()
  await pick(pricing, /^装货港/, 'CNLYG')
  await pick(pricing, /^船公司/, 'COSCO')
  await pricing.getByRole('textbox', { name: '航线代码' }).focus()
  await pricing.keyboard.type(service)
  await typeDay(pricing, /^生效日期/, '2098-12-01')
  await typeDay(pricing, /^有效期至/, '2098-12-15')

  await grid.getByRole('gridcell').first().click()
  await pricing.keyboard.type('USLAX')
  await pricing.keyboard.press('Tab')
  await pricing.keyboard.type('1540')
  await pricing.keyboard.press('Tab')
  await pricing.keyboard.press('Tab')
  await pricing.keyboard.type('1,850')
  await pricing.keyboard.press('Enter')
  await pricing.keyboard.type('鹿特丹')
  await pricing.keyboard.press('Enter')
  await expect(grid.getByRole('gridcell', { name: '洛杉矶 USLAX' })).toBeVisible()
  await expect(pricing.getByText('将生成 2 条草稿')).toBeVisible()
  expect(await faultsOf(pricing)).toEqual([])
  await pricing.getByRole('button', { name: '保存为草稿' }).focus()
  await pricing.keyboard.press('Enter')
  await expect(pricing.getByText('已保存 2 条运价草稿')).toBeVisible()

  await pricing.getByRole('button', { name: '去发布' }).focus()
  await pricing.keyboard.press('Enter')
  // the second row has no floor
  await expect(seen(pricing.getByText('请至少填写一个箱型的底价'))).toBeVisible()
  expect(await faultsOf(pricing)).toEqual([])
  await tabTo(pricing, seen(pricing.getByRole('button', { name: '发布 1 条' })), 20)
  await pricing.keyboard.press('Enter')
  await expect(pricing.getByText('已发布 1 条')).toBeVisible()

  await pricing.goto(`${folder}/HistoryFreightSearch?PolCode=CNLYG&Day=2098-12-10`)
  await seen(pricing.getByRole('link', { name: /^YJ/ })).press('Enter')
  await expect(seen(pricing.getByRole('heading', { name: 'COSCO CNLYG → USLAX' }))).toBeVisible()
  await expect(pricing.getByRole('checkbox', { name: '第 1 版' })).toBeVisible()
  expect(await faultsOf(pricing)).toEqual([])
})
