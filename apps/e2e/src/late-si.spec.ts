import { expect } from '@playwright/test'
import { call, open, seen, test, untouchedOrders } from './kit.ts'

test('past the cut-off a customer asks for a later one, the document clerk grants it, and the open editor offers the submission at once', async ({
  signIn,
}) => {
  const customer = await signIn('customer')
  const clerk = await signIn('doc')
  const [{ Id, MblNo: mblNo }] = await untouchedOrders(customer)
  const stored = await call<{ UpdateTime: string; Remark: string }>(clerk, `/api/CargoOrder/GetCargoOrderInfo?Id=${Id}`)
  const SiDeadline = new Date(Date.now() - 3_600_000).toISOString()
  await call(clerk, '/api/CargoOrder/ModifyCargoOrder', { Id, UpdateTime: stored.UpdateTime, Remark: stored.Remark, SiDeadline })

  // nothing can be submitted: the request takes the place of it
  await open(customer, `/external/workbench/siSubmit?CGO_ID=${Id}`)
  await expect(customer.getByRole('button', { name: '提交补料' })).toHaveCount(0)
  await seen(customer.getByRole('button', { name: '申请晚补料' })).click()
  const dialog = customer.getByRole('dialog')
  await dialog.getByRole('textbox').fill('工厂装箱数据晚到')
  await dialog.getByRole('button', { name: '申请晚补料' }).click()
  await expect(seen(customer.getByRole('button', { name: '已申请晚补料' }))).toBeDisabled()

  // the clerk is told live, finds the request and moves the cut-off
  await expect(clerk.locator('.arco-notification').filter({ hasText: `申请晚补料：${mblNo}` })).toBeVisible()
  await open(clerk, '/tdManage/siMake?Late=open')
  const row = clerk.locator('[data-row]').filter({ hasText: mblNo })
  await row.getByRole('button', { name: '处理晚补料' }).click()
  const answer = clerk.getByRole('dialog')
  await expect(answer).toContainText('工厂装箱数据晚到')
  await answer.getByRole('button', { name: '延长截单' }).last().click()
  await expect(row).toHaveCount(0)

  // the customer is told, and goes on where the editor stands
  await expect(customer.locator('.arco-notification').filter({ hasText: `晚补料已同意：${mblNo}` })).toBeVisible()
  await expect(seen(customer.getByRole('button', { name: '提交补料' }))).toBeEnabled()
})
