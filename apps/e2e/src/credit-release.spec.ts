import { expect } from '@playwright/test'
import { seen, test } from './kit.ts'

test('a booking beyond its customer’s credit waits for a release: the desk cannot accept it, finance decides, then it goes on', async ({
  signIn,
}) => {
  const ops = await signIn('ops', '/quckBook/BookingManagement')
  await seen(ops.getByRole('row', { name: /博远/ }))
    .getByRole('link', { name: /^BK/ })
    .click()
  const held = ops.getByRole('alert').filter({ hasText: '客户信用' })
  await expect(held).toContainText('超出信用额度')
  await expect(held).toContainText('放行前不能受理和放舱')
  await expect(held.getByRole('button', { name: /^XF/ })).toContainText('审批中')
  await ops.getByRole('button', { name: '受理', exact: true }).click()
  const accept = ops.getByRole('dialog')
  await accept.getByRole('button', { name: '受理', exact: true }).click()
  await expect(ops.getByText(/须信用放行/).first()).toBeVisible()
  await ops.keyboard.press('Escape')

  const finance = await signIn('finance', '/internal/WorkCenter')
  await finance.getByText(/XF\d+/).first().click()
  const decision = finance.getByRole('dialog')
  await expect(decision.getByText(/超出信用额度/).first()).toBeVisible()
  await decision.getByRole('button', { name: '同意' }).first().click()

  // told at once
  await expect(ops.getByRole('button', { name: /^XF/ })).toContainText('已放行')
  await ops.getByRole('button', { name: '受理', exact: true }).click()
  await ops.getByRole('dialog').getByRole('button', { name: '受理', exact: true }).click()
  await expect(seen(ops.locator('.jst-detail-head'))).toContainText('已受理')
})
