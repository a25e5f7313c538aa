import { expect } from '@playwright/test'
import { test } from './kit.ts'
import { faultsOf } from './accessible.ts'

const page = '/SeaFreight/FreightManagement/NewFCLFreightBatch'
const message = `【EMC 美东特价】
上海-萨凡纳 2650/3060/3060
深圳-萨凡纳 USD 2900/40HQ
有效期 12.1-12.15，按大船ATD
周四截周日开，航程32天
含THC。DOC CNY450/票`

test('a pasted message becomes drafts: what is unsure is asked, answered by the keyboard, and published', async ({ signIn }) => {
  const pricing = await signIn('pricing', page)
  const text = pricing.getByRole('textbox', { name: '微信、邮件文本或 Excel 单元格' })
  await text.focus()
  await pricing.keyboard.insertText(message)
  await pricing.keyboard.press('Control+Enter')
  await expect(pricing.getByRole('heading', { name: '待确认（1）' })).toBeVisible()
  const take = pricing.getByRole('button', { name: /生成 \d+ 条草稿/ })
  // text, question and rows together
  await pricing.setViewportSize({ width: 1_440, height: 900 })
  for (const part of [pricing.getByText('【EMC 美东特价】'), pricing.getByRole('heading', { name: '待确认（1）' }), take])
    await expect(part).toBeInViewport()
  // a row with an open question is no rate yet
  await expect(take).toHaveText('生成 1 条草稿')
  // the address is the text's own: a reload goes on with it
  await pricing.reload()
  await pricing.getByRole('group', { name: '“深圳”是哪个港口？' }).getByRole('button').first().press('Enter')
  await expect(take).toHaveText('生成 2 条草稿')
  await take.press('Enter')
  await expect(pricing.getByText('已生成 2 条草稿')).toBeVisible()
  await expect(pricing.getByRole('cell', { name: /^YJ/ })).toHaveCount(2)
  await pricing.getByRole('button', { name: '去发布' }).press('Enter')
  await expect(pricing.getByRole('rowheader', { name: /EMC CNSHA → USSAV/ })).toBeVisible()
})

test('drafts of a text are taken back; a correction is no new rate by itself', async ({ signIn }) => {
  const pricing = await signIn('pricing', page)
  await pricing
    .getByRole('textbox', { name: '微信、邮件文本或 Excel 单元格' })
    .fill('更正：以此为准\nEMC 上海-汉堡 USD2180/40HQ 12.1-12.15')
  await pricing.getByRole('button', { name: '识读' }).click()
  await expect(pricing.getByText('识读到的运价（0）')).toBeVisible()
  await pricing.getByRole('button', { name: '生成 1 条草稿' }).click()
  await expect(pricing.getByText('已生成 1 条草稿')).toBeVisible()
  await pricing.getByRole('button', { name: '撤回草稿' }).click()
  await pricing.getByRole('dialog').getByRole('button', { name: '撤回草稿' }).click()
  await expect(pricing.getByText('已撤回 1 条')).toBeVisible()
  await expect(pricing.getByRole('button', { name: '生成 1 条草稿' })).toBeVisible()
})

test('a text that was opened is clean for readers, light and dark', async ({ signIn }) => {
  const pricing = await signIn('pricing', page)
  await pricing
    .getByRole('link', { name: /COSCO 美西特价/ })
    .first()
    .click()
  await expect(pricing.getByRole('heading', { name: '原文' })).toBeVisible()
  expect(await faultsOf(pricing)).toEqual([])
})
