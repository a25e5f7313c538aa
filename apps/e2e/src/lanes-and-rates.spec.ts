import { randomInt } from 'node:crypto'
import { expect, type Locator } from '@playwright/test'
import { seen, test } from './kit.ts'

async function pick(form: Locator, label: RegExp, code: string): Promise<void> {
  const field = form.getByRole('combobox', { name: label })
  // before the names are there, the field shows the code that it starts with: the same code filled in would be no change
  await field.click()
  await field.fill(code)
  await expect(form.getByRole('option').first()).toContainText(code)
  await field.press('Enter')
}

test('a lane is put under its region, stands there in the tree, and leads to its ports', async ({ signIn }) => {
  const code = `L${randomInt(100_000, 999_999)}`
  const boss = await signIn('boss', '/BasicData/Line')
  await seen(boss.getByRole('button', { name: '新增航线', exact: true })).click()
  const form = boss.getByRole('dialog')
  await form.getByRole('textbox', { name: /^航线代码/ }).fill(code)
  await form.getByRole('textbox', { name: /^中文名/ }).fill(`支线${code}`)
  await pick(form, /^上级航线/, 'EUR')
  await form.getByRole('button', { name: '保存' }).click()
  await expect(form).toHaveCount(0)

  await boss.reload()
  await seen(boss.getByRole('button', { name: '查看层级' })).click()
  const region = boss
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ has: boss.getByText('EUR', { exact: true }) })
  await expect(region.first()).toContainText('欧洲')
  await region.getByRole('link', { name: `支线${code}` }).click()
  await expect(boss).toHaveURL(new RegExp(`/BasicData/GlobleHaven\\?LaneCode=${code}$`))
})

test('an exchange rate holds from its day until the next one, also after a reload', async ({ signIn }) => {
  // days of a year of this attempt's own: one day has one rate of a company
  const year = randomInt(2040, 2090)
  const boss = await signIn('boss', '/BasicData/Cur')
  const rates = boss.getByRole('dialog', { name: '汇率' })
  const openRates = async () => {
    await seen(boss.getByRole('button', { name: '汇率', exact: true })).click()
    await expect(rates.getByRole('button', { name: '新增汇率' })).toBeVisible()
  }
  const holds = async (day: string, rate: string) => {
    await rates.getByLabel('查询日期').fill(day)
    await expect(rates.getByRole('status')).toHaveText(`${day}：1 USD = ${rate} CNY`)
  }
  await openRates()
  for (const [day, rate] of [
    ['03-01', '7.1234'],
    ['03-10', '7.2'],
  ] as const) {
    await rates.getByRole('button', { name: '新增汇率' }).click()
    await pick(rates.locator('form'), /^币种/, 'USD')
    await rates.getByLabel(/^生效日期/).fill(`${year}-${day}`)
    for (const name of [/^买入价/, /^卖出价/]) await rates.getByRole('textbox', { name }).fill(rate)
    await rates.getByRole('button', { name: '保存汇率' }).click()
    await expect(rates.getByRole('button', { name: '保存汇率' })).toHaveCount(0)
  }
  await boss.reload()
  await openRates()
  await holds(`${year}-03-09`, '7.1234')
  await holds(`${year}-03-10`, '7.2')
})
