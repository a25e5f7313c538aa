import { expect } from '@playwright/test'
import { faultsOf } from './accessible.ts'
import { test } from './kit.ts'

const entry = '/FlcExport/BookingOrder'
const note = `SHIPPER: NINGBO HAITONG TOOLS CO., LTD
POL: NINGBO
POD: HAMBURG
EQUIPMENT: 1X40
COMMODITY: HAND TOOLS
PACKAGES: 860 CARTONS
G.W.: 18000 KGS
OTHER: ROTTERDAM 12/9`
const several = '订两票\n①宁波-汉堡 1*20GP 螺丝 12托 18.5吨 10方\n②宁波-鹿特丹 2*40HQ 沙发 160托 9.6吨 136方'

test('a pasted note stays in sight with its questions and its form, and facts that no field has stand where they belong', async ({
  signIn,
}) => {
  const ops = await signIn('ops', entry)
  await ops.setViewportSize({ width: 1_440, height: 900 })
  const box = ops.getByRole('textbox', { name: '粘贴托书内容' })
  await box.fill(note)
  // the keys of the field read the note; they do not submit the booking below it
  await box.press('Control+Enter')
  await expect(ops.getByRole('heading', { name: '待确认 1 项' })).toBeInViewport()
  await expect(ops.getByRole('region', { name: '托书原文' })).toBeInViewport()
  const customer = ops.getByLabel('客户', { exact: false }).first()
  await expect(customer).toBeInViewport()
  await expect(customer).not.toHaveAttribute('aria-invalid', 'true')
  await expect(ops.getByRole('alert').filter({ hasText: '没有读入这一部分' })).toContainText('ROTTERDAM')
  expect(await faultsOf(ops)).toEqual([])
})

test('several bookings of one text are a list, of which the staff make drafts for a customer', async ({ signIn }) => {
  const ops = await signIn('ops', entry)
  const box = ops.getByRole('textbox', { name: '粘贴托书内容' })
  await box.fill(several)
  await box.press('Control+Enter')
  await expect(ops.getByRole('row', { name: /DEHAM/ })).toBeVisible()
  await expect(ops.getByRole('row', { name: /NLRTM/ })).toBeVisible()
  await expect(ops.getByRole('button', { name: '生成 2 票订舱草稿' })).toBeDisabled()
})
