import { customerTrackingPages, trackingPages } from '@jst/contracts/tracking'
import { expect, type Page } from '@playwright/test'
import { faultsOf } from './accessible.ts'
import { attempt, call, open, seen, test, textOf } from './kit.ts'

/** Boxes with a right check digit, one for each attempt. */
const boxes = ['TGHU6100004', 'TGHU6100010', 'TGHU6100025', 'TGHU6100030'] as const
/** A wall clock some days ago, as a person types it. */
const wall = (days: number, time: string) => `${new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)} ${time}`

/** Types a gate-in of one box at Shanghai, as a source told it. */
async function typeGateIn(page: Page, { bill, box, at, source }: { bill: string; box: string; at: string; source: string }): Promise<void> {
  await seen(page.getByRole('button', { name: '录入动态' })).click()
  const dialog = page.getByRole('dialog', { name: '录入箱动态' })
  for (const [field, option] of [
    ['节点', '进港'],
    ['来源', source],
  ] as const) {
    await dialog.getByRole('combobox', { name: field }).click()
    await page.getByRole('option', { name: option, exact: true }).click()
  }
  await dialog.getByRole('combobox', { name: '港口' }).fill('CNSHA')
  await page.getByRole('option', { name: /CNSHA/ }).first().click()
  await expect(dialog.getByText(/按港口当地时间填写（Asia\/Shanghai）/)).toBeVisible()
  await dialog.getByRole('textbox', { name: '时间' }).fill(at)
  await dialog.getByRole('textbox', { name: '提单号' }).fill(bill)
  await dialog.getByRole('textbox', { name: '粘贴多个箱号' }).fill(`${box} 45G1`)
  await dialog.getByRole('button', { name: '填入下表' }).click()
  await dialog.getByRole('button', { name: '写入' }).click()
  await expect(dialog).toBeHidden()
}

test('a number is followed, told about, decided and shared with somebody without an account', async ({ signIn, visit }) => {
  const bill = `COSU9310000${String(attempt()).padStart(3, '0')}`
  const box = boxes[attempt() % boxes.length]!
  const ops = await signIn('ops', trackingPages.list)

  await seen(ops.getByRole('button', { name: '订阅跟踪' })).click()
  const follow = ops.getByRole('dialog', { name: '订阅跟踪' })
  await follow.getByRole('textbox', { name: '号码' }).fill(bill)
  await follow.getByRole('button', { name: '检查' }).click()
  await expect(follow.getByText(/推测：/)).toBeVisible()
  await follow.getByRole('button', { name: '订阅 1 个' }).click()
  await expect(follow.getByText('已订阅', { exact: true })).toBeVisible()
  await follow.getByRole('button', { name: '关闭' }).last().click()

  await open(ops, trackingPages.upkeep)
  await typeGateIn(ops, { bill, box, at: wall(3, '08:00'), source: '码头' })
  await typeGateIn(ops, { bill, box, at: wall(2, '20:00'), source: '车队' })

  await open(ops, `${trackingPages.list}?Keyword=${bill}`)
  await seen(ops.getByRole('link', { name: bill })).click()
  await expect(seen(ops.getByText('1 处来源不一致，还没有人裁定'))).toBeVisible()
  await seen(ops.getByRole('button', { name: '只看不一致' })).click()
  await seen(ops.getByText('来源与依据')).click()
  await seen(ops.getByRole('button', { name: '裁定', exact: true })).click()
  const ruling = ops.getByRole('dialog', { name: /^裁定：进港/ })
  await ruling.getByRole('combobox', { name: '依据的来源' }).click()
  await ops.getByRole('option', { name: /^车队/ }).click()
  await ruling.getByRole('textbox', { name: '理由' }).fill('车队司机当面确认')
  await ruling.getByRole('button', { name: '确定裁定' }).click()
  await expect(ruling).toBeHidden()
  await expect(ops.getByText('1 处来源不一致，还没有人裁定')).toBeHidden()
  expect(await faultsOf(ops)).toEqual([])

  await seen(ops.getByRole('button', { name: '分享', exact: true })).click()
  const share = ops.getByRole('dialog', { name: `分享 ${bill}` })
  await share.getByRole('textbox', { name: '给谁' }).fill('收货人')
  await share.getByRole('button', { name: '生成链接' }).click()
  const address = await textOf(share.getByText(/freightTrack\/share\?Token=/))
  const guest = await visit()
  await guest.goto(new URL(address).pathname + new URL(address).search)
  await expect(guest.getByRole('heading', { name: new RegExp(bill) })).toBeVisible()
  await expect(guest.getByText('车队司机当面确认')).toHaveCount(0)
  expect(await faultsOf(guest)).toEqual([])

  await share.getByRole('button', { name: '撤销给收货人的链接' }).click()
  await ops.getByRole('button', { name: '撤销', exact: true }).last().click()
  await expect(share.getByText('已撤销')).toBeVisible()
  await guest.reload()
  await expect(guest.getByText('请向发给您链接的人索取新的链接。')).toBeVisible()
})

test('every number of the control tower opens the list that it counts', async ({ signIn }) => {
  const customer = await signIn('customer', customerTrackingPages.control)
  const figures = await call<{ Stages: { Name: string; Count: number }[] }>(customer, '/api/Track/Figures')
  const sea = figures.Stages.find(({ Name }) => Name === 'sea')?.Count ?? 0
  await seen(customer.getByRole('link', { name: /在途/ })).click()
  await expect(seen(customer.getByText(`共 ${sea} 条`))).toBeVisible()
})

test('a customer reads a shipment in English with the keyboard alone, and shares it in English', async ({ signIn, visit }) => {
  const customer = await signIn('customer', customerTrackingPages.list)
  await customer.evaluate(() => localStorage.setItem('jst:lan', 'EN'))
  await customer.reload()
  await customer.getByTitle('Live connection is up').waitFor()
  const first = seen(customer.getByRole('row').nth(1).getByRole('link').first())
  await first.focus()
  await customer.keyboard.press('Enter')
  await expect(seen(customer.getByRole('heading', { name: 'Timeline' }))).toBeVisible()
  const fold = seen(customer.getByText('Sources and reasons')).first()
  await fold.focus()
  await customer.keyboard.press('Enter')
  await expect(seen(customer.getByRole('columnheader', { name: 'Local time' })).first()).toBeVisible()
  expect(await faultsOf(customer)).toEqual([])

  const share = seen(customer.getByRole('button', { name: 'Share', exact: true }))
  await share.focus()
  await customer.keyboard.press('Enter')
  const dialog = customer.getByRole('dialog', { name: /^Share / })
  await dialog.getByRole('textbox', { name: 'For whom' }).fill('Consignee')
  await customer.keyboard.press('Enter')
  const address = new URL(await textOf(dialog.getByText(/freightTrack\/share\?Token=/)))
  expect(address.searchParams.get('lang')).toBe('en')
  const guest = await visit()
  await guest.goto(address.pathname + address.search)
  await expect(guest.getByRole('heading', { name: 'Timeline' })).toBeVisible()
  expect(await faultsOf(guest)).toEqual([])
  await guest.getByRole('link', { name: '中文' }).click()
  await expect(guest.getByRole('heading', { name: '动态时间线' })).toBeVisible()
})
