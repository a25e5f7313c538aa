export async function run({ page, expect }) {
  await expect(page.getByText('no delete')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Approve' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Approve' })).toHaveAttribute('title', /没有开通/)
  await page.getByRole('button', { name: 'Become manager' }).click()
  await expect(page.getByRole('button', { name: 'Delete' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Approve' })).toBeEnabled()
  await page.getByRole('button', { name: 'Ask for cost' }).click()
  await expect(page).toHaveTitle('hidden')
}
